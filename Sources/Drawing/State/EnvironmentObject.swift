/// An object from the environment, provided by an enclosing view.
///
/// If there is none, the rendering throws an error that names the view and the type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  let token = PropertyToken()

  /// Creates the property.
  public init() {}

  /// The object.
  ///
  /// In Swift 5 mode, a type with such a property is isolated to the main actor, as in SwiftUI.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object }

  private var object: ObjectType {
    guard let object = token.bound as? ObjectType else {
      // A rendering without the object fails before any body can read it.
      fatalError("@EnvironmentObject of type \(ObjectType.self) was read outside of a body")
    }
    return object
  }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: object)
  }
}

extension EnvironmentObject: BoundProperty {
  func value(for owner: PropertyOwner) -> AnyObject? {
    guard let object = owner.context.environment.object(ObjectType.self) else {
      owner.fail(missing: ObjectType.self, hint: "environmentObject(_:)")
      return nil
    }
    owner.observe(object)
    return object
  }
}

nonisolated extension View {
  /// Provides an object, under its exact type, to this view and all views inside it.
  public consuming func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }
}

// It stores no object; the rendering on the current thread does.
extension EnvironmentObject: Sendable {}
