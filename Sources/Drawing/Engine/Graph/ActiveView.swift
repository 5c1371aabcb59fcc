/// The view whose closure is being called, which determines its properties and random numbers.
///
/// The caller of the closure owns the path and the scope. They aren't retained, because that would
/// take time for each body. Outside closures, the path is the root path of the graph.
struct ActiveView {
  unowned(unsafe) var path: IdentityPath
  /// The dynamic properties of the view and of the views that contain it.
  unowned(unsafe) var scope: PropertyScope?
  /// The time at which the closure became due: that of an action, or of the timeline entry that it
  /// shows.
  var moment = 0.0
  /// Whether the closure is an action. It may run several times at one moment.
  var isAction = false
  /// Whether the view has requested a random number.
  var hasRandomness = false
  /// The random numbers of the view, used only if `hasRandomness`. It isn't optional, because debug
  /// builds copy an optional at each request.
  var randomness = RandomStream()

  init(path: IdentityPath) {
    self.path = path
  }

  /// Replaces the view. Assigning a new value instead would retain its path and scope first.
  mutating func replace(
    path: IdentityPath,
    scope: PropertyScope?,
    moment: Double,
    isAction: Bool = false
  ) {
    self.path = path
    self.scope = scope
    self.moment = moment
    self.isAction = isAction
    hasRandomness = false
  }
}
