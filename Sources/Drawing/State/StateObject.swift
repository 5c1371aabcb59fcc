/// An object that belongs to a view and persists as long as the view keeps its position in the view
/// tree.
///
/// Each rendering creates it once, when the view first appears. Work that its initialiser schedules
/// (timers, delayed work of queues, publishers, tasks) runs on the rendering's clock.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  let token = PropertyToken()
  private let make: () -> ObjectType
  /// The scope of the properties from which the object is created.
  private let scope = ViewGraph.current?.scope

  /// Creates a property whose object is created when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; outside a rendering, a new one each time.
  ///
  /// In Swift 5 mode, a type with such a property is isolated to the main actor, as in SwiftUI.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: object)
  }

  private var object: ObjectType {
    (token.bound as? StoredObject)?.object as? ObjectType ?? make()
  }

  /// A box for the object, whose type distinguishes it from other objects stored at the same
  /// position.
  private final class StoredObject: KeptObject {
    let object: ObjectType

    init(_ object: ObjectType) {
      self.object = object
    }
  }
}

extension StateObject: BoundProperty {
  func value(for owner: PropertyOwner) -> AnyObject? {
    guard owner.makesObjects else { return nil }
    let stored = owner.stored { StoredObject(owner.computing(in: scope, make)) }
    owner.observe(stored.object)
    return stored
  }
}

// Unchecked and unconditional: SwiftUI's views belong to the main actor, so tasks may capture them
// whatever they contain. The object is only used on the thread that performs the rendering.
extension StateObject: @unchecked Sendable {}
