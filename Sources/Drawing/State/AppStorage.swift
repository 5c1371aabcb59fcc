public import Foundation

/// A value kept under a key; in a rendering it is kept for the rendering only.
///
/// Each rendering begins with the value that is given here, whatever the machine has stored, so that
/// it gives the same picture everywhere. Within a rendering all properties of one key and type share
/// the value.
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

  /// The value; writing it lets the views that read it be evaluated again.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.write(newValue, transaction: .ambient) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location)
  }

  private var location: StateLocation<Value>? { token.bound as? StateLocation<Value> }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that is `nil` where there is no value; the store isn't looked at.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: nil, key, store: store)
  }
}

extension AppStorage: BoundProperty {
  func value(for owner: PropertyOwner) -> Any? {
    owner.context.pass.graph.stored(key) { StateLocation(initialValue, owner: owner) }
  }
}

/// A value kept for a scene of an application; here the same as ``AppStorage``.
public typealias SceneStorage = AppStorage

extension ViewGraph {
  /// Returns what is kept under a key, of a type.
  fileprivate func stored<Storage: AnyObject>(
    _ key: String,
    _ make: () -> Storage
  ) -> Storage {
    let kept = belonging { KeptValues() }
    let known = kept.storage[key, default: []].lazy.compactMap { $0 as? Storage }.first
    if let known { return known }
    let new = make()
    kept.storage[key, default: []].append(new)
    return new
  }
}

/// What is kept under keys in a rendering.
///
/// A class, because it is kept in the view graph.
private final class KeptValues {
  var storage: [String: [AnyObject]] = [:]
}
