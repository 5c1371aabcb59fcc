/// The text of a test's argument that contains a set or a dictionary.
///
/// Their descriptions list the elements in hash order, which differs in every process. Here the
/// elements are sorted by their texts.
enum UnorderedArgument {
  private static let depthLimit = 100
  private static let budget = 10_000

  /// Returns the text, or `nil` if the value contains neither a set nor a dictionary, or is too
  /// large to be examined.
  static func text(of value: Any) -> String? {
    switch value {
    case is String, is any BinaryInteger, is any BinaryFloatingPoint, is Bool: return nil
    default: break
    }
    var budget = budget
    guard isUnordered(value, depth: 0, &budget) == true else { return nil }
    return sortedText(of: value)
  }

  /// Returns whether a value contains a set or a dictionary, or `nil` if it is too large.
  private static func isUnordered(_ value: Any, depth: Int, _ budget: inout Int) -> Bool? {
    let mirror = Mirror(reflecting: value)
    var isFound = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    // The description of an object doesn't contain its members.
    guard mirror.displayStyle != .class else { return false }
    for child in mirror.children {
      budget -= 1
      guard budget >= 0, depth < depthLimit,
        let isUnordered = isUnordered(child.value, depth: depth + 1, &budget)
      else { return nil }
      isFound = isFound || isUnordered
    }
    return isFound
  }

  private static func sortedText(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle != .class, !mirror.children.isEmpty, !(value is any StringProtocol)
    else { return String(reflecting: value) }
    switch mirror.displayStyle {
    case .set: return list(mirror.children.map { sortedText(of: $0.value) }.sorted(by: precedes))
    case .dictionary:
      let entries = mirror.children.map { entry in
        Mirror(reflecting: entry.value).children.map { sortedText(of: $0.value) }
          .joined(separator: ": ")
      }
      return list(entries.sorted(by: precedes))
    case .collection: return list(mirror.children.map { sortedText(of: $0.value) })
    default:
      let members = mirror.children.map { member in
        (member.label.map { "\($0): " } ?? "") + sortedText(of: member.value)
      }
      let name = mirror.displayStyle == .tuple ? "" : "\(type(of: value))"
      return "\(name)(\(members.joined(separator: ", ")))"
    }
  }

  private static func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ", "))]" }

  /// Returns whether a text comes first in the order of bytes, which doesn't depend on the locale.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
