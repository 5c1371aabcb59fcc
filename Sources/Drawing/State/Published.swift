/// A property of an observable object that publishes its changes.
@propertyWrapper
public struct Published<Value> {
  private var ownValue: Value
  /// The storage that replaces `ownValue` as soon as there is a publisher.
  private var storage: PublishedStorage<Value>?

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) {
    ownValue = wrappedValue
  }

  /// Creates a property with an initial value.
  public init(initialValue: Value) {
    ownValue = initialValue
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
      ObjectChanges.publish(object)
      ViewGraph.current?.objectChanged(object)
      // Observers read the property's old value, so they are called before it is written.
      guard let storage = object[keyPath: storageKeyPath].storage else {
        object[keyPath: storageKeyPath].ownValue = newValue
        return
      }
      storage.set(newValue)
    }
  }

  /// A publisher of the property's value and its changes.
  public var projectedValue: Publisher {
    mutating get {
      if let storage { return Publisher(storage: storage) }
      let created = PublishedStorage(ownValue)
      storage = created
      return Publisher(storage: created)
    }
    set { storage = newValue.storage }
  }

  private var value: Value {
    get { storage?.value ?? ownValue }
    set { if let storage { storage.set(newValue) } else { ownValue = newValue } }
  }
}

extension Published {
  /// A publisher of a property's value and its changes.
  public struct Publisher {
    fileprivate let storage: PublishedStorage<Value>

    /// Calls a closure with the current value, and then with each new value before the property
    /// changes, until the returned closure is called.
    package func observe(_ receive: @escaping (Value) -> Void) -> () -> Void {
      storage.observe(receive)
    }

    /// Sets the property to each value that `subscribe` passes to its argument.
    ///
    /// - Parameter subscribe: A closure that returns an object, which is kept as long as the
    ///   property.
    package func assign(_ subscribe: (@escaping (Value) -> Void) -> AnyObject) {
      let subscription = subscribe { [weak storage] value in
        ViewGraph.current?.objectChanged(nil)
        storage?.set(value)
      }
      storage.subscriptions.append(subscription)
    }
  }
}

/// The value of a property and its observers.
///
/// It is a class because the property and its publishers share it.
private final class PublishedStorage<Value> {
  private(set) var value: Value
  var subscriptions: [AnyObject] = []
  private var nextID = 0
  private var receivers: [(id: Int, receive: (Value) -> Void)] = []

  init(_ value: Value) {
    self.value = value
  }

  func set(_ newValue: Value) {
    receivers.forEach { $0.receive(newValue) }
    value = newValue
  }

  func observe(_ receive: @escaping (Value) -> Void) -> () -> Void {
    let id = nextID
    nextID += 1
    receivers.append((id, receive))
    receive(value)
    return { [weak self] in self?.receivers.removeAll { $0.id == id } }
  }
}
