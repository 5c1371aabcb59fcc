extension ViewGraph {
  typealias Action = ActionQueue.Action

  /// Notes an action of the view that is being evaluated.
  func enqueue(in context: ViewContext, _ action: @escaping () -> Void) {
    actions.add(Action(scope: context.scope, path: context.path, run: action))
  }

  /// Notes an action for when all is drawn.
  func enqueue(_ action: Action) {
    actions.add(action)
  }

  /// Returns an action of the view that is being evaluated or acts.
  func action(_ run: @escaping () -> Void) -> Action {
    Action(scope: place.scope, path: place.path, run: run)
  }

  /// Notes an action for when the motions of an update, which are known now, have ended.
  ///
  /// Those that the next updates carry on wait for the motions of those.
  func schedule(_ completions: [AnimationCompletion]) {
    for completion in completions {
      let goesOn = changes.updates.contains { update in
        update.transaction.completions.contains { $0 === completion }
      }
      if !goesOn { actions.add(completion.action, at: completion.end ?? time) }
    }
  }

  /// Notes an action for a moment to come.
  func schedule(_ action: Action, at moment: Double) {
    actions.add(action, at: moment)
  }

  /// Notes that a view is to be missed when it has gone.
  func watch(_ action: RemovalAction) {
    guard !action.isWatched else { return }
    action.isWatched = true
    actions.add(action)
  }

  /// Does what is due: for views that came, views that went, and motions that ended.
  ///
  /// - Returns: Whether anything was.
  func runActions() -> Bool {
    let due = actions.takeDue(at: time, pass: pass)
    for action in due { perform(at: action, action.run) }
    return tasks.run() || !due.isEmpty
  }

  /// Whether `runActions()` would do anything now.
  var hasActions: Bool { actions.hasDueActions || tasks.isReady }

  /// Whether work was scheduled.
  var hasWork: Bool { actions.hasDueActions || actions.nextMoment != nil || !tasks.isEmpty }

  /// Takes over the work that was scheduled while the view was created.
  func adopt(_ other: ViewGraph) {
    actions.adopt(other.actions, at: rootPath)
    tasks.adopt(other.tasks, at: Action(scope: nil, path: rootPath) {})
  }

  /// Does something at the place of an action.
  func perform(at action: Action, _ run: () -> Void) {
    let previous = place
    defer { place = previous }
    place = EvaluationPlace(path: action.path, scope: action.scope)
    run()
  }
}
