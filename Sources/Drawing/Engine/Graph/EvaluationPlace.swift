/// The view whose closure is being called: what its properties and random numbers depend on.
struct EvaluationPlace {
  var path = IdentityPath()
  /// The dynamic properties of the view and of the views that contain it.
  var scope: PropertyScope?
  /// The random numbers of the view, once it has asked for one.
  var randomness: RandomStream?
}
