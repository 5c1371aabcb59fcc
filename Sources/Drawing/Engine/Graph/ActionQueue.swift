/// The actions to run after an evaluation, at later moments, and after views are removed.
struct ActionQueue {
  /// An action of the view at a path.
  struct Action {
    let scope: PropertyScope?
    let path: IdentityPath
    let run: () -> Void
  }

  private var due: [Action] = []
  private var scheduled: [(time: Double, action: Action)] = []
  private var removals: [RemovalAction] = []

  /// Returns whether actions are due after this evaluation or at a given time, in seconds.
  func hasDueActions(at time: Double) -> Bool {
    !due.isEmpty || scheduled.contains { $0.time <= time }
  }

  /// Returns whether views that have such an action weren't part of the last evaluation.
  func hasRemovals(after pass: Int) -> Bool { removals.contains { $0.pass < pass } }

  /// The earliest time of a scheduled action, in seconds.
  var nextMoment: Double? { scheduled.isEmpty ? nil : scheduled.map(\.time).min() }

  /// Adds an action to run after the evaluation.
  mutating func add(_ action: Action) {
    due.append(action)
  }

  /// Adds an action to run at a given time, in seconds.
  mutating func add(_ action: Action, at moment: Double) {
    scheduled.append((moment, action))
  }

  /// Adds an action to run after its view is removed.
  mutating func add(_ removal: RemovalAction) {
    removals.append(removal)
  }

  /// Adds the actions of another queue, as actions of the view at a path.
  mutating func adopt(_ other: ActionQueue, at path: IdentityPath) {
    func moved(_ action: Action) -> Action { Action(scope: nil, path: path, run: action.run) }
    due += other.due.map(moved)
    scheduled += other.scheduled.map { ($0.time, moved($0.action)) }
  }

  /// Removes the actions that are due and returns them in order.
  ///
  /// - Parameters:
  ///   - time: The current time, in seconds.
  ///   - pass: The number of the last evaluation; views that weren't part of it have been removed.
  mutating func takeDue(at time: Double, pass: Int) -> [Action] {
    let removed = removals.filter { $0.pass < pass }
    if !removed.isEmpty { removals.removeAll { $0.pass < pass } }
    let reached = scheduled.filter { $0.time <= time }
    if !reached.isEmpty { scheduled.removeAll { $0.time <= time } }
    defer { due = [] }
    return due + removed.compactMap(\.action) + reached.map(\.action)
  }
}
