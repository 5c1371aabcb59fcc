import Foundation
import Observation

/// What one rendering of a view keeps from one evaluation to the next.
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
  private(set) var hasUpdates = false
  /// The dynamic properties of the view that is being evaluated.
  private(set) var scope: PropertyScope?
  /// What is to be done when an evaluation has ended, in order.
  private var actions: [Action] = []
  /// What is to be done at moments to come.
  private var completions: [(time: Double, action: Action)] = []
  /// The changes of state that the next evaluations are to show.
  private(set) var updates: [Update] = []
  /// Whether values that may be animated are kept.
  var keepsValues = false
  /// What the vocabulary keeps for the whole rendering, by its type.
  private var belongings: [ObjectIdentifier: AnyObject] = [:]
  /// Whether frames of what isn't seen are asked for, so that what is clear must be laid out too.
  var readsHiddenFrames = false
  /// What `ContainerRelativeShape` stands for while a shape is asked for its path.
  var container: ContainerShape?
  /// The views that are missed when they have gone.
  var removalActions: [RemovalAction] = []
  /// The next moment that a timeline asks for, in seconds.
  private(set) var nextMoment: Double?
  /// Whether anything is shown that changes with time alone.
  private(set) var isTimed = false
  /// Whether anything lives in the graph, so that it matters which moments were evaluated.
  private(set) var isStateful = false
  /// The place of the view whose state was changed last, for messages.
  private(set) var lastChange = ""

  /// Whether a canvas is drawn anew for each entry of a timeline.
  private(set) var drawsEntries = false
  /// Whether a timeline shows another entry at any moment.
  private(set) var isContinuous = false

  /// The tasks of views and of their objects.
  private var tasks: [RenderTask] = []

  /// How many evaluations there were.
  private(set) var pass = 0
  let root = GraphNode()
  /// The places of the tree, and what lives there: each after what is above it.
  private var nodes: [GraphNode] = []
  private var paths: [IdentityPath] = []
  private var path = IdentityPath()
  private var randomness: RandomStream?
  private var observers: [ObjectIdentifier: [GraphNode]] = [:]
  private var isEvaluating = false
  private var types: [ObjectIdentifier: TypeTraits] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  init(seed: UInt64, vocabulary: any EvaluationVocabulary) {
    self.seed = seed
    self.vocabulary = vocabulary
  }

  deinit {
    endTasks()
    // From below: a tree that is let go from above takes the stack as deep as it is.
    while nodes.popLast() != nil {}
    while paths.popLast() != nil {}
  }

  struct Action {
    let scope: PropertyScope?
    let path: IdentityPath
    let run: () -> Void
  }

  /// Changes that are shown together.
  struct Update {
    let transaction: Transaction
    var commits: [() -> Void]
  }

  // MARK: - The current graph

  /// Where each thread keeps the graph that it evaluates.
  private static let slot: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The graph that is being evaluated on this thread.
  static var current: ViewGraph? {
    pthread_getspecific(slot).map {
      Unmanaged<ViewGraph>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Calls `body` on this thread with a graph, or none, as the current one.
  ///
  /// With a graph the thread passes for the main actor's, which bodies are declared for.
  static func with<Output, Failure: Error>(
    _ graph: ViewGraph?,
    _ body: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let previous = pthread_getspecific(slot)
    pthread_setspecific(
      slot,
      graph.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
    )
    defer { pthread_setspecific(slot, previous) }
    defer { withExtendedLifetime(graph) {} }
    return graph == nil ? try body() : try MainActorStage.run(body)
  }

  // MARK: - Evaluating

  /// Calls `evaluate` as the evaluation of the whole view.
  func evaluating<Result>(_ evaluate: (_ number: Int) throws -> Result) rethrows -> Result {
    pass += 1
    observers = [:]
    nextMoment = nil
    isContinuous = false
    isEvaluating = true
    defer { isEvaluating = false }
    return try evaluate(pass)
  }

  /// Calls a closure of a view at its place, and follows the observable values that it reads.
  func evaluating<Result>(
    at path: IdentityPath,
    scope: PropertyScope?,
    _ body: () -> Result
  ) -> Result {
    let previous = (self.path, self.scope, randomness)
    (self.path, self.scope, randomness) = (path, scope, nil)
    defer { (self.path, self.scope, randomness) = previous }
    let reader = Reader(graph: self, path: path, pass: pass)
    return withObservationTracking(body, onChange: { reader.noteChange() })
  }

  /// Calls a closure with the dynamic properties of another place.
  func computing<Result>(in scope: PropertyScope?, _ body: () -> Result) -> Result {
    let previous = self.scope
    self.scope = scope
    defer { self.scope = previous }
    return body()
  }

  /// The place where an observable value was read.
  ///
  /// A class for its weak reference: what is observed may outlive the rendering. Unchecked: it does
  /// nothing but on the thread of the graph.
  private final class Reader: @unchecked Sendable {
    private weak var graph: ViewGraph?
    private let path: IdentityPath
    private let pass: Int

    init(graph: ViewGraph, path: IdentityPath, pass: Int) {
      self.graph = graph
      self.path = path
      self.pass = pass
    }

    func noteChange() {
      // What earlier evaluations read is read again by the latest one.
      guard let graph, graph === ViewGraph.current, graph.pass == pass else { return }
      graph.change(at: graph.node(at: path), path: path) {}
    }
  }

  /// Returns what lives at a place of the tree.
  func node(at path: IdentityPath) -> GraphNode {
    isStateful = true
    return path.node(in: self)
  }

  /// Makes what lives at a place.
  func makeNode(in parent: GraphNode) -> GraphNode {
    let node = GraphNode(parent: parent)
    nodes.append(node)
    return node
  }

  /// The place of the whole view.
  private(set) lazy var rootPath = IdentityPath()

  /// Returns the place one step further down.
  func path(_ parent: IdentityPath, _ step: IdentityPath.Step) -> IdentityPath {
    // What is evaluated once need not be found again.
    guard keepsValues else { return IdentityPath(parent: parent, step: step) }
    return parent.child(step) {
      let path = IdentityPath(parent: parent, step: step)
      paths.append(path)
      return path
    }
  }

  /// The next moment at which anything can happen.
  ///
  /// Where nothing lives in the graph, it makes no difference which moments of a timeline were seen.
  var nextEvent: Double? {
    let moment = isStateful || drawsEntries ? nextMoment : nil
    let moments = completions.map(\.time) + [moment].compactMap { $0 }
    return moments.min()
  }

  /// Whether only the closures of canvases depend on which moments were evaluated.
  var onlyDrawsEntries: Bool { drawsEntries && !isStateful && completions.isEmpty }

  /// Notes that a canvas is drawn anew for each entry of a timeline.
  func noteDrawnEntries() { drawsEntries = true }

  /// Notes that a timeline shows another entry at any moment.
  func noteContinuousTimeline() { isContinuous = true }

  /// Asks for an evaluation at a moment to come.
  func askForMoment(_ moment: Double) {
    guard moment > time else { return }
    nextMoment = min(nextMoment ?? moment, moment)
  }

  /// Notes that something is shown that changes with time alone.
  func showsTime() { isTimed = true }

  /// Whether anything has happened so far that makes the picture depend on time.
  var isMoving: Bool {
    hasActions || !updates.isEmpty || nextMoment != nil || isTimed || !completions.isEmpty
  }

  // MARK: - Changes

  /// Notes a change of state at a place, to be shown by the next evaluation.
  func change(
    at node: GraphNode?,
    path: IdentityPath?,
    transaction: Transaction = .ambient,
    _ commit: @escaping () -> Void
  ) {
    if let path { lastChange = path.description }
    let apply = {
      commit()
      node?.noteChange()
    }
    guard let last = updates.last, last.transaction.isShown(with: transaction) else {
      return updates.append(Update(transaction: transaction, commits: [apply]))
    }
    updates[updates.count - 1].commits.append(apply)
  }

  func observe(_ object: AnyObject, from node: GraphNode) {
    observers[ObjectIdentifier(object), default: []].append(node)
  }

  /// Notes that an observed object has changed; `nil` for one that doesn't say which it is.
  func objectChanged(_ object: AnyObject?) {
    guard let object else { return change(at: root, path: nil) {} }
    guard let nodes = observers[ObjectIdentifier(object)] else { return }
    lastChange = "\(type(of: object))"
    for node in nodes { change(at: node, path: nil) {} }
  }

  /// Takes the oldest change and makes it.
  func takeUpdate() -> Update? {
    guard !updates.isEmpty else { return nil }
    let update = updates.removeFirst()
    hasUpdates = true
    update.commits.forEach { $0() }
    return update
  }

  /// Whether state is read as it was last written, and not as this evaluation shows it.
  var readsLatest: Bool { !isEvaluating }

  // MARK: - Actions

  /// Notes an action of the view that is being evaluated.
  func enqueue(in context: ViewContext, _ action: @escaping () -> Void) {
    actions.append(Action(scope: context.scope, path: context.path, run: action))
  }

  /// Notes an action for when all is drawn.
  func enqueue(_ action: Action) {
    actions.append(action)
  }

  /// Returns an action of the view that is being evaluated or acts.
  func action(_ run: @escaping () -> Void) -> Action {
    Action(scope: scope, path: path, run: run)
  }

  /// Notes an action for when the motions of an update, which are known now, have ended.
  ///
  /// Those that the next updates carry on wait for the motions of those.
  func schedule(_ completions: [AnimationCompletion]) {
    let due = completions.filter { completion in
      !updates.contains { $0.transaction.completions.contains { $0 === completion } }
    }
    self.completions += due.map { ($0.end ?? time, $0.action) }
  }

  /// Notes an action for a moment to come.
  func schedule(_ action: Action, at moment: Double) {
    completions.append((moment, action))
  }

  /// Begins an asynchronous action, which goes on as the virtual clock does.
  func run(_ action: @escaping () async -> Void) {
    let task = RenderTask()
    _ = task.task(action)
    tasks.append(task)
    task.drain()
  }

  /// Returns what a closure makes of a task that begins when what acts now has ended.
  func adding<Handle>(_ create: (RenderTask) -> Handle) -> Handle {
    let task = RenderTask()
    tasks.append(task)
    return create(task)
  }

  /// Cancels the tasks that still run, as the views are no longer shown.
  func endTasks() {
    while let task = tasks.popLast() { task.end() }
  }

  /// Takes over the work that was scheduled while the view was made.
  func adopt(_ other: ViewGraph) {
    func moved(_ action: Action) -> Action {
      Action(scope: nil, path: rootPath, run: action.run)
    }
    actions += other.actions.map(moved)
    completions += other.completions.map { ($0.time, moved($0.action)) }
    for task in other.tasks { task.place = Action(scope: nil, path: rootPath) {} }
    tasks += other.tasks
    other.tasks = []
  }

  /// Whether work was scheduled.
  var hasWork: Bool { !actions.isEmpty || !completions.isEmpty || !tasks.isEmpty }

  /// Whether there is anything that `runActions()` does now.
  var hasActions: Bool { !actions.isEmpty || tasks.contains { $0.isReady } }

  /// Does what is due: for views that came, views that went, and motions that ended.
  ///
  /// - Returns: Whether anything was.
  func runActions() -> Bool {
    let gone = removalActions.filter { $0.pass < pass }.compactMap(\.action)
    if !gone.isEmpty { removalActions.removeAll { $0.pass < pass } }
    let due = actions + gone + completions.filter { $0.time <= time }.map(\.action)
    completions.removeAll { $0.time <= time }
    actions = []
    for action in due { perform(at: action, action.run) }
    var hasRun = !due.isEmpty
    var index = 0
    // Tasks may add further ones.
    while index < tasks.count {
      if tasks[index].drain() { hasRun = true }
      index += 1
    }
    tasks.removeAll { $0.isFinished }
    return hasRun
  }

  /// Calls closures that draw, as an evaluation does.
  func drawing(_ draw: () -> Void) {
    isEvaluating = true
    defer { isEvaluating = false }
    draw()
  }

  /// Does something at the place of an action.
  func perform(at place: Action, _ run: () -> Void) {
    let previous = (path, scope, randomness)
    defer { (path, scope, randomness) = previous }
    (path, scope, randomness) = (place.path, place.scope, nil)
    run()
  }

  // MARK: - Randomness

  /// Returns the next random bits of the view that is being evaluated.
  func nextRandom() -> UInt64 {
    var stream =
      randomness
      ?? RandomStream(seed: seed, place: path.stableHash, draw: node(at: path).changesFromRoot)
    defer { randomness = stream }
    return stream.next()
  }

  // MARK: - Belongings of the vocabulary

  /// Returns what is kept for the whole rendering under its type; made where it isn't there yet.
  func belonging<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    let key = ObjectIdentifier(Kept.self)
    if let known = belongings[key] { return unsafeDowncast(known, to: Kept.self) }
    let new = make()
    belongings[key] = new
    return new
  }

  // MARK: - Types

  /// What is asked of the type of every view.
  struct TypeTraits {
    let hasDynamicProperties: Bool
    let isAnimatable: Bool
  }

  /// Returns what is to be known of a type; the first value of it decides.
  func traits<Value>(of value: Value) -> TypeTraits {
    let key = ObjectIdentifier(Value.self)
    if let known = types[key] { return known }
    let traits = TypeTraits(
      hasDynamicProperties: Mirror(reflecting: value).children.contains {
        $0.value is any DynamicProperty
      },
      isAnimatable: vocabulary.isAnimatable(Value.self)
    )
    types[key] = traits
    return traits
  }

  /// Returns the name of a type without its module and its generic arguments.
  func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = names[key] { return name }
    let name = String(String(describing: type).prefix { $0 != "<" })
    names[key] = name
    return name
  }
}
