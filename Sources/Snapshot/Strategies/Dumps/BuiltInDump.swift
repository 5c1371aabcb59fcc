internal import Foundation
internal import SnapshotCore

/// The dump of a type whose own description or members are incomplete or differ in every run.
struct BuiltInDump {
  var title: String
  var lines: [String] = []
  var members: [Mirror.Child] = []

  /// Returns `nil` for types without a special dump.
  init?(_ value: Any) {
    // A cast alone would bridge values to these classes.
    let kind = type(of: value)
    guard kind is AnyClass else {
      guard kind == Data.self, let bytes = value as? Data else { return nil }
      self.init(bytes: bytes)
      return
    }
    switch value {
    case let bytes as NSData: self.init(bytes: Data(referencing: bytes))
    case let date as NSDate: self.init(title: date.snapshotText)
    case let number as NSNumber where number.isBoolean: self.init(title: "\(number.boolValue)")
    case let path as AnyKeyPath: self.init(title: AddressText.removed(from: "\(path)"))
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

extension NSDate {
  /// The object's debug description if the date has whole seconds.
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
