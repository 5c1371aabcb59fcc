public import Observation

/// A property that reads a value from the environment of the view it belongs to.
///
/// ```swift
/// @Environment(\.geometryReaderPlacement) private var placement
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  let token = PropertyToken()
  private let read: (EnvironmentValues) -> Value?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property that reads the observable object of a type. If there is none, the rendering
  /// throws an error.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0.object(Value.self) }
  }

  /// Creates a property that reads the observable object of a type, or `nil` if there is none.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type)
  where Value == Object? {
    read = { .some($0.object(Object.self)) }
  }

  /// The value in the view's environment, or the default value outside of a rendering.
  public var wrappedValue: Value {
    if let bound = token.bound as? Bound { return bound.value }
    guard let value = read(EnvironmentValues()) else {
      // A rendering without the object fails before any body can read it.
      fatalError("@Environment of type \(Value.self) was read outside of a body")
    }
    return value
  }

  /// A wrapper that distinguishes a `nil` value from a missing one.
  ///
  /// It is a class because bound values of all types are stored as objects.
  private final class Bound {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }
}

extension Environment: BoundProperty {
  func value(for owner: PropertyOwner) -> AnyObject? {
    guard let value = read(owner.context.environment) else {
      owner.fail(missing: Value.self, hint: "environment(_:)")
      return nil
    }
    return Bound(value)
  }
}

// The value is read on the thread that performs the rendering.
extension Environment: @unchecked Sendable where Value: Sendable {}
