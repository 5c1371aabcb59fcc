/// Objects of different types, one per type.
///
/// It is a class because creating an object may access another one.
final class TypedStorage {
  @exclusivity(unchecked) private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the object of a type, creating it if necessary.
  func value<Object: AnyObject>(_ make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let known = objects[key] { return unsafeDowncast(known, to: Object.self) }
    let new = make()
    objects[key] = new
    return new
  }
}
