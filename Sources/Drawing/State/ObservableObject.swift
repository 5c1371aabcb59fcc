/// An object that tells when it changes, so that the views which observe it are evaluated again.
///
/// ```swift
/// final class Clock: ObservableObject {
///   @Published var hour = 12
/// }
/// ```
public protocol ObservableObject: AnyObject {
  /// The type of what tells of changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// What tells of changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells of changes of this object; `@Published` properties do it by themselves.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(self) }
}

/// What tells the rendering that an object changes.
public final class ObservableObjectPublisher {
  private weak var object: AnyObject?
  private let isAnonymous: Bool

  /// Creates one for an object that keeps it; its changes count for all views.
  public init() {
    isAnonymous = true
  }

  init(_ object: AnyObject) {
    self.object = object
    isAnonymous = false
  }

  /// Tells that the object changes. Outside of a rendering it does nothing.
  public func send() {
    guard isAnonymous || object != nil else { return }
    ViewGraph.current?.objectChanged(object)
  }
}

/// A property of an observable object whose changes are told of.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Creates a property with its first value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Creates a property with its first value.
  public init(initialValue: Value) {
    value = initialValue
  }

  /// Is never reached: the property is read and written through its object.
  @available(*, unavailable, message: "@Published belongs to properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Reads and writes the property of an object.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      ViewGraph.current?.objectChanged(object)
      object[keyPath: storageKeyPath].value = newValue
    }
  }
}
