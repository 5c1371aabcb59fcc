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

  /// Creates a publisher for an object to store. It doesn't identify the object, so its changes
  /// affect all views.
  public init() {
    isAnonymous = true
  }

  init(_ object: AnyObject) {
    self.object = object
    isAnonymous = false
  }

  /// Publishes a change of the object.
  public func send() {
    guard let subject else { return }
    ObjectChanges.publish(subject)
    ViewGraph.current?.objectChanged(object)
  }

  /// Calls a closure before each change until the returned closure is called.
  package func observe(_ receive: @escaping () -> Void) -> () -> Void {
    subject.map { ObjectChanges.observe($0, receive) } ?? {}
  }

  /// The object under which observers are registered.
  ///
  /// It is the publisher itself if the observed object stores the publisher. Otherwise it is that
  /// object, because each access to `objectWillChange` creates another publisher.
  private var subject: AnyObject? { isAnonymous ? self : object }
}
