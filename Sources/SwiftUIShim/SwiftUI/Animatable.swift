public import Drawing

/// A macro that makes a type animatable by animating all its stored variables.
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
/// Constants, computed properties and properties with a property wrapper aren't animated.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// A macro that excludes a variable from ``Animatable()``.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")

/// The animatable data of a type, used by the expansion of ``Animatable()``.
public typealias AnimatableDataOf<Value: Animatable> = Value.AnimatableData
