public import Foundation

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    /// The values are notifications.
    public typealias Output = Notification
    /// There is no error.
    public typealias Failure = Never

    /// The centre that the notifications are posted to.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; `nil` for anybody.
    public let object: AnyObject?

    /// Calls a closure with the notifications to come.
    public func observe(
      _ receiveValue: @escaping (Notification) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let receiver = Receiver(receive: receiveValue)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        receiver.receive($0)
      }
      let registration = Registration(center: center, token: token)
      return AnyCancellable { registration.end() }
    }
  }

  /// Returns a publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// What receives notifications. Unchecked: they are received where they are posted.
private struct Receiver: @unchecked Sendable {
  let receive: (Notification) -> Void
}

/// What ends the observation of a centre.
private struct Registration {
  let center: NotificationCenter
  let token: any NSObjectProtocol

  func end() {
    center.removeObserver(token)
  }
}
