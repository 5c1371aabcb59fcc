/// The hooks through which the engine animates and paints views.
struct DrawingHooks: EvaluationHooks {
  #if Fonts
  /// The fonts that are available when the rendering begins. They are read only once, because the
  /// rendering may continue on other threads.
  private let shaper = FontLibrary.shaper

  var environment: EnvironmentValues? {
    guard let shaper else { return nil }
    var environment = EnvironmentValues()
    environment.textShaper = shaper
    return environment
  }
  #endif

  func isAnimatable(_ type: Any.Type) -> Bool {
    DrawingHooks.areAnimatable.value(of: type) { type is any Animatable.Type }
  }

  private static let areAnimatable = TypeCache<Bool>()

  func isIgnoredByLayout(_ type: Any.Type) -> Bool {
    DrawingHooks.areIgnoredByLayout.value(of: type) { type is any IgnoredByLayout.Type }
  }

  private static let areIgnoredByLayout = TypeCache<Bool>()

  func animated<Value>(_ value: Value, in context: ViewContext) -> Value {
    context.animated(value)
  }

  func isShape<Content: View>(_ type: Content.Type) -> Bool { type is any Shape.Type }
}

extension ViewGraph {
  /// Creates the graph of a rendering.
  convenience init(seed: UInt64) {
    self.init(seed: seed, hooks: DrawingHooks())
  }
}
