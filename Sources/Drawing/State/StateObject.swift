/// An object of a view that lives as long as the view has its place in the tree.
///
/// It is created once per rendering, when the view first appears. Work that its initialiser
/// schedules (timers, delayed work of queues, publishers, tasks) runs on the rendering's clock.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  let token = PropertyToken()
  private let make: () -> ObjectType
  /// What the properties that the object is made from are bound to.
  private let scope = ViewGraph.current?.scope

  /// Creates a property whose object is made when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; outside of a rendering, a new one each time.
  public var wrappedValue: ObjectType {
    (token.bound as? StoredObject)?.object as? ObjectType ?? make()
  }

  /// Gives bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  /// A class of its own, so that it can't be taken for something else that lives at the place.
  private final class StoredObject {
    let object: ObjectType

    init(_ object: ObjectType) {
      self.object = object
    }
  }
}

extension StateObject: BoundProperty {
  func value(for owner: PropertyOwner) -> Any? {
    guard owner.makesObjects else { return nil }
    let stored = owner.stored { StoredObject(owner.computing(in: scope, make)) }
    owner.observe(stored.object)
    return stored
  }
}

// Unchecked and unconditional: SwiftUI's views belong to the main actor and can be captured by later
// work whatever they contain. The object is created, read and written on the thread of its
// rendering.
extension StateObject: @unchecked Sendable {}
