import Drawing
import Foundation
import Pixels
import Snapshot
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Tests of the tables in the article “Knowing what is not compared”, with pairs of values that a
/// strategy distinguishes or doesn’t.
@Suite struct KnowingWhatIsNotComparedTests {
  /// Two values, and whether a strategy shows that they differ.
  ///
  /// Unchecked, because only one test reads the values.
  struct Pair: @unchecked Sendable, CustomTestStringConvertible {
    /// The name of the strategy in the article.
    var strategy: String
    var difference: String
    var isDetected: Bool
    var areEqual: () throws -> Bool

    var testDescription: String { "\(strategy): \(difference)" }
  }

  /// A list to which pairs are added one by one, because the compiler would need minutes for an
  /// array literal.
  struct PairList {
    var pairs: [Pair] = []

    mutating func add<Value, Format>(
      _ name: String,
      _ difference: String,
      seen isDetected: Bool,
      _ one: Value,
      _ other: Value,
      _ strategy: Snapshotting<Value, Format>
    ) {
      add(name, difference, seen: isDetected, one, strategy, other, strategy)
    }

    /// Adds a pair of values of different types.
    mutating func add<One, Other, Format, OtherFormat>(
      _ name: String,
      _ difference: String,
      seen isDetected: Bool,
      _ one: One,
      _ strategy: Snapshotting<One, Format>,
      _ other: Other,
      _ otherStrategy: Snapshotting<Other, OtherFormat>
    ) {
      let pair = Pair(strategy: name, difference: difference, isDetected: isDetected) {
        let playground = try Playground()
        let first = playground.run { verifySnapshot(of: one, as: strategy, named: "x") }
        #expect(first.kind == .recorded, "\(first)")
        let verdict = playground.run { verifySnapshot(of: other, as: otherStrategy, named: "x") }
        switch verdict.kind {
        case .matched, .withinTolerance: return true
        case .changed: return false
        default: throw UnexpectedVerdict(verdict: verdict)
        }
      }
      pairs.append(pair)
    }
  }

  private struct UnexpectedVerdict: Error {
    var verdict: SnapshotVerdict
  }

  private static func check(_ pair: Pair) throws {
    #expect(try pair.areEqual() == !pair.isDetected)
  }

  // MARK: - The article

  private static let repository = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// Returns the names in the first column of a table in the article, without arguments.
  private static func names(in section: String) throws -> [String] {
    let article = try String(
      contentsOf: repository.appending(
        path: "Sources/Snapshot/Snapshot.docc/KnowingWhatIsNotCompared.md"
      ),
      encoding: .utf8
    )
    return try article.components(separatedBy: "\n### ").filter { $0.hasPrefix(section) }
      .flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("|") }
      .flatMap { row -> [String] in
        let cell = row.split(separator: "|")[0]
        return try captures(#"`+\.?(\w+)"#, in: String(cell))
      }
  }

  private static func captures(_ pattern: String, in text: String) throws -> [String] {
    try text.matches(of: Regex(pattern, as: (Substring, Substring).self)).map {
      String($0.output.1)
    }
  }

  /// Every strategy of the library has a row, and every row has a pair of values that it
  /// distinguishes and a pair that it doesn't.
  @Test func everyStrategyHasARowWithBothKinds() throws {
    let folder = KnowingWhatIsNotComparedTests.repository.appending(
      path: "Sources/Snapshot/Strategies"
    )
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let declared = try (files ?? []).filter { $0.contains("/Snapshotting+") }.flatMap { file in
      try KnowingWhatIsNotComparedTests.captures(
        #"public static (?:let|var|func) `?(\w+)"#,
        in: String(contentsOf: folder.appending(path: file), encoding: .utf8)
      )
    }
    let rows = try ["Text and data", "HTTP", "Pictures"].flatMap(
      KnowingWhatIsNotComparedTests.names
    )
    #expect(Set(rows) == Set(declared))

    let options = try KnowingWhatIsNotComparedTests.names(in: "Your own options")
    let pairs =
      KnowingWhatIsNotComparedTests.texts + KnowingWhatIsNotComparedTests.messages
      + KnowingWhatIsNotComparedTests.pictures + KnowingWhatIsNotComparedTests.omissions
    // The first two leave nothing out, and the third needs a package trait.
    let exceptions: Set = ["lines", "data", "customDump"]
    for isDetected in [true, false] {
      let names = Set(pairs.filter { $0.isDetected == isDetected }.map(\.strategy))
      #expect(Set(rows + options).subtracting(names).subtracting(exceptions) == [], "\(isDetected)")
    }
  }

  // MARK: - Texts and data

  struct Account: Encodable, Sendable, CustomStringConvertible {
    var name = "a"
    var secret = 1
    var description: String { name }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode([name])
    }
  }

  struct Failure: LocalizedError, Sendable {
    var code: Int
    var text = "no"
    var errorDescription: String? { text }
  }

  enum Elsewhere {
    struct Failure: LocalizedError, Sendable {
      var errorDescription: String? { "no" }
    }

    struct Two: Sendable {
      var second: Node
      var first: Node
    }
  }

  final class Node: Sendable {}

  struct Two: Sendable {
    var first: Node
    var second: Node
  }

  struct Action: Sendable {
    var run: @Sendable () -> Int
  }

  struct Hidden: Sendable, CustomReflectable {
    var value: Int
    var customMirror: Mirror { Mirror(self, children: ["shown": 1]) }
  }

  struct Described: Sendable, AnySnapshotStringConvertible {
    var value: Int
    var snapshotDescription: String { "described" }
  }

  final class Plain: NSObject, Sendable {
    let value: Int
    init(_ value: Int) { self.value = value }
    override var description: String { "plain" }
    override var debugDescription: String { "plain" }
  }

  struct Address: Sendable, CustomStringConvertible, CustomReflectable {
    var description: String
    var customMirror: Mirror { Mirror(self, children: []) }
  }

  enum Side: CaseIterable, Sendable { case left, right }

  private static let shared = Node()

  static let texts: [Pair] = {
    var list = PairList()
    list.add("lines", "composition", seen: true, "é", "e\u{301}", .lines)
    list.add("lines", "line endings", seen: true, "a\n", "a\r\n", .lines)
    list.add("lines", "the end", seen: true, "a", "a\n", .lines)
    list.add("data", "bytes", seen: true, Data([1]), Data([2]), .data)
    list.add("data", "length", seen: true, Data([0]), Data([0, 0]), .data)
    list.add("description", "a property", seen: false, Account(), Account(secret: 2), .description)
    list.add("description", "the text", seen: true, Account(), Account(name: "b"), .description)
    list.add("dump", "the type of a number", seen: false, 1, .dump, 1 as UInt8, .dump)
    list.add("dump", "the type of a list", seen: false, [1], .dump, [1][...], .dump)
    list.add("dump", "a number or text", seen: true, 1, .dump, "1", .dump)
    list.add(
      "dump",
      "where a type is declared, and the order of members",
      seen: false,
      Two(first: Node(), second: Node()),
      .dump,
      Elsewhere.Two(second: Node(), first: Node()),
      .dump
    )
    list.add(
      "dump",
      "one object or two",
      seen: false,
      Two(first: shared, second: shared),
      Two(first: Node(), second: Node()),
      .dump
    )
    list.add("dump", "closures", seen: false, Action { 1 }, Action { 2 }, .dump)
    list.add("dump", "a custom mirror", seen: false, Hidden(value: 1), Hidden(value: 2), .dump)
    list.add("dump", "custom text", seen: false, Described(value: 1), Described(value: 2), .dump)
    list.add("dump", "text of an object", seen: false, Plain(1), Plain(2), .dump)
    list.add(
      "dump",
      "addresses",
      seen: false,
      Address(description: "0x7f0123456789"),
      Address(description: "0x7f0123456780"),
      .dump
    )
    list.add(
      "dump",
      "hexadecimal numbers of 32 bits",
      seen: true,
      Address(description: "0x7f012345"),
      Address(description: "0x7f012346"),
      .dump
    )
    list.add("dump", "order of a list", seen: true, [1, 2], [2, 1], .dump)
    list.add("dump", "contents of data", seen: true, Data([1]), Data([2]), .dump)
    list.add(
      "dump",
      "fractions of a second",
      seen: true,
      Date(timeIntervalSince1970: 0.25),
      Date(timeIntervalSince1970: 0.5),
      .dump
    )
    list.add("json", "what isn't encoded", seen: false, Account(), Account(secret: 2), .json)
    list.add("json", "what is encoded", seen: true, Account(), Account(name: "b"), .json)
    list.add("json", "an integer or not", seen: false, [1], .json, [1.0], .json)
    list.add("json", "a number or text", seen: true, [1], .json, ["1"], .json)
    list.add("plist", "what isn't encoded", seen: false, Account(), Account(secret: 2), .plist)
    list.add("plist", "what is encoded", seen: true, Account(), Account(name: "b"), .plist)
    list.add("plist", "an integer or not", seen: true, [1], .plist, [1.0], .plist)
    list.add(
      "plist",
      "fractions of a second",
      seen: false,
      [Date(timeIntervalSince1970: 0.25)],
      [Date(timeIntervalSince1970: 0.5)],
      .plist
    )
    list.add(
      "table",
      "what no column shows",
      seen: false,
      [Account()],
      [Account(secret: 2)],
      .table(["name": { $0.name }])
    )
    list.add(
      "table",
      "types of cells",
      seen: false,
      [1],
      .table(["x": { $0 }]),
      ["1"],
      .table(["x": { $0 }])
    )
    list.add(
      "table",
      "a line feed or its escape",
      seen: true,
      [Account(name: "\n")],
      [Account(name: "\\n")],
      .table(["name": { $0.name }])
    )
    list.add(
      "func",
      "what the inner strategy doesn't show",
      seen: false,
      { @Sendable (_: Side) in Account() },
      .sides(into: .description),
      { @Sendable (_: Side) in Account(secret: 2) },
      .sides(into: .description)
    )
    list.add(
      "func",
      "which case",
      seen: true,
      { @Sendable (side: Side) in Account(name: side == .left ? "a" : "b") },
      .sides(into: .description),
      { @Sendable (side: Side) in Account(name: side == .left ? "b" : "a") },
      .sides(into: .description)
    )
    list.add(
      "error",
      "other properties",
      seen: false,
      Failure(code: 1) as any Error,
      Failure(code: 2) as any Error,
      .error
    )
    list.add(
      "error",
      "where the type is declared",
      seen: false,
      Failure(code: 1) as any Error,
      Elsewhere.Failure() as any Error,
      .error
    )
    list.add(
      "error",
      "the description",
      seen: true,
      Failure(code: 1) as any Error,
      Failure(code: 1, text: "yes") as any Error,
      .error
    )
    return list.pairs
  }()

  @Test(arguments: texts)
  func textsMatchTheTable(pair: Pair) throws {
    try KnowingWhatIsNotComparedTests.check(pair)
  }

  // MARK: - HTTP

  private static let url = URL(fileURLWithPath: "/")

  private static func request(
    _ query: String = "",
    body: String? = nil,
    headers: [(String, String)] = [],
    _ change: (inout URLRequest) -> Void = { _ in }
  ) -> URLRequest {
    var request = URLRequest(url: URL(string: "https://a.b/\(query)") ?? url)
    request.httpMethod = "POST"
    request.httpBody = body.map { Data($0.utf8) }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    change(&request)
    return request
  }

  /// Returns the pairs that `.raw` of a request and `.curl` have in common.
  private static func requests(
    _ name: String,
    _ strategy: Snapshotting<URLRequest, String>
  ) -> [Pair] {
    var list = PairList()
    list.add(
      name,
      "order of names",
      seen: false,
      request("?b=2&a=1"),
      request("?a=1&b=2"),
      strategy
    )
    list.add(
      name,
      "order of one name",
      seen: true,
      request("?a=1&a=2"),
      request("?a=2&a=1"),
      strategy
    )
    list.add(name, "escapes of a query", seen: true, request("?a=%2B"), request("?a=+"), strategy)
    list.add(name, "timeouts", seen: false, request(), request { $0.timeoutInterval = 5 }, strategy)
    list.add(
      name,
      "cache policies",
      seen: false,
      request(),
      request { $0.cachePolicy = .reloadIgnoringLocalCacheData },
      strategy
    )
    list.add(
      name,
      "order of headers",
      seen: false,
      request(headers: [("A", "1"), ("B", "2")]),
      request(headers: [("B", "2"), ("A", "1")]),
      strategy
    )
    list.add(
      name,
      "values of headers",
      seen: true,
      request(headers: [("A", "1"), ("B", "2")]),
      request(headers: [("A", "2"), ("B", "1")]),
      strategy
    )
    list.add(name, "white space", seen: true, request(body: "[1]"), request(body: "[1 ]"), strategy)
    list.add(name, "a body", seen: true, request(), request(body: "a"), strategy)
    list.add(name, "the method", seen: true, request(), request { $0.httpMethod = "PUT" }, strategy)
    return list.pairs
  }

  private static func response(
    _ query: String = "",
    status: Int = 200,
    version: String = "HTTP/1.1",
    _ body: String = ""
  ) -> (Data, URLResponse) {
    let url = URL(string: "https://a.b/\(query)") ?? url
    let response = HTTPURLResponse(
      url: url,
      statusCode: status,
      httpVersion: version,
      headerFields: ["A": "1"]
    )
    return (Data(body.utf8), response ?? other("", type: "").1)
  }

  private static func other(_ path: String, type: String, _ body: String = "") -> (
    Data, URLResponse
  ) {
    let response = URLResponse(
      url: URL(string: "file:///\(path)") ?? url,
      mimeType: type,
      expectedContentLength: 1,
      textEncodingName: nil
    )
    return (Data(body.utf8), response)
  }

  private static let responses = Snapshotting<(Data, URLResponse), String>.raw

  static let messages: [Pair] = {
    var list = PairList()
    list.pairs += requests("raw", .raw)
    list.pairs += requests("curl", .curl)
    list.add(
      "raw",
      "pretty: white space, escapes, numbers and order",
      seen: false,
      request(body: #"{"a":1,"b":1.0,"c":"A"}"#),
      request(body: #"{ "c":"\u0041", "b":1, "a":1 }"#),
      .raw(pretty: true)
    )
    list.add(
      "raw",
      "pretty: values",
      seen: true,
      request(body: "[1]"),
      request(body: "[2]"),
      .raw(pretty: true)
    )
    list.add("raw", "version", seen: false, response(), response(version: "HTTP/2"), responses)
    list.add("raw", "status", seen: true, response(), response(status: 201), responses)
    list.add("raw", "body", seen: true, response("", "a"), response("", "b"), responses)
    list.add(
      "raw",
      "order of names of a response",
      seen: false,
      response("?b=2&a=1"),
      response("?a=1&b=2"),
      responses
    )
    list.add(
      "raw",
      "type of another response",
      seen: false,
      other("a", type: "text/plain"),
      other("a", type: "image/png"),
      responses
    )
    list.add(
      "raw",
      "URL of another response",
      seen: true,
      other("a", type: "text/plain"),
      other("b", type: "text/plain"),
      responses
    )
    return list.pairs
  }()

  @Test(arguments: messages)
  func messagesMatchTheTable(pair: Pair) throws {
    try KnowingWhatIsNotComparedTests.check(pair)
  }

  // MARK: - Pictures

  struct Dot: View {
    var red = 1.0
    var width = 4.0
    var isNamed = false

    var body: some View {
      if isNamed { Named(width: width) } else { shape }
    }

    private var shape: some View {
      Rectangle().fill(Color(red: red, green: 0, blue: 0)).frame(width: width, height: 4)
        .frame(width: 8, height: 8)
    }

    struct Named: View {
      var width: Double
      var body: some View { Dot(width: width) }
    }
  }

  /// Returns the pairs that all strategies that compare pixels have in common.
  private static func pixels<Format>(
    _ name: String,
    _ strategy: Snapshotting<Dot, Format>
  ) -> [Pair] {
    var list = PairList()
    list.add(name, "names of elements", seen: false, Dot(), Dot(isNamed: true), strategy)
    list.add(name, "less than a step", seen: false, Dot(), Dot(red: 0.999), strategy)
    list.add(name, "a step", seen: true, Dot(), Dot(red: 0.99), strategy)
    list.add(name, "size", seen: true, Dot(), Dot(width: 5), strategy)
    return list.pairs
  }

  private static func file(_ depth: UInt8, _ pixel: [UInt8], _ chunks: [UInt8] = []) -> [UInt8] {
    TinyPNG.file(depth: depth, pixel: pixel, chunks: chunks)
  }

  private static let profile = TinyPNG.chunk("cHRM", (0..<8).flatMap { _ in [0, 0, 0x80, 0] })

  static let pictures: [Pair] = {
    var list = PairList()
    list.pairs += pixels("png", .png)
    list.pairs += pixels("image", .image)
    list.pairs += pixels("ascii", .ascii)
    list.pairs += pixels("animation", .animation(seconds: 1))
    if let bitmap = Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 255]) {
      list.add("png", "scale alone", seen: false, bitmap, .png(scale: 1), bitmap, .png(scale: 2))
    }
    list.add(
      "png",
      "text of a file",
      seen: false,
      file(8, [7]),
      file(8, [7], TinyPNG.chunk("tEXt", Array("A\0b".utf8))),
      .png
    )
    list.add(
      "png",
      "the lower 8 of 16 bits",
      seen: false,
      file(16, [7, 1]),
      file(16, [7, 2]),
      .png
    )
    list.add(
      "png",
      "the upper 8 of 16 bits",
      seen: true,
      file(16, [7, 1]),
      file(16, [8, 1]),
      .png
    )
    list.add("png", "profiles", seen: false, file(8, [7]), file(8, [7], profile), .png)
    list.add("png", "pixels of a file", seen: true, file(8, [7]), file(8, [8]), .png)
    list.add(
      "frames",
      "between the times",
      seen: false,
      { @Sendable (_: Double) in Dot() },
      .frames(at: [0, 1]),
      { @Sendable (time: Double) in Dot(width: time == 0.5 ? 6 : 4) },
      .frames(at: [0, 1])
    )
    list.add(
      "frames",
      "at a time",
      seen: true,
      { @Sendable (_: Double) in Dot() },
      .frames(at: [0, 1]),
      { @Sendable (time: Double) in Dot(width: time == 1 ? 6 : 4) },
      .frames(at: [0, 1])
    )
    list.add(
      "animation",
      "between the times",
      seen: false,
      { @Sendable (_: Double) in Dot() },
      .animation(seconds: 1, framesPerSecond: 2),
      { @Sendable (time: Double) in Dot(width: time == 0.25 ? 6 : 4) },
      .animation(seconds: 1, framesPerSecond: 2)
    )
    list.add("svg", "names of elements", seen: true, Dot(), Dot(isNamed: true), .svg)
    list.add("svg", "beyond the decimals", seen: false, Dot(), Dot(width: 4.000_01), .svg)
    list.add("svg", "within the decimals", seen: true, Dot(), Dot(width: 4.1), .svg)
    list.add(
      "pathCommands",
      "beyond the precision",
      seen: false,
      Dot(),
      Dot(width: 4.02),
      .pathCommands(precision: 1)
    )
    list.add(
      "pathCommands",
      "within the decimals",
      seen: true,
      Dot(),
      Dot(width: 4.02),
      .pathCommands
    )
    list.add(
      "pathCommands",
      "beyond the decimals",
      seen: false,
      Dot(),
      Dot(width: 4.000_01),
      .pathCommands
    )
    list.add("displayList", "size of a shape", seen: true, Dot(), Dot(width: 4.1), .displayList)
    list.add(
      "displayList",
      "beyond the grid",
      seen: false,
      Dot(),
      Dot(width: 4.000_000_1),
      .displayList
    )
    return list.pairs
  }()

  @Test(arguments: pictures)
  func picturesMatchTheTable(pair: Pair) throws {
    try KnowingWhatIsNotComparedTests.check(pair)
  }

  // MARK: - What you leave out yourself

  private static let ids = [
    "6F9619FF-8B86-D011-B42D-00CF4FC964FF", "00000000-0000-0000-0000-000000000001",
  ]

  static let omissions: [Pair] = {
    var list = PairList()
    list.add("scrubbing", "the match", seen: false, ids[0], ids[1], .lines.scrubbing(.uuids))
    list.add(
      "scrubbing",
      "case",
      seen: false,
      ids[0],
      ids[0].lowercased(),
      .lines.scrubbing(.uuids)
    )
    list.add(
      "scrubbing",
      "equal matches",
      seen: true,
      "\(ids[0]) \(ids[0])",
      "\(ids[0]) \(ids[1])",
      .lines.scrubbing(.uuids)
    )
    list.add(
      "redacting",
      "the value",
      seen: false,
      ["a": 1, "b": 1],
      ["a": 2, "b": 1],
      Snapshotting<[String: Int], String>.json.redacting("$.a", with: "-")
    )
    list.add(
      "redacting",
      "white space",
      seen: false,
      #"{"a":1,"b":1}"#,
      #"{ "b": 1, "a": 2 }"#,
      .lines.redacting("$.a", with: "-")
    )
    list.add(
      "redacting",
      "another value",
      seen: true,
      ["a": 1, "b": 1],
      ["a": 1, "b": 2],
      Snapshotting<[String: Int], String>.json.redacting("$.a", with: "-")
    )
    list.add(
      "ignoring",
      "what is under the cover",
      seen: false,
      Dot(),
      Dot(red: 0),
      .png(ignoring: ["Rectangle"])
    )
    list.add(
      "ignoring",
      "the size of the cover",
      seen: true,
      Dot(),
      Dot(width: 6),
      .png(ignoring: ["Rectangle"])
    )
    for seen in [true, false] {
      list.add(
        "ImageTolerance",
        seen ? "beyond it" : "within it",
        seen: seen,
        TinyPNG.file(depth: 8, pixel: [100], chunks: []),
        TinyPNG.file(depth: 8, pixel: [seen ? 103 : 102], chunks: []),
        .png(tolerance: .channel(atMost: 2))
      )
    }
    return list.pairs
  }()

  @Test(arguments: omissions)
  func optionsMatchTheTable(pair: Pair) throws {
    try KnowingWhatIsNotComparedTests.check(pair)
  }
}

extension Snapshotting where Format == String {
  /// Returns the strategy `.func(into:)` for functions of a `Side`.
  fileprivate static func sides<Output>(into strategy: Snapshotting<Output, String>) -> Snapshotting
  where Value == @Sendable (KnowingWhatIsNotComparedTests.Side) -> Output {
    Snapshotting<KnowingWhatIsNotComparedTests.Side, String>.func(into: strategy).pullback { $0 }
  }
}
