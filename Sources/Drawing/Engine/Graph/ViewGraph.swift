import Foundation

/// The state of one rendering that is kept between evaluations.
///
/// A class, because views, bindings and actions all refer to the same one. It belongs to the one
/// thread that evaluates; what other threads write is not part of the rendering.
final class ViewGraph {
  let seed: UInt64
  let vocabulary: any EvaluationVocabulary
  /// The moment that is evaluated, in seconds on the virtual clock.
  var time = 0.0 {
    didSet {
      guard time != oldValue else { return }
      previousTime = oldValue
      hasUpdates = false
    }
  }
  /// The moment that was evaluated before this one.
  private(set) var previousTime = -Double.infinity
  /// Whether state has changed at this moment.
  var hasUpdates = false
  /// How many evaluations there were.
  var pass = 0
  /// Whether an evaluation is under way.
  var isEvaluating = false
  /// Whether values that may be animated are kept.
  var keepsValues = false
  /// Whether frames of what isn't seen are asked for, so that what is clear must be laid out too.
  var readsHiddenFrames = false
  /// What `ContainerRelativeShape` stands for while a shape is asked for its path.
  var container: ContainerShape?

  /// The view whose closure is being called.
  var place = EvaluationPlace()
  let tree = PlaceTree()
  var changes = StateChanges()
  var observers = ObjectObservers()
  var actions = ActionQueue()
  var timelines = TimelineRequests()
  let tasks = RenderTasks()
  private let belongings = TypedStorage()
  private let types = TypeTable()

  init(seed: UInt64, vocabulary: any EvaluationVocabulary) {
    self.seed = seed
    self.vocabulary = vocabulary
  }

  deinit {
    tasks.end()
    tree.removeAll()
  }

  // MARK: - Places

  /// What lives at the place of the whole view.
  var root: GraphNode { tree.root }

  /// The place of the whole view.
  var rootPath: IdentityPath { tree.rootPath }

  /// Returns what lives at a place of the tree.
  func node(at path: IdentityPath) -> GraphNode { tree.node(at: path) }

  /// Returns the place one step further down.
  func path(_ parent: IdentityPath, _ step: IdentityPath.Step) -> IdentityPath {
    // What is evaluated once need not be found again.
    guard keepsValues else { return IdentityPath(parent: parent, step: step) }
    return tree.path(parent, step)
  }

  // MARK: - Moments

  /// The next moment at which anything can happen.
  ///
  /// Where nothing lives in the graph, it makes no difference which moments of a timeline were seen.
  var nextEvent: Double? {
    let moments = [actions.nextMoment, tree.isInhabited ? timelines.nextMoment : nil]
    return moments.compactMap { $0 }.min()
  }

  /// Whether a timeline shows another entry at any moment.
  var isContinuous: Bool { timelines.isContinuous }

  /// Notes that a timeline shows another entry at any moment.
  func noteContinuousTimeline() { timelines.isContinuous = true }

  /// Asks for an evaluation at a moment to come.
  func askForMoment(_ moment: Double) {
    guard moment > time else { return }
    timelines.ask(for: moment)
  }

  /// Whether anything is shown that changes with time alone.
  var isTimed: Bool { timelines.isTimed }

  /// Notes that something is shown that changes with time alone.
  func showsTime() { timelines.isTimed = true }

  /// Whether anything has happened so far that makes the picture depend on time.
  var isMoving: Bool {
    hasActions || !changes.isEmpty || timelines.nextMoment != nil || timelines.isTimed
      || actions.nextMoment != nil
  }

  // MARK: - Asynchronous actions

  /// Starts an asynchronous action, which continues as the virtual clock advances.
  func run(_ action: @escaping () async -> Void) { tasks.start(action) }

  /// Returns the value that a closure makes of a task that starts when the running action has ended.
  func adding<Handle>(_ create: (RenderTask) -> Handle) -> Handle { tasks.adding(create) }

  /// Cancels the tasks that are still running, because the views are no longer shown.
  func endTasks() { tasks.end() }

  // MARK: - Randomness

  /// Returns the next random bits of the view that is being evaluated.
  func nextRandom() -> UInt64 {
    var stream =
      place.randomness
      ?? RandomStream(
        seed: seed,
        place: place.path.stableHash,
        draw: node(at: place.path).changesFromRoot
      )
    defer { place.randomness = stream }
    return stream.next()
  }

  // MARK: - Types

  /// Returns what is kept for the whole rendering under its type; made where it isn't there yet.
  func belonging<Kept: AnyObject>(_ make: () -> Kept) -> Kept { belongings.value(make) }

  /// Returns what is to be known of a type; the first value of it decides.
  func traits<Value>(of value: Value) -> TypeTraits {
    types.traits(of: value) { vocabulary.isAnimatable($0) }
  }

  /// Returns the name of a type without its module and its generic arguments.
  func name(of type: Any.Type) -> String { types.name(of: type) }
}
