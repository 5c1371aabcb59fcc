public import Drawing

/// Makes a type change smoothly in all its stored variables.
///
/// ```swift
/// @Animatable
/// struct Wedge: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isClockwise: Bool
///
///   func path(in rect: CGRect) -> Path { … }
/// }
/// ```
///
/// Constants, computed properties, and those with a wrapper stay out of it.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Keeps a variable out of what ``Animatable()`` changes smoothly.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")

/// What changes smoothly in a value; ``Animatable()`` writes it.
public typealias AnimatableDataOf<Value: Animatable> = Value.AnimatableData
