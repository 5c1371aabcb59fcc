/// The view whose closure is being called, which determines its properties and random numbers.
struct ActiveView {
  var path = IdentityPath()
  /// The dynamic properties of the view and of the views that contain it.
  var scope: PropertyScope?
  /// The time at which the closure became due: that of an action, or of the timeline entry that it
  /// shows.
  var moment = 0.0
  /// Whether the closure is an action. It may run several times at one moment.
  var isAction = false
  /// Whether the view has requested a random number.
  var hasRandomness = false
  /// Its random numbers, if it has; not optional, because debug builds would copy it at each request.
  var randomness = RandomStream()
}
