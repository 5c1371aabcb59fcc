/// A modifier whose body is evaluated with interpolated values.
public protocol AnimatableModifier: Animatable, ViewModifier {}
