/// An object that publishes its changes, so that views that observe it are evaluated again.
///
/// ```swift
/// final class Clock: ObservableObject {
///   @Published var hour = 12
/// }
/// ```
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// A publisher that emits before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher of the object's changes. `@Published` properties use it automatically.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(self) }
}

/// A publisher that informs the rendering of an object's changes.
public final class ObservableObjectPublisher {
  private weak var object: AnyObject?
  private let isAnonymous: Bool

  /// Creates a publisher that its object stores. Its changes affect all views.
  public init() {
    isAnonymous = true
  }

  init(_ object: AnyObject) {
    self.object = object
    isAnonymous = false
  }

  /// Publishes a change of the object. Outside a rendering it does nothing.
  public func send() {
    guard isAnonymous || object != nil else { return }
    ViewGraph.current?.objectChanged(object)
  }
}

/// A property of an observable object that publishes its changes.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Creates a property with an initial value.
  public init(initialValue: Value) {
    value = initialValue
  }

  /// Unavailable: the property is read and written through its object.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value of the property of an object.
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
