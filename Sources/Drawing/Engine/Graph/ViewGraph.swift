import Foundation

/// The state of one rendering, kept between evaluations.
///
/// It is a class because views, bindings and actions refer to the same graph. Only the thread that
/// evaluates it uses it; writes from other threads aren't part of the rendering.
package final class ViewGraph {
  /// An object that identifies the graph to state that may outlive it. A weak reference to the
  /// graph itself would make each of its retains and releases slower.
  final class Identity: Sendable {}

  let identity = Identity()
  let seed: UInt64
  let hooks: any EvaluationHooks
  /// The time being evaluated, in seconds on the virtual clock.
  @exclusivity(unchecked) var time = 0.0 {
    didSet {
      guard time != oldValue else { return }
      previousTime = oldValue
      hasUpdates = false
    }
  }
  /// The time evaluated before this one.
  private(set) var previousTime = -Double.infinity
  /// Whether state changed at this time.
  var hasUpdates = false
  /// The number of evaluations so far.
  @exclusivity(unchecked) var pass = 0
  /// Whether an evaluation is running.
  @exclusivity(unchecked) var isEvaluating = false
  /// Whether state and animated values are kept for later evaluations.
  @exclusivity(unchecked) var keepsValues = false
  /// Whether values depend on frames or anchors that may be moving. A change is then evaluated at
  /// its own time, because motions to a later frame would start too early.
  var readsMovingFrames = false
  /// The shape that `ContainerRelativeShape` takes while a shape's path is computed.
  var container: ContainerShape?

  /// The running or last evaluation, to which notes are added.
  ///
  /// The reference is unowned because weak ones make each retain and release of the object slower;
  /// the pass resets it when it is released.
  unowned(unsafe) var evaluation: RenderPass?

  /// The values of the last evaluation, which sets them.
  let status = UnsafeMutablePointer<RenderStatus>.allocate(capacity: 1)

  /// The view whose closure is being called.
  @exclusivity(unchecked) var activeView: ActiveView
  let tree = IdentityTree()
  @exclusivity(unchecked) var changes = StateChanges()
  var observers = ObjectObservers()
  var actions = ActionQueue()
  var timelines = TimelineRequests()
  let tasks = RenderTasks()
  /// The numbers of actions that have requested random numbers at one time, by the hash of their
  /// view's path.
  @exclusivity(unchecked) private var randomActions: (time: Double, counts: [UInt64: Int]) = (
    0, [:]
  )
  private let sharedObjects = TypedStorage()
  /// The `CurveCache` of the rendering, set only by `curves`. It isn't in `sharedObjects`, because
  /// moving views request it several times, and searching it by its type would take longer than the
  /// rest of a request.
  @exclusivity(unchecked) var curveStorage: AnyObject?
  let types = TypeTable()

  init(seed: UInt64, hooks: any EvaluationHooks) {
    self.seed = seed
    self.hooks = hooks
    activeView = ActiveView(path: tree.rootPath)
  }

  deinit {
    tasks.end()
    tree.removeAll()
    status.deallocate()
  }

  /// Releases the stored objects and the actions that haven't run. They may refer to the graph,
  /// which would otherwise never be released.
  func end() {
    tasks.end()
    // Releasing objects may run user code, so it happens after the properties have new values.
    withExtendedLifetime((actions, changes, observers)) {
      (actions, changes, observers) = (ActionQueue(), StateChanges(), ObjectObservers())
    }
    sharedObjects.removeAll()
    tree.removeObjects()
  }

  // MARK: - Nodes and paths

  /// The node of the whole view.
  var root: GraphNode { tree.root }

  /// The path of the whole view.
  var rootPath: IdentityPath { tree.rootPath }

  /// Returns the node at a path.
  func node(at path: IdentityPath) -> GraphNode { tree.node(at: path) }

  /// Returns the path one step further down.
  func path(_ parent: IdentityPath, _ step: IdentityPath.Step) -> IdentityPath {
    // A single evaluation doesn't look up paths again.
    guard keepsValues else { return IdentityPath(parent: parent, step: step) }
    return tree.path(parent, step)
  }

  // MARK: - Moments

  /// The next time at which anything can happen, in seconds.
  ///
  /// If nothing is stored in the graph, the picture doesn't depend on which timeline entries were
  /// evaluated.
  var nextEvent: Double? {
    let moments = [actions.nextMoment, tree.dependsOnMoments ? timelines.nextMoment : nil]
    return moments.compactMap { $0 }.min()
  }

  /// Whether an action is scheduled for a later time.
  var hasScheduledActions: Bool { actions.nextMoment != nil }

  /// Whether a timeline has a different entry at every time.
  var isContinuous: Bool { timelines.isContinuous }

  /// Records that a timeline has a different entry at every time.
  func noteContinuousTimeline() { timelines.isContinuous = true }

  /// Requests an evaluation at a later time, in seconds.
  func requestEvaluation(at moment: Double) {
    guard moment > time else { return }
    timelines.request(moment)
  }

  /// Whether the picture contains anything that changes with time alone.
  var isTimed: Bool { timelines.isTimed }

  /// Records that the picture contains something that changes with time alone.
  func noteTimeDependence() { timelines.isTimed = true }

  /// Whether anything so far makes the picture depend on time.
  var isMoving: Bool {
    hasActions || !changes.isEmpty || timelines.nextMoment != nil || timelines.isTimed
      || actions.nextMoment != nil
  }

  // MARK: - Asynchronous actions

  /// Starts an asynchronous action, which continues as the virtual clock advances, and returns its
  /// task.
  func run(_ action: @escaping () async -> Void) -> RenderTask { tasks.start(action) }

  /// Adds a task that starts after the current action, and returns the result of a closure that
  /// creates it.
  func addTask<Handle>(_ create: (RenderTask) -> Handle) -> Handle { tasks.addTask(create) }

  /// Cancels the tasks that are still running, because the views are no longer shown.
  func endTasks() { tasks.end() }

  // MARK: - Randomness

  /// Returns the next random bits of the view that is being evaluated.
  func nextRandom() -> UInt64 {
    if !activeView.hasRandomness {
      (activeView.randomness, activeView.hasRandomness) = (newRandomness(), true)
    }
    return activeView.randomness.next()
  }

  private func newRandomness() -> RandomStream {
    let path = activeView.path
    // Later changes lead to other numbers, even if nothing has changed so far.
    tree.noteDependence()
    return RandomStream(
      seed: seed,
      viewHash: path.stableHash,
      draw: changes.hadAny ? tree.changes(from: path) : 0,
      moment: activeView.moment,
      ordinal: activeView.isAction ? ordinalOfRandomAction() : 0
    )
  }

  /// Returns the number of actions of the active view that have requested random numbers at this
  /// time, and counts the current one.
  private func ordinalOfRandomAction() -> Int {
    if randomActions.time != time { randomActions = (time, [:]) }
    let view = activeView.path.stableHash
    let ordinal = randomActions.counts[view, default: 0]
    randomActions.counts[view] = ordinal + 1
    return ordinal
  }

  // MARK: - Types

  /// Returns an object that the whole rendering shares, identified by its type; creates it if
  /// necessary.
  func sharedObject<Object: AnyObject>(_ make: () -> Object) -> Object { sharedObjects.value(make) }

  /// Returns the traits of a type, computed from its first value.
  func traits<Value>(of value: Value) -> TypeTraits {
    types.record(of: Value.self).traits(of: value, hooks: hooks)
  }

  /// Returns the name of a type without its module and its generic arguments.
  func name(of type: Any.Type) -> TypeName { types.record(of: type).name }
}
