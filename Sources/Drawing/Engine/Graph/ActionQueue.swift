/// What is to be done when an evaluation has ended, at moments to come, and when views have gone.
struct ActionQueue {
  /// Something to be done at the place of a view.
  struct Action {
    let scope: PropertyScope?
    let path: IdentityPath
    let run: () -> Void
  }

  private var due: [Action] = []
  private var scheduled: [(time: Double, action: Action)] = []
  private var removals: [RemovalAction] = []

  /// Whether anything is to be done when the evaluation has ended.
  var hasDueActions: Bool { !due.isEmpty }

  /// The first moment to come at which something is to be done, in seconds.
  var nextMoment: Double? { scheduled.map(\.time).min() }

  /// Adds an action for when the evaluation has ended.
  mutating func add(_ action: Action) {
    due.append(action)
  }

  /// Adds an action for a moment, in seconds.
  mutating func add(_ action: Action, at moment: Double) {
    scheduled.append((moment, action))
  }

  /// Adds an action for when a view has gone.
  mutating func add(_ removal: RemovalAction) {
    removals.append(removal)
  }

  /// Adds the actions of another queue, to be performed at a place.
  mutating func adopt(_ other: ActionQueue, at path: IdentityPath) {
    func moved(_ action: Action) -> Action { Action(scope: nil, path: path, run: action.run) }
    due += other.due.map(moved)
    scheduled += other.scheduled.map { ($0.time, moved($0.action)) }
  }

  /// Removes what is due and returns it in order.
  ///
  /// - Parameters:
  ///   - time: The moment, in seconds.
  ///   - pass: The last evaluation; views that weren't there in it have gone.
  mutating func takeDue(at time: Double, pass: Int) -> [Action] {
    let gone = removals.filter { $0.pass < pass }
    if !gone.isEmpty { removals.removeAll { $0.pass < pass } }
    let reached = scheduled.filter { $0.time <= time }
    if !reached.isEmpty { scheduled.removeAll { $0.time <= time } }
    defer { due = [] }
    return due + gone.compactMap(\.action) + reached.map(\.action)
  }
}
