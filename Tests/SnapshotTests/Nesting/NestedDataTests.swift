import Foundation
import Snapshot
import SnapshotCore
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Nested values on a small stack, where unlimited recursion would crash the process.
@Suite struct NestedDataTests {
  private static func arrays(_ depth: Int) -> [Any] {
    (1..<depth).reduce([]) { inner, _ in [inner] }
  }

  private static func dictionaries(_ depth: Int) -> [String: Any] {
    (1..<depth).reduce([:]) { inner, _ in ["a": inner] }
  }

  private static func text<Value>(
    of strategy: Snapshotting<Value, String>,
    _ make: @escaping @Sendable () -> Value
  ) -> String {
    return SmallStack.run {
      do { return try strategy.snapshot(make()) } catch { return "\(error)" }
    }
  }

  @Test(arguments: [1, 64, 65, 500])
  func objectsAreWrittenToTheLimit(depth: Int) {
    let arrays = Self.text(of: .json) { Self.arrays(depth) }
    #expect(arrays.count { $0 == "[" } == depth)
    let dictionaries = Self.text(of: .json) { Self.dictionaries(depth) }
    #expect(dictionaries.count { $0 == "{" } == depth)
  }

  @Test(arguments: [501, 20_000, 200_000])
  func objectsBeyondItAreRefused(depth: Int) {
    let refusal = "\(NestedTooDeeply(limit: 500))"
    #expect(refusal.hasPrefix("The value is nested more than 500 levels deep"))
    #expect(Self.text(of: .json) { Self.arrays(depth) } == refusal)
    #expect(Self.text(of: .json) { Self.dictionaries(depth) } == refusal)
    #expect(Self.text(of: .json) { ["a": [1, Self.arrays(depth)]] as [String: Any] } == refusal)
  }

  /// A type that encodes itself in a list, in a value or in a dictionary.
  private indirect enum Tree: Encodable, Sendable {
    case end
    case list(Tree)
    case single(Tree)
    case named(Tree)
    case superclass(Tree)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .end:
        var container = encoder.singleValueContainer()
        try container.encode("end")
      case .list(let inner):
        var container = encoder.unkeyedContainer()
        try container.encode(inner)
      case .single(let inner):
        var container = encoder.singleValueContainer()
        try container.encode(inner)
      case .named(let inner):
        var container = encoder.singleValueContainer()
        try container.encode(["a": inner])
      case .superclass(let inner):
        var container = encoder.unkeyedContainer()
        try inner.encode(to: container.superEncoder())
      }
    }
  }

  private static func tree(_ depth: Int, _ wrap: (Tree) -> Tree = Tree.list) -> Tree {
    (0..<depth).reduce(.end) { inner, _ in wrap(inner) }
  }

  @Test(arguments: [1, 64, 65, 500])
  func encodableValuesAreWrittenToTheLimit(depth: Int) {
    let text = Self.text(of: .json) { Self.tree(depth) }
    #expect(text.count { $0 == "[" } == depth, "\(text.prefix(200))")
    let list = Self.text(of: .plist) { Self.tree(depth) }
    #expect(list.components(separatedBy: "<array>").count == depth + 1, "\(list.prefix(200))")
  }

  @Test(arguments: [501, 20_000, 200_000])
  func encodableValuesBeyondItAreRefused(depth: Int) {
    let refusal = "\(NestedTooDeeply(limit: 500))"
    for wrap in [Tree.list, Tree.single, Tree.named] {
      #expect(Self.text(of: .json) { Self.tree(depth, wrap) } == refusal)
    }
    if depth > 1_000 {
      #expect(
        Self.text(of: .plist) { Self.tree(depth) } == "\(NestedTooDeeply(limit: 1_000))"
      )
    }
  }

  private static func json(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
  }

  @Test(arguments: [1, 64, 65, 500])
  func textsAreRedactedToTheLimit(depth: Int) {
    let path = "$" + String(repeating: "[0]", count: depth)
    let text = Self.text(of: .lines.redacting(path, with: "?")) { Self.json(depth) }
    #expect(text.filter { !$0.isWhitespace } == Self.json(depth).replacing("1", with: "\"?\""))
  }

  @Test(arguments: [600, 20_000, 200_000])
  func textsBeyondItAreRefused(depth: Int) {
    let text = Self.text(of: .lines.redacting("$..a")) { Self.json(depth) }
    #expect(text == "\(NestedTooDeeply(limit: 500))")
  }

  @Test(arguments: [1, 500, 20_000, 200_000])
  func bodiesOfRequestsAreShownAtAnyDepth(depth: Int) {
    let text = Self.text(of: .raw(pretty: true)) {
      var request = URLRequest(url: URL(string: "http://a")!)
      request.httpBody = Data(Self.json(depth).utf8)
      return request
    }
    #expect(text.filter { !$0.isWhitespace }.hasSuffix(Self.json(depth)))
  }
}
