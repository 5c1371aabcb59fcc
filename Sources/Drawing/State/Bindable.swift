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
