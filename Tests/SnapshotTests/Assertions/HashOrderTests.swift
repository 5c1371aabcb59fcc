import Foundation
import Testing

@testable import Snapshot

/// Sets and dictionaries that a text shows in the order of their hash values.
@Suite struct HashOrderTests {
  /// A set whose elements come in the order of the array.
  private struct Unsorted<Element>: CustomReflectable, CustomStringConvertible {
    var elements: [Element]
    var style = Mirror.DisplayStyle.set
    var customMirror: Mirror { Mirror(self, unlabeledChildren: elements, displayStyle: style) }
    var description: String { "\(elements)" }
  }

  private func isFound(_ text: String, _ value: Any) -> Bool {
    HashOrder.cause(in: Array(text.utf8), of: value) != nil
  }

  @Test func theTypeIsNamed() {
    #expect(
      HashOrder.cause(in: Array("[2, 3, 1]".utf8), of: Unsorted(elements: [2, 3, 1]))
        == "The text shows a Unsorted<Int> in the order of its hash values"
    )
    #expect(isFound("a [\n2,3,\n1 ] b", Unsorted(elements: [2, 3, 1])))
    #expect(!isFound("[2, 1, 3]", Unsorted(elements: [2, 3, 1])))
    #expect(!isFound("", Unsorted(elements: [2, 3, 1])))
  }

  /// Two elements prove nothing, and a sorted order is probably intended.
  @Test(arguments: [
    ([2, 1], false), ([2, 1, 3], true), ([1, 2, 3], false), ([3, 2, 1], false),
    ([9, 10, 11], false), ([11, 10, 9], false), ([11, 9, 10], true), ([9, 11, 10], false),
    ([1, 1, 1], false),
  ])
  func onlyUnsortedElementsAreFound(elements: [Int], isFound: Bool) {
    #expect(self.isFound("\(elements)", Unsorted(elements: elements)) == isFound)
  }

  @Test func onlySetsAndDictionariesAreFound() {
    for (style, expected) in [
      (Mirror.DisplayStyle.set, true), (.dictionary, true), (.collection, false), (.struct, false),
    ] {
      #expect(isFound("[2, 3, 1]", Unsorted(elements: [2, 3, 1], style: style)) == expected)
    }
  }

  /// JSON shows a set as an array, with texts in quotes.
  @Test func elementsAreFoundInJSON() {
    let words = Unsorted(elements: ["b\"", "é", "a"])
    #expect(isFound("{ \"x\" : [\"b\\\"\",\"é\",\"a\"] }", words))
    #expect(
      isFound("[true,false,x]", Unsorted(elements: ["true", "false", "x"] as [Any])) == false
    )
    let numbers = Unsorted(elements: [2, 3.5, 1] as [Any])
    #expect(isFound("[2,3.5,1]", numbers))
    let flags = Unsorted(elements: [true, false, true] as [Any])
    #expect(isFound("[\"true\",\"false\",\"true\"]", flags))
    let pairs = Unsorted(elements: ["b", "c", "a"], style: .dictionary)
    #expect(isFound("[\"b\", \"c\", \"a\"]", pairs))
    #expect(!isFound("[b,c,a]", Unsorted(elements: ["b", "c", "a"], style: .dictionary)))
  }

  @Test func membersAreSearched() {
    struct Holder { var inner: Any }
    let value = Holder(inner: [Holder(inner: Unsorted(elements: [2, 3, 1]))])
    #expect(isFound("[2, 3, 1]", value))
  }

  /// The search ends after 1,000 values.
  @Test(arguments: [(998, true), (999, false)])
  func theSearchIsLimited(count: Int, isFound: Bool) {
    let values = [Any](repeating: 0, count: count) + [Unsorted(elements: [2, 3, 1])]
    #expect(self.isFound("[2, 3, 1]", values) == isFound)
  }

  @Test func largeTextsAndDataAreNotSearched() {
    let value = Unsorted(elements: [2, 3, 1])
    let text = "[2, 3, 1]"
    let filled = { text + String(repeating: "a", count: $0 - text.utf8.count) }
    #expect(isFound(filled(1_048_575), value))
    #expect(!isFound(filled(1_048_576), value))
    #expect(!isFound(text + "\0", value))
  }
}
