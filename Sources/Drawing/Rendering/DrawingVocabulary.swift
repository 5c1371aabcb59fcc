/// How views change and are painted that have no part in evaluation themselves.
struct DrawingVocabulary: EvaluationVocabulary {
  func isAnimatable(_ type: Any.Type) -> Bool { type is any Animatable.Type }

  func animated<Value>(_ value: Value, in context: ViewContext) -> Value {
    context.animated(value)
  }

  func isPainted<Content: View>(_ view: Content) -> Bool { view is any Shape }

  func primitive<Modifier: ViewModifier>(of modifier: Modifier) -> (any PrimitiveModifier)? {
    func primitive<Effect: GeometryEffect>(_ effect: Effect) -> any PrimitiveModifier {
      EffectModifier(effect: effect)
    }
    return (modifier as? any GeometryEffect).map { primitive($0) }
  }
}

extension ViewGraph {
  /// Creates the graph of a rendering.
  convenience init(seed: UInt64) {
    self.init(seed: seed, vocabulary: DrawingVocabulary())
  }
}
