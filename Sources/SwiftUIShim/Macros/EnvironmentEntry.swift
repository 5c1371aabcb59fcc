import Foundation

/// A value of the environment as `@Entry` declares it: `var name: Type = value`.
struct EnvironmentEntry {
  private let name: String
  private let type: String?
  private let value: String

  /// Reads a declaration, or returns `nil` where it isn't one of a variable.
  init?(_ source: String) {
    guard let range = source.range(of: "var ") else { return nil }
    let rest = source[range.upperBound...]
    let head = rest.prefix { $0 != "=" }
    let parts = head.split(separator: ":", maxSplits: 1).map(EnvironmentEntry.trimmed)
    guard let name = parts.first, !name.isEmpty else { return nil }
    self.name = name
    type = parts.count > 1 ? parts[1] : nil
    value = EnvironmentEntry.trimmed(rest.dropFirst(head.count + 1))
  }

  /// How the value is read and written.
  var accessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  /// The key that the value stands under.
  var key: String {
    let value = value.isEmpty ? "nil" : value
    let property =
      type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return "private struct \(keyName): SwiftUI.EnvironmentKey { \(property) }"
  }

  private var keyName: String { "__Key_\(name)" }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
