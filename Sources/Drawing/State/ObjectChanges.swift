import Synchronization

/// The closures that observe changes of objects, apart from the views of a rendering.
enum ObjectChanges {
  /// The observers of one object. The closures run on the thread that changes the object.
  private struct Observers: @unchecked Sendable {
    weak var object: AnyObject?
    var receivers: [(id: Int, receive: () -> Void)] = []
  }

  private struct State {
    var nextID = 0
    var observers: [ObjectIdentifier: Observers] = [:]
  }

  private static let state = Mutex(State())

  /// Calls the observers of an object.
  static func publish(_ object: AnyObject) {
    let found = state.withLock { state in
      state.observers.isEmpty ? nil : state.observers[ObjectIdentifier(object)]
    }
    // Another object may have had the same address before.
    guard let found, found.object === object else { return }
    found.receivers.forEach { $0.receive() }
  }

  /// Calls a closure before each change of an object until the returned closure is called.
  static func observe(_ object: AnyObject, _ receive: @escaping () -> Void) -> () -> Void {
    let key = ObjectIdentifier(object)
    let added = Observers(object: object, receivers: [(0, receive)])
    let id = state.withLock { state in
      state.nextID += 1
      if state.observers[key]?.object == nil { state.observers[key] = nil }
      var observers = state.observers[key] ?? Observers(object: added.object)
      observers.receivers += added.receivers.map { (state.nextID, $0.receive) }
      state.observers[key] = observers
      return state.nextID
    }
    return {
      state.withLock { state in
        state.observers[key]?.receivers.removeAll { $0.id == id }
        if state.observers[key]?.receivers.isEmpty == true { state.observers[key] = nil }
      }
    }
  }
}
