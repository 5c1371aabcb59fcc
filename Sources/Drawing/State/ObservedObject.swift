/// An object from elsewhere that a view observes.
///
/// What a rendering writes to it stays written: an object that is to start anew in each rendering
/// belongs into a ``StateObject``. Work that the object's initialiser schedules runs on the
/// rendering's clock if a body creates the object, or the argument of
/// ``ImageRenderer/init(content:)`` does. Objects created elsewhere can't use that clock.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  let token = PropertyToken()

  private var object: ObjectType

  /// The object.
  public var wrappedValue: ObjectType {
    get { (token.bound as? KeptObject)?.object as? ObjectType ?? object }
    set { object = newValue }
  }

  /// Observes an object.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// The object that a view observes, while nothing around it gives it another one.
  ///
  /// A class, because it is kept in the view graph.
  private final class KeptObject {
    var object: AnyObject
    var changes: Int

    init(_ object: AnyObject, changes: Int) {
      self.object = object
      self.changes = changes
    }
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
    let changes = owner.changesAbove
    let kept = owner.stored { KeptObject(object, changes: changes) }
    // Every evaluation calls all bodies. On a screen, the body that makes this view, and perhaps an
    // object for it, is called again only if something it depends on has changed.
    if kept.changes != changes || owner.context.isNewEntry {
      (kept.object, kept.changes) = (object, changes)
    }
    owner.observe(kept.object)
    return kept
  }
}

// Unchecked and unconditional: SwiftUI's views belong to the main actor and can be captured by later
// work whatever they contain. The object is read and written on the thread of its rendering.
extension ObservedObject: @unchecked Sendable {}
