public import Foundation

/// A value stored under a key for the duration of a rendering.
///
/// Each rendering starts with the default value, regardless of what the machine has stored, so that
/// the picture is the same everywhere. Within a rendering, all properties with the same key and
/// type share the value.
@propertyWrapper
public struct AppStorage<Value> {
  let token = PropertyToken()
  private let key: String
  private let initialValue: Value

  /// Creates a property with a default value; the store is ignored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    initialValue = wrappedValue
  }

  /// The value. Writing it re-evaluates the views that read it.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.write(newValue, transaction: .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location)
  }

  private var location: StateLocation<Value>? { token.bound as? StateLocation<Value> }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that defaults to `nil`; the store is ignored.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: nil, key, store: store)
  }
}

extension AppStorage: BoundProperty {
  func value(for owner: PropertyOwner) -> AnyObject? {
    owner.context.graph.stored(key) { StateLocation(initialValue, owner: owner) }
  }
}

/// A value stored for a scene of an application; the same as ``AppStorage`` here.
public typealias SceneStorage = AppStorage

extension ViewGraph {
  /// Returns the object of a type that is stored under a key, creating it if necessary.
  fileprivate func stored<Storage: AnyObject>(
    _ key: String,
    _ make: () -> Storage
  ) -> Storage {
    let values = sharedObject { StoredValues() }
    let known = values.storage[key, default: []].lazy.compactMap { $0 as? Storage }.first
    if let known { return known }
    let new = make()
    values.storage[key, default: []].append(new)
    return new
  }
}

/// The objects stored under keys in a rendering.
///
/// It is a class because the view graph stores it.
private final class StoredValues {
  var storage: [String: [AnyObject]] = [:]
}
