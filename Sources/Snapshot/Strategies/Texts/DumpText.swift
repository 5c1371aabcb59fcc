/// A value and everything inside it, as indented text in an order that never changes.
enum DumpText {
  /// How deep it looks; beyond, objects that hold each other would never end.
  private static let deepest = 100

  /// Returns the text, with a final newline.
  static func make(_ value: Any) -> String {
    text(of: value, label: nil, depth: 0)
  }

  private static func text(of value: Any, label: String?, depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    let children = sortedChildren(of: mirror, value: value, depth: depth)
    let indent = String(repeating: "  ", count: depth)
    let name = label.map { "\($0): " } ?? ""
    let bullet = children.isEmpty ? "-" : "▿"
    let title = "\(indent)\(bullet) \(name)\(heading(of: value, mirror, children.count))\n"
    guard depth < deepest else { return children.isEmpty ? title : "\(title)\(indent)  …\n" }
    return title + children.joined()
  }

  private static func heading(of value: Any, _ mirror: Mirror, _ count: Int) -> String {
    switch mirror.displayStyle {
    case .optional: return count == 0 ? "nil" : "Optional"
    case .collection, .set: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .tuple: return count == 0 ? "()" : "(\(count) elements)"
    case .enum: return "\(mirror.subjectType).\(caseName(of: value, mirror))"
    case .struct where count > 0, .class, .foreignReference: return "\(mirror.subjectType)"
    default: return value is String ? String(reflecting: value) : String(describing: value)
    }
  }

  /// A case with a payload describes itself as `name(payload)`; the payload is shown below it.
  private static func caseName(of value: Any, _ mirror: Mirror) -> String {
    mirror.children.first?.label ?? String(describing: value)
  }

  private static func sortedChildren(of mirror: Mirror, value: Any, depth: Int) -> [String] {
    guard depth < deepest else { return mirror.children.isEmpty ? [] : ["…"] }
    // The payload of a case bears the name of the case, which stands in the heading already.
    let hasLabels = mirror.displayStyle != .enum
    var texts = allChildren(of: mirror).map { child in
      text(of: child.value, label: hasLabels ? child.label : nil, depth: depth + 1)
    }
    if mirror.displayStyle == .set || mirror.displayStyle == .dictionary { texts.sort() }
    return texts
  }

  /// With what a superclass declares, which comes first.
  private static func allChildren(of mirror: Mirror) -> [Mirror.Child] {
    let inherited = mirror.superclassMirror.map(allChildren) ?? []
    return inherited + Array(mirror.children)
  }
}
