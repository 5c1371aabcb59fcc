/// Objects of different types, one of each.
///
/// A class, because making one may ask for another.
final class TypedStorage {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the object of a type; made if there is none yet.
  func value<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    let key = ObjectIdentifier(Kept.self)
    if let known = objects[key] { return unsafeDowncast(known, to: Kept.self) }
    let new = make()
    objects[key] = new
    return new
  }
}
