/// The dynamic properties that a shape, an effect or a closure reads during layout and drawing.
struct PropertyBinding {
  /// The context in which the properties are bound; `nil` if there are none.
  private let storage: Storage?

  /// This is a class because most values have no such properties, and every element keeps a
  /// binding.
  private final class Storage {
    let context: ViewContext

    init(_ context: ViewContext) {
      self.context = context
    }
  }

  /// Creates a binding of no properties.
  init() {
    storage = nil
  }

  /// Binds the dynamic properties of a value like those of a view.
  init<Value>(of value: Value, in context: ViewContext) {
    let isBound = context.graph.traits(of: value).hasDynamicProperties
    storage = isBound ? Storage(context.entering(value)) : nil
  }

  /// Binds the dynamic properties of the views that contain a modifier, for its closures.
  init(in context: ViewContext) {
    storage = context.scope == nil ? nil : Storage(context)
  }

  /// Whether there are no properties to bind.
  var isEmpty: Bool { storage == nil }

  /// Calls a closure in which the properties have their values.
  ///
  /// - Parameters:
  ///   - failure: The result if a property has no value, in which case the rendering has failed.
  ///   - body: The closure.
  func evaluating<Result>(or failure: @autoclosure () -> Result, _ body: () -> Result) -> Result {
    guard let context = storage?.context else { return body() }
    return context.pass.hasFailed ? failure() : context.evaluating(body)
  }
}
