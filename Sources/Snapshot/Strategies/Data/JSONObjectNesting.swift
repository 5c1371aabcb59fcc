internal import Foundation
internal import SnapshotCore

/// Checks of how deeply the arrays and dictionaries of `JSONSerialization` are nested.
enum JSONObjectNesting {
  /// The maximum number of levels. Foundation's own limit is 511.
  static let limit = 500

  /// Calls `work`, which recurses into a value, on a stack that is large enough.
  static func withSufficientStack<Result>(for value: Any, _ work: () throws -> Result) throws
    -> Result
  {
    let depth = depth(of: value)
    guard depth <= limit else {
      NestedTooDeeply.keep(value)
      throw NestedTooDeeply(limit: limit)
    }
    return try depth <= LargeStack.shallow ? work() : LargeStack.run(work)
  }

  /// Parses JSON and calls `work` with it, on a stack that is large enough.
  ///
  /// - Returns: The result of `work`; `nil` if the text isn’t JSON.
  static func withObject<Result>(in text: Data, _ work: (Any) throws -> Result) throws -> Result? {
    let depth = depth(of: text)
    func read() throws -> Result? {
      let object = try? JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
      if let object { return try work(object) }
      if depth > limit { throw NestedTooDeeply(limit: limit) }
      return nil
    }
    return try depth <= LargeStack.shallow ? read() : LargeStack.run(read)
  }

  /// Returns the largest number of brackets that are open at once, including those in strings.
  private static func depth(of text: Data) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: continue
      }
    }
    return deepest
  }

  /// Returns the number of levels, at most one more than the limit.
  ///
  /// It doesn't recurse, because the depth of the value is unknown.
  private static func depth(of value: Any) -> Int {
    var deepest = 0
    var waiting: [(value: Any, depth: Int)] = [(value, 0)]
    while let (value, depth) = waiting.popLast() {
      let parts: [Any]
      switch value {
      case is String, is Int, is Double, is Bool: continue
      case let array as [Any]: parts = array
      case let dictionary as [AnyHashable: Any]: parts = Array(dictionary.values)
      default: continue
      }
      deepest = max(deepest, depth + 1)
      if deepest > limit { break }
      waiting += parts.lazy.map { ($0, depth + 1) }
    }
    return deepest
  }
}
