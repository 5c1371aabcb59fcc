internal import Foundation
internal import SnapshotCore

/// The dump of a type whose own description or members are incomplete or differ in every run.
struct BuiltInDump {
  var title: String
  var lines: [String] = []
  var members: [Mirror.Child] = []

  /// Creates the dump of a value, or returns `nil` for types without a special dump.
  init?(_ value: Any) {
    // A cast alone would bridge values to these classes.
    let kind = type(of: value)
    guard kind is AnyClass else {
      if kind == Data.self, let bytes = value as? Data {
        self.init(bytes: bytes)
      } else if kind == Notification.self, let notification = value as? Notification {
        self.init(notification)
      } else {
        self.init(attributed: value)
      }
      return
    }
    switch value {
    case let bytes as NSData: self.init(bytes: Data(referencing: bytes))
    case let date as NSDate: self.init(title: date.snapshotText)
    case let number as NSNumber where number.isBoolean: self.init(title: "\(number.boolValue)")
    case let path as AnyKeyPath: self.init(title: AddressText.removed(from: "\(path)"))
    case let error as NSError where kind == NSError.self: self.init(error)
    default: return nil
    }
  }
}

extension BuiltInDump {
  private init(title: String) {
    self.title = title
  }

  /// Creates the dump of bytes: up to 16 in the title, more in rows.
  private init(bytes: Data) {
    title = bytes.snapshotDescription
    guard bytes.count > HexDump.width else { return }
    title = "\(bytes.count) bytes"
    lines = HexDump.rows(of: [UInt8](bytes))
  }
}

// The descriptions of these types list dictionaries in hash order. With at most one entry they are
// the same in every run, and are used unchanged, as in swift-snapshot-testing.
extension BuiltInDump {
  private init?(_ error: NSError) {
    guard error.userInfo.count > 1 else { return nil }
    title = "NSError"
    members = [("domain", error.domain), ("code", error.code), ("userInfo", error.userInfo)]
  }

  private init?(_ notification: Notification) {
    guard let userInfo = notification.userInfo, userInfo.count > 1 else { return nil }
    title = "Notification"
    members = [
      ("name", notification.name.rawValue), ("object", notification.object as Any),
      ("userInfo", userInfo),
    ]
  }
}

extension NSDate {
  /// The object's debug description if the date has whole seconds, less than 6e10 from the
  /// reference date; otherwise the description of the `Date`, which is exact.
  fileprivate var snapshotText: String {
    let seconds = timeIntervalSinceReferenceDate
    guard seconds == seconds.rounded(), seconds.magnitude < 6e10 else {
      return Date(timeIntervalSinceReferenceDate: seconds).snapshotDescription
    }
    return debugDescription
  }
}

extension NSNumber {
  /// Whether the number was created from a Boolean.
  fileprivate var isBoolean: Bool { type(of: self) == type(of: NSNumber(value: true)) }
}
