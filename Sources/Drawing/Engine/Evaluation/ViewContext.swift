import Scene

/// What a view knows while it is evaluated: its place, its environment, the pass it belongs to.
package struct ViewContext {
  let pass: RenderPass
  package var path: IdentityPath
  /// The dynamic properties of this view and those above it.
  var scope: PropertyScope?
  private var surroundings = Surroundings()
  /// The line of source code that asked for the view or for one around it, where that is known.
  var line: SourceLine?
  /// The axis of the stack that the view stands in.
  var stackAxis: Axis?
  /// The number of views that contain it.
  var depth = 0
  var stack: StackBudget

  /// Creates the context of the whole view.
  init(pass: RenderPass, stack: StackBudget) {
    self.pass = pass
    self.stack = stack
    path = pass.graph.rootPath
  }

  /// What a view hands down unchanged to most of the views in it.
  ///
  /// A class, because it is shared: each view would copy all of it for each of its parts.
  private final class Surroundings {
    var environment = EnvironmentValues()
    var transaction = Transaction()
    var outerTransactions: [Transaction] = []
    var clockOffset = 0.0
    var isNewEntry = false

    /// What was made once for all views here, such as the moment of their motions.
    var shared: AnyObject?

    init() {}

    init(copying other: Surroundings) {
      environment = other.environment
      transaction = other.transaction
      outerTransactions = other.outerTransactions
      clockOffset = other.clockOffset
      isNewEntry = other.isNewEntry
    }
  }

  /// Returns surroundings that only this context refers to, to be changed.
  private mutating func ownSurroundings() -> Surroundings {
    let own = Surroundings(copying: surroundings)
    surroundings = own
    return own
  }

  package var environment: EnvironmentValues {
    get { surroundings.environment }
    _modify { yield &ownSurroundings().environment }
  }

  /// How changes of this view and those in it are animated.
  var transaction: Transaction {
    get { surroundings.transaction }
    _modify { yield &ownSurroundings().transaction }
  }

  /// The transactions that hold outside of each `animation(_:body:)` around, the nearest last.
  var outerTransactions: [Transaction] {
    get { surroundings.outerTransactions }
    _modify { yield &ownSurroundings().outerTransactions }
  }

  /// How far the clock of this view is ahead of that of the rendering, in seconds.
  var clockOffset: Double {
    get { surroundings.clockOffset }
    _modify { yield &ownSurroundings().clockOffset }
  }

  /// What was made once for all views in the same surroundings; one thing for all of them.
  var shared: AnyObject? {
    get { surroundings.shared }
    nonmutating set { surroundings.shared = newValue }
  }

  /// Whether a timeline around the view shows an entry that it didn't show at the moment before.
  var isNewEntry: Bool {
    get { surroundings.isNewEntry }
    _modify { yield &ownSurroundings().isNewEntry }
  }

  /// Returns the context one step further down.
  package func at(_ step: IdentityPath.Step) -> ViewContext {
    var context = self
    context.path = pass.graph.path(path, step)
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

  /// Forgets the container around the view.
  package mutating func leaveContainer() {
    stackAxis = nil
  }

  /// The moment that the view shows, in seconds.
  var time: Double { pass.graph.time + clockOffset }
}
