extension ViewGraph {
  typealias Action = ActionQueue.Action

  /// Adds an action of the view that is being evaluated.
  func enqueue(in context: ViewContext, _ action: @escaping () -> Void) {
    actions.add(Action(scope: context.scope, path: context.path, run: action))
  }

  /// Adds an action to run after drawing.
  func enqueue(_ action: Action) {
    actions.add(action)
  }

  /// Returns an action of the view whose closure is being called.
  func action(_ run: @escaping () -> Void) -> Action {
    Action(scope: activeView.scope, path: activeView.path, run: run)
  }

  /// Schedules the completions of an update for when its animations end.
  ///
  /// A completion shared with a later update also waits for the animations of that update.
  func schedule(_ completions: [AnimationCompletion]) {
    for completion in completions where !completion.isScheduled {
      let goesOn = changes.updates.contains { update in
        update.transaction.completions.contains { $0 === completion }
      }
      guard !goesOn else { continue }
      completion.isScheduled = true
      actions.add(completion.action, at: completion.end ?? time)
    }
  }

  /// Schedules an action.
  func schedule(_ action: Action, at moment: Double) {
    actions.add(action, at: moment)
  }

  /// Registers an action to run when its view is no longer evaluated.
  func watch(_ action: RemovalAction) {
    guard !action.isWatched else { return }
    action.isWatched = true
    actions.add(action)
  }

  /// Runs the due actions, such as those for inserted views, removed views and completed
  /// animations, and the tasks that are ready.
  ///
  /// - Returns: Whether any ran.
  func runActions() -> Bool {
    let due = actions.takeDue(at: time, pass: pass)
    for action in due { perform(at: action, action.run) }
    return tasks.run() || !due.isEmpty
  }

  /// Whether `runActions()` would run anything now.
  var hasActions: Bool { actions.hasDueActions(at: time) || tasks.isReady }

  /// Whether work was scheduled.
  var hasWork: Bool { hasActions || actions.nextMoment != nil || !tasks.isEmpty }

  /// Adds the work that was scheduled while the view was created.
  func adopt(_ other: ViewGraph) {
    actions.adopt(other.actions, at: rootPath)
    tasks.adopt(other.tasks, in: identity, at: Action(scope: nil, path: rootPath) {})
  }

  /// Runs a closure as an action of a view.
  func perform(at action: Action, _ run: () -> Void) {
    let previous = activeView
    defer { activeView = previous }
    activeView.replace(path: action.path, scope: action.scope, moment: time, isAction: true)
    run()
  }
}
