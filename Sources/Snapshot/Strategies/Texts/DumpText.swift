internal import Foundation

/// A value and everything inside it, as indented text that is the same in every run.
///
/// Members are sorted by name, sets and dictionaries by their contents, addresses are left out, and
/// an object that holds itself is mentioned, not followed. The format is the one that
/// swift-snapshot-testing writes, so that its references can be taken over.
enum DumpText {
  /// How deep it looks.
  private static let deepest = 200

  /// Returns the text, with a final newline.
  static func make(_ value: Any, showsLines: Bool = false) -> String {
    text(of: value, label: nil, depth: 0, above: [], showsLines)
  }

  private static func text(
    of value: Any,
    label: String?,
    depth: Int,
    above: Set<ObjectIdentifier>,
    _ showsLines: Bool
  ) -> String {
    let mirror = Mirror(reflecting: value)
    let indent = String(repeating: "  ", count: depth)
    let name = label.map { "\($0): " } ?? ""
    if showsLines, let text = value as? any StringProtocol, text.utf8.contains(newline) {
      return "\(indent)▿ \(name)\(lines(of: String(text), below: indent))"
    }
    if let own = value as? any AnySnapshotStringConvertible, hasOwnText(mirror),
      !type(of: own).renderChildren
    {
      return "\(indent)- \(name)\(own.snapshotDescription)\n"
    }
    let members = members(of: mirror)
    let bullet = members.isEmpty ? "-" : "▿"
    var above = above
    if mirror.displayStyle == .class, !(value is any CustomStringConvertible) {
      let isNew = above.insert(ObjectIdentifier(value as AnyObject)).inserted
      guard isNew else {
        return "\(indent)\(bullet) \(label ?? "value") (circular reference detected)\n"
      }
    }
    let title = "\(indent)\(bullet) \(name)\(heading(of: value, mirror, members.count))\n"
    guard depth < deepest else { return members.isEmpty ? title : "\(title)\(indent)  …\n" }
    let parts = members.map { member in
      (
        member.label ?? "",
        text(of: member.value, label: member.label, depth: depth + 1, above: above, showsLines)
      )
    }
    return title + sorted(parts, ownOrder(value, mirror) ? nil : mirror.displayStyle).joined()
  }

  private static let newline = UInt8(ascii: "\n")

  /// A text line by line, each escaped as in a literal, except for quotes, which need none here.
  private static func lines(of text: String, below indent: String) -> String {
    let lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
    let shown = lines.map { line in
      let literal = String(decoding: line, as: UTF8.self).debugDescription
      let escaped = literal.dropFirst().dropLast().replacing("\\\"", with: "\"")
      return escaped.isEmpty ? "\(indent)  │\n" : "\(indent)  │ \(escaped)\n"
    }
    return "\(lines.count) lines\n" + shown.joined()
  }

  /// What has words of its own shows its members as it declares them.
  private static func ownOrder(_ value: Any, _ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .set, .dictionary: false
    default: value is any AnySnapshotStringConvertible || value is any CustomStringConvertible
    }
  }

  /// The order in which what is inside is shown: of what has none of its own, by the text.
  private static func sorted(
    _ parts: [(label: String, text: String)],
    _ style: Mirror.DisplayStyle?
  ) -> [String] {
    switch style {
    case .set, .dictionary:
      parts.map(\.text).sorted()
    case .struct, .class, .foreignReference:
      parts.sorted { ($0.label, $0.text) < ($1.label, $1.text) }.map(\.text)
    default:
      parts.map(\.text)
    }
  }

  private static func heading(of value: Any, _ mirror: Mirror, _ count: Int) -> String {
    switch mirror.displayStyle {
    case .collection: return count == 1 ? "1 element" : "\(count) elements"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .optional: return typeName(mirror) + (count == 0 ? ".none" : "")
    default: break
    }
    if let own = value as? any AnySnapshotStringConvertible { return own.snapshotDescription }
    if let text = (value as? any CustomStringConvertible)?.description {
      return withoutAddresses(text)
    }
    switch mirror.displayStyle {
    case .class, .struct, .foreignReference: return typeName(mirror)
    case .enum: return count == 0 ? "\(typeName(mirror)).\(value)" : typeName(mirror)
    default: return withoutAddresses(String(describing: value))
    }
  }

  /// An optional and a collection are what they hold, whatever else they can say.
  private static func hasOwnText(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .set, .dictionary, .tuple, .optional: mirror.subjectType == Data.self
    default: true
    }
  }

  /// With what a superclass declares.
  private static func members(of mirror: Mirror) -> [Mirror.Child] {
    let inherited = mirror.superclassMirror.map(members) ?? []
    return inherited + Array(mirror.children)
  }

  /// The type without the number that the compiler gives to a local one.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(/\ #[0-9]+/, with: "")
  }

  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[0-9a-f]+(\s*)/) { String($0.output.1) }
  }
}
