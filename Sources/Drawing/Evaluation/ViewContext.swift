/// What a view knows while it is evaluated: its place, its environment, the pass it belongs to.
struct ViewContext {
  let pass: RenderPass
  var path: IdentityPath
  var environment = EnvironmentValues()
  /// The values of the dynamic properties of this view and those above it.
  var bindings: [PropertyToken: Any] = [:]
  /// The axis of the stack that the view stands in.
  var stackAxis: Axis?
  /// How many views it stands in.
  var depth = 0
  var stack: StackBudget

  /// Returns the context one step further down.
  func at(_ step: IdentityPath.Step) -> ViewContext {
    var context = self
    context.path = IdentityPath(parent: path, step: step)
    return context
  }

  /// Returns the context of a named view.
  func at<Named>(_ type: Named.Type) -> ViewContext {
    at(.type(pass.name(of: type)))
  }

  /// Returns the context inside a view or modifier, with its dynamic properties bound.
  func entering<Value>(_ value: Value) -> ViewContext {
    var context = at(Value.self)
    guard pass.hasDynamicProperties(value) else { return context }
    for child in Mirror(reflecting: value).children {
      guard let property = child.value as? any BoundProperty else { continue }
      context.bindings[property.token] = property.value(in: context)
    }
    return context
  }

  /// Calls `body` where dynamic properties read the values bound here.
  func evaluating<Result>(_ body: () -> Result) -> Result {
    guard !bindings.isEmpty else { return body() }
    return PropertyToken.$bindings.withValue(UncheckedBindings(values: bindings)) { body() }
  }
}
