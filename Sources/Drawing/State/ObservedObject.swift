/// An object from elsewhere that a view observes.
///
/// What a rendering writes to it stays written: an object that is to start anew in each rendering
/// belongs into a ``StateObject``.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  let token = PropertyToken()

  /// The object.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Observes an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// Gives bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: BoundProperty {
  func value(for owner: PropertyOwner) -> Any? {
    owner.observe(wrappedValue)
    return nil
  }
}

// As for a state: the object is read and written on the thread of its rendering.
extension ObservedObject: @unchecked Sendable {}
