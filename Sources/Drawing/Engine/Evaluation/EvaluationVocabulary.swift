/// What evaluation asks of the vocabulary, which it doesn't know otherwise.
protocol EvaluationVocabulary: Sendable {
  /// Returns whether values of a type change smoothly.
  func isAnimatable(_ type: Any.Type) -> Bool

  /// Returns a view or modifier as it looks now, where it changes smoothly.
  func animated<Value>(_ value: Value, in context: ViewContext) -> Value

  /// Returns whether the body of a view is the same view, painted, which adds no layout position.
  func isPainted<Content: View>(_ type: Content.Type) -> Bool

  /// Returns what applies a modifier without a body, where it doesn't do so itself.
  func primitive<Modifier: ViewModifier>(of modifier: Modifier) -> (any PrimitiveModifier)?

  /// The environment of the whole view; `nil` where everything has its default.
  var environment: EnvironmentValues? { get }
}

extension EvaluationVocabulary {
  var environment: EnvironmentValues? { nil }
}
