public import Observation

/// Gives bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Gives the bindings themselves.
  public var projectedValue: Bindable<Value> { self }

  fileprivate init(object: Value) {
    wrappedValue = object
  }

  // Only by an initialiser for any value does the compiler let the initialiser of a view take the
  // object itself: the constrained one, which it then calls, doesn't count for that.

  /// Isn't there: the value is no observable object.
  @available(*, unavailable, message: "The value must be an object that conforms to Observable")
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Isn't there: the value is no observable object.
  @available(*, unavailable, message: "The value must be an object that conforms to Observable")
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Gives bindings to the properties of an object.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Gives bindings to the properties of an object.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Gives the same bindings as another one.
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
