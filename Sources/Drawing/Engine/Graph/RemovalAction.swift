/// An action to run after a view is removed.
///
/// A class, because the view graph stores it.
final class RemovalAction {
  /// The number of the last evaluation that contained the view.
  var pass = 0
  var action: ViewGraph.Action?
  fileprivate(set) var isWatched = false
}

extension ViewGraph {
  /// Registers an action to run when its view is no longer evaluated.
  func watch(_ action: RemovalAction) {
    guard !action.isWatched else { return }
    action.isWatched = true
    actions.add(action)
  }
}
