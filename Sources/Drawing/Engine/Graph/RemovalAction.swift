/// What is to be done when a view has gone.
///
/// A class, because it is kept in the view graph.
final class RemovalAction {
  /// The last evaluation that the view was there in.
  var pass = 0
  var action: ViewGraph.Action?
  fileprivate(set) var isWatched = false
}

extension ViewGraph {
  /// Notes that a view is to be missed when it has gone.
  func watch(_ action: RemovalAction) {
    guard !action.isWatched else { return }
    action.isWatched = true
    actions.add(action)
  }
}
