import Foundation
import Snapshot
import Testing

/// Dumps equal those of swift-snapshot-testing, so its references remain valid.
@Suite struct CompatibleDumpTests {
  private func dump(_ value: Any) throws -> String {
    try Snapshotting<Any, String>.dump.snapshot(value)
  }

  struct Price: CustomStringConvertible {
    var units = 3
    var currency = "EUR"
    var description: String { "\(units) \(currency)" }
  }

  @Test func describedValuesKeepDeclarationOrder() throws {
    #expect(try dump(Price()) == "▿ 3 EUR\n  - units: 3\n  - currency: \"EUR\"\n")
  }

  struct Fruit {
    var price = Price()
    var name = "Quince"
    var kinds: [Int: Set<String>] = [2: ["b", "a"], 1: []]
    var pair = (1, b: "x")
    var nothing: Void = ()
  }

  @Test func everythingElseIsSorted() throws {
    #expect(
      try dump(Fruit()) == """
        ▿ Fruit
          ▿ kinds: 2 key/value pairs
            ▿ (2 elements)
              - key: 1
              - value: 0 members
            ▿ (2 elements)
              - key: 2
              ▿ value: 2 members
                - "a"
                - "b"
          - name: "Quince"
          - nothing: (0 elements)
          ▿ pair: (2 elements)
            - .0: 1
            - b: "x"
          ▿ price: 3 EUR
            - units: 3
            - currency: "EUR"

        """
    )
  }

  class Tank: NSObject {
    var litres = 5
  }

  @Test func foundationObjectsUseTheirDescription() throws {
    #expect(try dump(NSObject()) == "- <NSObject>\n")
    // Unlike in swift-snapshot-testing, objects without a custom description show their members.
    #expect(try dump(Tank()) == "▿ <Tank>\n  - litres: 5\n")
  }

  struct Chapter: AnySnapshotStringConvertible {
    static let renderChildren = true
    var title = "One"
    var pages = [1, 2]
    var snapshotDescription: String { "Chapter \(title)" }
  }

  @Test func customDescriptionsMayShowMembers() throws {
    #expect(
      try dump(Chapter()) == """
        ▿ Chapter One
          - title: "One"
          ▿ pages: 2 elements
            - 1
            - 2

        """
    )
  }

  @Test func relativeURLsShowTheirBase() throws {
    let base = try #require(URL(string: "https://example.com/a/"))
    let url = try #require(URL(string: "b?c=1", relativeTo: base))
    #expect(try dump(url) == "- b?c=1 -- https://example.com/a/\n")
  }
}
