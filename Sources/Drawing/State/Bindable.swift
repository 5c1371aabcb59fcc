public import Observation

/// A property wrapper that creates bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, whose dynamic members are the bindings.
  public var projectedValue: Bindable<Value> { self }

  fileprivate init(object: Value) {
    wrappedValue = object
  }

  // The compiler lets the initialiser of a view take the wrapped object only if an unconstrained
  // `init(wrappedValue:)` exists. It then calls the constrained one.

  /// Unavailable, because the value isn't an observable object.
  @available(*, unavailable, message: "The value must be an object that conforms to Observable")
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Unavailable, because the value isn't an observable object.
  @available(*, unavailable, message: "The value must be an object that conforms to Observable")
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates bindings to the properties of an object.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates bindings to the properties of an object.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates a copy of another wrapper.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
