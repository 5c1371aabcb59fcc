import Foundation
import Testing

@testable import Snapshot

/// Texts of arguments that contain sets or dictionaries.
@Suite struct UnorderedArgumentTests {
  private struct Basket {
    var fruits: Set<String>
    var count = 1
  }

  private final class Box {
    var values: Set<Int> = [1]
  }

  private enum Choice { case some(Set<Int>) }

  static let texts: [(@Sendable () -> Any, String?)] = [
    ({ Set([3, 1, 2]) }, "[1, 2, 3]"), ({ Set<Int>() }, "Set([])"),
    ({ Set(["b", "a"]) }, "[\"a\", \"b\"]"), ({ ["b": 2, "a": 1] }, "[\"a\": 1, \"b\": 2]"),
    ({ [Set([2, 1]), Set([3])] }, "[[1, 2], [3]]"), ({ (Set([1]), b: 2) }, "(.0: [1], b: 2)"),
    ({ Basket(fruits: ["b", "a"]) }, "Basket(fruits: [\"a\", \"b\"], count: 1)"),
    ({ Optional(Set([1])) as Any }, "Optional<Set<Int>>(some: [1])"),
    ({ Choice.some([2, 1]) }, "Choice(some: [1, 2])"), ({ ["a": Set([2, 1])] }, "[\"a\": [1, 2]]"),
    ({ Set(["é", "z", "Z"]) }, "[\"Z\", \"z\", \"é\"]"), ({ [1, 2] }, nil), ({ 1 }, nil),
    ({ 1.5 }, nil), ({ true }, nil), ({ "a" }, nil), ({ Box() }, nil), ({ (1, 2) }, nil),
    ({ [Box()] }, nil), ({ ("x", Set([1])) }, "(.0: \"x\", .1: [1])"),
  ]

  @Test(arguments: 0..<texts.count)
  func elementsAreSorted(index: Int) {
    let (value, text) = UnorderedArgumentTests.texts[index]
    #expect(UnorderedArgument.text(of: value()) == text)
  }

  /// A value with more than 10,000 members isn't examined.
  @Test func largeValuesAreNotExamined() {
    let numbers = { (count: Int) in [Any](repeating: 0, count: count) + [Set<Int>()] }
    #expect(UnorderedArgument.text(of: numbers(9_999)) != nil)
    #expect(UnorderedArgument.text(of: numbers(10_000)) == nil)
  }

  /// A value that is nested more than 100 levels deep isn't examined.
  @Test func deepValuesAreNotExamined() {
    let nested = { (levels: Int) -> Any in
      (0..<levels).reduce(Set<Int>() as Any) { value, _ in [value] }
    }
    #expect(UnorderedArgument.text(of: nested(100)) != nil)
    #expect(UnorderedArgument.text(of: nested(101)) == nil)
  }
}
