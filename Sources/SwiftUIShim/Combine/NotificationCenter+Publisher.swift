public import Foundation

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = Notification
    /// The type of the error; the publisher never fails.
    public typealias Failure = Never

    /// The observed notification centre.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object whose notifications are published; `nil` for all.
    public let object: AnyObject?

    /// Calls a closure with each notification posted from now on.
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

  /// Returns a publisher of the notifications with a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// A closure that receives notifications. It is unchecked `Sendable`, because it is called on the
/// thread that posts them.
private struct Receiver: @unchecked Sendable {
  let receive: (Notification) -> Void
}

/// An observer registered with a notification centre.
private struct Registration {
  let center: NotificationCenter
  let token: any NSObjectProtocol

  func end() {
    center.removeObserver(token)
  }
}
