/// An action to run after a view is removed.
///
/// It is a class because the view graph stores it.
final class RemovalAction: KeptObject {
  var action: ActionQueue.Action?
  var isWatched = false
}
