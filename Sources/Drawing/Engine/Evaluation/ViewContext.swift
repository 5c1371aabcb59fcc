import Scene

/// The context in which a view is evaluated: its path, its environment and its pass.
package struct ViewContext {
  /// The evaluation; the surroundings own it. It isn't retained, because contexts are copied for
  /// each view.
  unowned(unsafe) let pass: RenderPass
  /// The graph; the evaluation owns it. It is stored, because debug builds copy the context to call
  /// a computed property.
  unowned(unsafe) let graph: ViewGraph
  /// The values of the evaluation that each view reads, without retaining it.
  let status: UnsafeMutablePointer<RenderStatus>
  package var path: IdentityPath
  /// The dynamic properties of this view and of the views that contain it.
  var scope: PropertyScope?
  private(set) var sharedEnvironment: SharedEnvironment
  private(set) var surroundings: Surroundings
  /// The source line that created the view or one that contains it, if known.
  var line: SourceLine?
  /// The axis of the stack that contains the view.
  var stackAxis: Axis?
  /// The evaluated elements of the lazy container that lays out the view; `nil` in other
  /// containers.
  var visibleElements: VisibleElements?
  /// The largest size that the frames around the view propose to it, in points.
  var extent: CGSize
  /// The number of views that contain it.
  var depth = 0
  var stack: StackSpace

  /// Creates the context of the whole view.
  init(pass: RenderPass, stack: StackSpace, extent: CGSize) {
    self.pass = pass
    graph = pass.graph
    status = pass.status
    sharedEnvironment = SharedEnvironment(EnvironmentValues())
    surroundings = Surroundings(pass)
    self.extent = extent
    self.stack = stack
    path = graph.rootPath
  }

  /// The values besides the environment that most views pass to their subviews unchanged.
  ///
  /// It is a class so that they are shared instead of copied for each subview.
  final class Surroundings {
    let pass: RenderPass
    let status: UnsafeMutablePointer<RenderStatus>
    // Without initial values, which the initializer of a copy would create and replace.
    @exclusivity(unchecked) fileprivate(set) var transaction: Transaction
    @exclusivity(unchecked) fileprivate(set) var outerTransactions: [Transaction]
    @exclusivity(unchecked) fileprivate(set) var clockOffset: Double
    @exclusivity(unchecked) fileprivate(set) var isNewEntry: Bool
    @exclusivity(unchecked) fileprivate(set) var entryTime: Double
    @exclusivity(unchecked) fileprivate(set) var outerTraits: LayoutTraits
    @exclusivity(unchecked) fileprivate(set) var listsSubviews: Bool

    init(_ pass: RenderPass) {
      self.pass = pass
      status = pass.status
      transaction = Transaction()
      outerTransactions = []
      (clockOffset, isNewEntry, entryTime) = (0, false, 0)
      outerTraits = LayoutTraits()
      listsSubviews = false
    }

    init(copying other: Surroundings) {
      pass = other.pass
      status = other.status
      transaction = other.transaction
      outerTransactions = other.outerTransactions
      clockOffset = other.clockOffset
      isNewEntry = other.isNewEntry
      entryTime = other.entryTime
      outerTraits = other.outerTraits
      listsSubviews = other.listsSubviews
    }

    /// The graph of the evaluation.
    var graph: ViewGraph { pass.graph }
  }

  /// Replaces the surroundings with a copy that only this context refers to, and returns it.
  private mutating func ownSurroundings() -> Surroundings {
    let own = Surroundings(copying: surroundings)
    surroundings = own
    return own
  }

  package var environment: EnvironmentValues {
    get { sharedEnvironment.values }
    _modify {
      var values = sharedEnvironment.values
      yield &values
      sharedEnvironment = SharedEnvironment(values)
    }
  }

  /// Restores the environment from before a change.
  mutating func restore(_ outside: SharedEnvironment) {
    sharedEnvironment = outside
  }

  /// Restores the surroundings from before a change of the transaction.
  mutating func restore(_ outside: Surroundings) {
    surroundings = outside
  }

  /// The transaction that applies to changes of this view and its subviews.
  var transaction: Transaction {
    get { surroundings.transaction }
    _modify { yield &ownSurroundings().transaction }
  }

  /// The transactions outside each surrounding `animation(_:body:)`, the innermost last.
  var outerTransactions: [Transaction] {
    get { surroundings.outerTransactions }
    _modify { yield &ownSurroundings().outerTransactions }
  }

  /// The offset of this view's clock from that of the rendering, in seconds.
  var clockOffset: Double {
    get { surroundings.clockOffset }
    _modify { yield &ownSurroundings().clockOffset }
  }

  /// Whether a surrounding timeline shows an entry that it didn't show at the previous moment.
  var isNewEntry: Bool {
    get { surroundings.isNewEntry }
    _modify { yield &ownSurroundings().isNewEntry }
  }

  /// The time at which a surrounding timeline last changed its entry, in seconds on the rendering's
  /// clock; 0 outside timelines.
  var entryTime: Double {
    get { surroundings.entryTime }
    _modify { yield &ownSurroundings().entryTime }
  }

  /// Traits with the transition of the nearest modifier around the view that sets one, within its
  /// container.
  var outerTraits: LayoutTraits {
    get { surroundings.outerTraits }
    _modify { yield &ownSurroundings().outerTraits }
  }

  /// Whether the view's elements become subviews that another view arranges. That view inserts and
  /// removes them with their transitions.
  var listsSubviews: Bool {
    get { surroundings.listsSubviews }
    _modify { yield &ownSurroundings().listsSubviews }
  }

  /// Returns the context one step further down.
  package func at(_ step: IdentityPath.Step) -> ViewContext {
    var context = self
    context.path = graph.path(path, step)
    return context
  }

  /// Returns the path of a view that is named after its type.
  func path<Named>(of type: Named.Type) -> IdentityPath {
    graph.path(path, .type(graph.name(of: type)))
  }

  /// Returns the context of a view that is named after its type.
  package func at<Named>(_ type: Named.Type) -> ViewContext {
    at(.type(graph.name(of: type)))
  }

  /// Calls a closure of the view with its dynamic properties bound.
  func evaluating<Result>(_ body: () -> Result) -> Result {
    graph.evaluating(at: path, scope: scope, body)
  }

  /// Calls a closure that is called again for each entry of a surrounding timeline, each time with
  /// other random numbers.
  func evaluatingEntry<Result>(_ body: () -> Result) -> Result {
    graph.evaluating(at: path, scope: scope, moment: entryTime, body)
  }

  /// Prepares the context for content that isn't laid out by the surrounding container.
  package mutating func leaveContainer() {
    stackAxis = nil
    visibleElements = nil
  }

  /// The time that the view shows, in seconds.
  var time: Double { graph.time + clockOffset }
}
