/// The result of `String(describing:)`, for values nested too deeply for the current stack.
package enum NestedText {
  /// The largest supported number of levels.
  package static let limit = 1_000

  /// The maximum number of parts that are examined to find the depth of a value.
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

  /// Returns the number of levels, at most one more than the limit; `nil` if the value has too many
  /// parts to examine.
  ///
  /// It is a loop, not a recursion, so that any value can be examined. An object describes itself
  /// without its parts, and so isn’t examined.
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
