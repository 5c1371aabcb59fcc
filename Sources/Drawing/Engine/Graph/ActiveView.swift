/// The view whose closure is being called, which determines its properties and random numbers.
struct ActiveView {
  var path = IdentityPath()
  /// The dynamic properties of the view and of the views that contain it.
  var scope: PropertyScope?
  /// The random numbers of the view, created when the view first requests one.
  var randomness: RandomStream?
}
