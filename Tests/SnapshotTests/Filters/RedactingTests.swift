import Foundation
import Snapshot
import Testing

@Suite struct RedactingTests {
  struct Item: Codable, Sendable {
    var id: Int
    var tags = ["a"]
  }

  struct Order: Codable, Sendable {
    var token = "secret"
    var items = [Item(id: 1), Item(id: 2)]
  }

  private func redacted(_ paths: String) throws -> Order? {
    let text = try Snapshotting<Order, String>.json.redacting(paths, with: "-").snapshot(Order())
    return try? JSONDecoder().decode(Order.self, from: Data(text.utf8))
  }

  @Test(arguments: [
    ("$.token", #"{"items":[{"id":1,"tags":["a"]},{"id":2,"tags":["a"]}],"token":"-"}"#),
    (
      "$.items[1].id",
      #"{"items":[{"id":1,"tags":["a"]},{"id":"-","tags":["a"]}],"token":"secret"}"#
    ),
    (
      "$.items[*].id",
      #"{"items":[{"id":"-","tags":["a"]},{"id":"-","tags":["a"]}],"token":"secret"}"#
    ),
    ("$..tags", #"{"items":[{"id":1,"tags":"-"},{"id":2,"tags":"-"}],"token":"secret"}"#),
    ("$['items']", #"{"items":"-","token":"secret"}"#), ("$.*", #"{"items":"-","token":"-"}"#),
    ("$.none.there", #"{"items":[{"id":1,"tags":["a"]},{"id":2,"tags":["a"]}],"token":"secret"}"#),
  ])
  func pathsSelectWhatIsRedacted(path: String, expected: String) throws {
    let text = try Snapshotting<Order, String>.json.redacting(path, with: "-").snapshot(Order())
    #expect(text.filter { !$0.isWhitespace } == expected)
  }

  @Test(arguments: ["token", "$", "$.", "$[", "$[-1]", "$[x]", "$x", "$.a..", ""])
  func invalidPathsFail(path: String) {
    #expect(throws: (any Error).self) {
      try Snapshotting<Order, String>.json.redacting(path).snapshot(Order())
    }
  }

  @Test func invalidJSONFails() {
    #expect(throws: (any Error).self) {
      try Snapshotting<String, String>.lines.redacting("$.a").snapshot("no")
    }
  }

  @Test func membersAreReplacedBeforeTheyAreShown() throws {
    let text = try Snapshotting<Order, String>.json.redacting(\.token, with: "…").snapshot(Order())
    #expect(text.contains(#""token" : "…""#))
    #expect(!text.contains("secret"))
  }
}
