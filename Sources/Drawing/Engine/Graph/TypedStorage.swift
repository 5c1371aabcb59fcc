/// Objects of different types, one per type.
///
/// It is a class because creating an object may access another one.
final class TypedStorage {
  @exclusivity(unchecked) private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The object that was requested last. Most requests are for the same one.
  @exclusivity(unchecked) private var last: (key: ObjectIdentifier, object: AnyObject)?

  /// Returns the object of a type, creating it if necessary.
  func value<Object: AnyObject>(_ make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let last, last.key == key { return unsafeDowncast(last.object, to: Object.self) }
    let found = objects[key].map { unsafeDowncast($0, to: Object.self) } ?? make()
    objects[key] = found
    last = (key, found)
    return found
  }

  /// Releases all objects, which may run user code.
  func removeAll() {
    withExtendedLifetime(objects) { (objects, last) = ([:], nil) }
  }
}
