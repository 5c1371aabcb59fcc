/// Lets a shape or an effect read its dynamic properties when it is asked while it is drawn.
struct PropertyBinding {
  /// Where the properties are bound; `nil` for a value that has none.
  private let place: Place?

  /// A class, because most values have no such properties, and every element keeps a binding.
  private final class Place {
    let context: ViewContext

    init(_ context: ViewContext) {
      self.context = context
    }
  }

  /// Binds nothing.
  init() {
    place = nil
  }

  /// Binds the dynamic properties of a value, as those of a view are bound.
  init<Value>(of value: Value, in context: ViewContext) {
    let isBound = context.pass.graph.traits(of: value).hasDynamicProperties
    place = isBound ? Place(context.entering(value)) : nil
  }

  /// Calls a closure in which the properties have their values; where one has none, the rendering
  /// has failed, and what stands for the result is returned.
  func evaluating<Result>(or failure: Result, _ body: () -> Result) -> Result {
    guard let context = place?.context else { return body() }
    return context.pass.hasFailed ? failure : context.evaluating(body)
  }
}
