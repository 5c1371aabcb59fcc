/// An action to run after a view is removed.
///
/// It is a class because the view graph stores it.
final class RemovalAction: KeptObject {
  /// The number of the last evaluation that contained the view.
  var pass = 0
  var action: ActionQueue.Action?
  var isWatched = false
}
