/// What is to be done when a view has gone.
///
/// A class, because it is kept in the view graph.
final class RemovalAction {
  /// The last evaluation that the view was there in.
  var pass = 0
  var action: ActionQueue.Action?
  var isWatched = false
}
