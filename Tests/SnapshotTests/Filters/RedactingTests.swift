import Foundation
import Testing

@testable import Snapshot

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

  private static let steps: [(String, [JSONPath.Step])] = [
    ("$.a", [.key("a")]), ("$.a.b", [.key("a"), .key("b")]), ("$[0]", [.index(0)]),
    ("$[12].a", [.index(12), .key("a")]), ("$.*", [.any]), ("$[*]", [.any]),
    ("$..a", [.below("a")]), ("$..*", [.below("*")]), ("$['a']", [.key("a")]),
    ("$[\"a.b\"]", [.key("a.b")]), ("$['a'][\"b\"]", [.key("a"), .key("b")]),
    ("$.a[1]..b[*]", [.key("a"), .index(1), .below("b"), .any]), ("$['*']", [.key("*")]),
    ("$.é x", [.key("é x")]),
  ]

  @Test(arguments: steps)
  func pathsHaveSteps(path: String, steps: [JSONPath.Step]) throws {
    #expect(try JSONPath.steps(of: path) == steps)
  }

  @Test(arguments: [
    "", "$", "a", "$a", "$.", "$..", "$...a", "$.a.", "$[", "$[]", "$[0", "$[-1]", "$[x]", "$['']",
    "$['a]", "$['a\"]", "$[a']", "$.[0]", "$]", "$[0]a", "$['']", "$[']", "x.$", "$[1.5]", "$[aa]",
  ])
  func otherPathsAreNamedInTheError(path: String) {
    let error = #expect(throws: ScrubbingError.noPath(path)) { try JSONPath.steps(of: path) }
    #expect(
      error?.description
        == "“\(path)” isn’t a valid JSON path. Examples: `$.user.id`, `$.items[0].price`, "
        + "`$.items[*].id` or `$..token`."
    )
  }

  @Test(arguments: [
    ("$[0]", "[1,2]", "[\"-\",2]"), ("$[1]", "[1,2]", "[1,\"-\"]"), ("$[2]", "[1,2]", "[1,2]"),
    ("$[*]", "[1,[2]]", "[\"-\",\"-\"]"),
    ("$.*", "{\"a\":1,\"b\":[2]}", "{\"a\":\"-\",\"b\":\"-\"}"),
    ("$[*][0]", "[[1,2],[3]]", "[[\"-\",2],[\"-\"]]"), ("$.a", "[1]", "[1]"),
    ("$[0]", "{\"a\":1}", "{\"a\":1}"),
    ("$.a.b", "{\"a\":{\"b\":1,\"c\":2},\"b\":3}", "{\"a\":{\"b\":\"-\",\"c\":2},\"b\":3}"),
    (
      "$..a", "{\"a\":{\"a\":1},\"b\":[{\"a\":2,\"c\":3}]}",
      "{\"a\":\"-\",\"b\":[{\"a\":\"-\",\"c\":3}]}"
    ),
    (
      "$..a.b", "{\"a\":{\"b\":1},\"c\":{\"a\":{\"b\":2,\"d\":3}}}",
      "{\"a\":{\"b\":\"-\"},\"c\":{\"a\":{\"b\":\"-\",\"d\":3}}}"
    ),
    ("$..a", "[[{\"a\":1}],2]", "[[{\"a\":\"-\"}],2]"),
    ("$.*.a", "{\"x\":{\"a\":1},\"y\":2}", "{\"x\":{\"a\":\"-\"},\"y\":2}"),
  ])
  func selectedValuesAreReplaced(path: String, json: String, expected: String) throws {
    let text = try Snapshotting<String, String>.lines.redacting(path, with: "-").snapshot(json)
    #expect(text.filter { !$0.isWhitespace } == expected)
  }

  @Test func severalPathsAreRedacted() throws {
    let text = try Snapshotting<String, String>.lines.redacting("$.a", "$.b")
      .snapshot("{\"a\":1,\"b\":2,\"c\":3}")
    #expect(text == "{\n  \"a\" : \"[redacted]\",\n  \"b\" : \"[redacted]\",\n  \"c\" : 3\n}")
  }

  @Test func textsThatCannotBeRedactedAreRefused() {
    let strategy = Snapshotting<String, String>.lines.redacting("$.a")
    #expect(throws: ScrubbingError.noJSON) { try strategy.snapshot("no") }
    for text in ["{\"a\":1,\"a\":2}", "[-0]", "[0.1000000000000000000000000000000000000001]"] {
      #expect(throws: ScrubbingError.lostJSON) { try strategy.snapshot(text) }
    }
    #expect(
      ScrubbingError.noJSON.description
        == "The text to redact isn’t JSON. Redact key paths instead, or use `.json`."
    )
    #expect(
      ScrubbingError.lostJSON.description
        == "Redacting this JSON would change more than the values at the paths: it contains "
        + "duplicate members, `-0` or a number with too many digits, or it isn’t valid JSON (RFC "
        + "8259). Redact key paths instead."
    )
  }
}
