/// The operations on views that evaluation needs and that the folders above the engine implement.
protocol EvaluationHooks: Sendable {
  /// Returns whether values of a type can be animated.
  func isAnimatable(_ type: Any.Type) -> Bool

  /// Returns whether a type is an effect that geometry readers and anchors ignore.
  func isIgnoredByLayout(_ type: Any.Type) -> Bool

  /// Returns a view or modifier with its animatable data at the current time.
  func animated<Value>(_ value: Value, in context: ViewContext) -> Value

  /// Returns whether a view is a shape. The body of a shape is its painted form; the shape adds its
  /// name to the path only when it is drawn.
  func isShape<Content: View>(_ type: Content.Type) -> Bool

  /// The environment of the whole view; `nil` if every value is the default.
  var environment: EnvironmentValues? { get }
}

extension EvaluationHooks {
  var environment: EnvironmentValues? { nil }
}
