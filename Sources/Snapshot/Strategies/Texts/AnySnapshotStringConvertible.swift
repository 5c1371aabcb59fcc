public import Foundation

/// A type that says itself how `.dump` shows it.
///
/// ```swift
/// extension Money: AnySnapshotStringConvertible {
///   var snapshotDescription: String { "\(amount) \(currency)" }
/// }
/// ```
public protocol AnySnapshotStringConvertible {
  /// Whether what is inside the value is shown as well; no by default.
  static var renderChildren: Bool { get }

  /// The text for the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// What is inside the value isn't shown.
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
  /// The number of bytes.
  public var snapshotDescription: String { "\(count) bytes" }
}

extension URL: AnySnapshotStringConvertible {
  /// The URL as a text.
  public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The object's own words, without its address.
  public var snapshotDescription: String { DumpText.withoutAddresses(debugDescription) }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC as `2001-01-01T00:00:00Z`, to the second.
  public var snapshotDescription: String {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt)
    return formatted(style)
  }
}
