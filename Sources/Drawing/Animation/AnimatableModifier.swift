/// A modifier whose body is evaluated with what lies between its old and its new values.
public protocol AnimatableModifier: Animatable, ViewModifier {}
