/// What `String(describing:)` returns, for values that nest more deeply than a stack has room for.
package enum NestedText {
  /// The number of levels that are supported.
  package static let limit = 1_000

  /// The number of parts that are looked at to find how deeply a value is nested.
  private static let budget = 10_000

  /// Returns the description of a value.
  package static func describing(_ value: Any) throws -> String {
    guard let depth = depth(of: value) else {
      return try LargeStack.run { String(describing: value) }
    }
    guard depth <= limit else {
      NestedTooDeeply.keep(value)
      throw NestedTooDeeply(limit: limit)
    }
    guard depth > LargeStack.shallow else { return String(describing: value) }
    return try LargeStack.run { String(describing: value) }
  }

  /// Returns the number of levels, one more than the limit for any above it; `nil` if the value has
  /// too many parts to tell.
  ///
  /// A loop, not a recursion, so that it can look at any value. An object describes itself without
  /// its parts, and so isn’t looked into.
  private static func depth(of value: Any) -> Int? {
    if value is any StringProtocol { return 0 }
    var (deepest, seen) = (0, 0)
    var waiting: [(value: Any, depth: Int)] = [(value, 0)]
    while let (value, depth) = waiting.popLast() {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle != .class, !mirror.children.isEmpty else { continue }
      deepest = max(deepest, depth + 1)
      if deepest > limit { return deepest }
      for child in mirror.children {
        seen += 1
        if seen > budget { return nil }
        waiting.append((child.value, depth + 1))
      }
    }
    return deepest
  }
}
