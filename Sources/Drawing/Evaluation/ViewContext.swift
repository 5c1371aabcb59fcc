/// What a view knows while it is evaluated: its place, its environment, the pass it belongs to.
struct ViewContext {
  let pass: RenderPass
  var path: IdentityPath
  var environment = EnvironmentValues()
  /// The dynamic properties of this view and those above it.
  var scope: PropertyScope?
  /// How changes of this view and those in it are animated.
  var transaction = Transaction()
  /// How far the clock of this view is ahead of that of the rendering, in seconds.
  var clockOffset = 0.0
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

  /// Calls a closure of the view, in which its dynamic properties have their values.
  func evaluating<Result>(_ body: () -> Result) -> Result {
    pass.graph.evaluating(at: path, scope: scope, body)
  }

  /// The moment that the view shows, in seconds.
  var time: Double { pass.graph.time + clockOffset }
}
