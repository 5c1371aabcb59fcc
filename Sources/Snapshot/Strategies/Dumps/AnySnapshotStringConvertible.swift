public import Foundation
internal import SnapshotCore

/// A type with a custom description for `.dump`.
///
/// ```swift
/// extension Money: AnySnapshotStringConvertible {
///   var snapshotDescription: String { "\(amount) \(currency)" }
/// }
/// ```
public protocol AnySnapshotStringConvertible {
  /// Whether the members of the value are shown as well; `false` by default.
  static var renderChildren: Bool { get }

  /// The text for the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Whether the members are shown: `false`.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotes, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotes, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes, then every byte in hexadecimal digits: `2 bytes: de ad`.
  ///
  /// `.dump` shows more than 16 bytes in rows of 16.
  public var snapshotDescription: String {
    isEmpty ? "0 bytes" : "\(count) bytes: \(HexDump.digits(of: self))"
  }
}

extension URL: AnySnapshotStringConvertible {
  /// The URL's debug description.
  public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The object's debug description without its address.
  public var snapshotDescription: String { AddressText.removed(from: debugDescription) }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC as `2001-01-01T00:00:00Z`, with as many decimals as its seconds have.
  public var snapshotDescription: String { DateText.make(self) }
}
