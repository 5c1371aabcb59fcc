/// An object that is created elsewhere and observed by a view.
///
/// Changes that a rendering makes to the object persist. To start each rendering with a new object,
/// use ``StateObject``. Work that the object's initialiser schedules runs on the rendering's clock
/// if the object is created by a body or by the argument of ``ImageRenderer/init(content:)``.
/// Objects created elsewhere can't use that clock.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  let token = PropertyToken()

  private var object: ObjectType

  /// The object.
  ///
  /// In Swift 5 mode, a type with such a property is isolated to the main actor, as in SwiftUI.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { current }
    set { object = newValue }
  }

  /// Observes an object.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// The object that a view observes until an enclosing view passes another one.
  ///
  /// It is a class because the view graph stores it.
  private final class CurrentObject: KeptObject {
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

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: current) }

  private var current: ObjectType {
    (token.bound as? CurrentObject)?.object as? ObjectType ?? object
  }

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
  func value(for owner: PropertyOwner) -> AnyObject? {
    let changes = owner.changesAbove
    let kept = owner.stored { CurrentObject(object, changes: changes) }
    // Every evaluation here calls all bodies. In SwiftUI, the body that creates this view, and
    // perhaps its object, is called again only if something it depends on has changed.
    if kept.changes != changes || owner.context.isNewEntry {
      (kept.object, kept.changes) = (object, changes)
    }
    owner.observe(kept.object)
    return kept
  }
}

// Unchecked and unconditional: SwiftUI's views belong to the main actor, so tasks may capture them
// whatever they contain. The object is only used on the thread that performs the rendering.
extension ObservedObject: @unchecked Sendable {}
