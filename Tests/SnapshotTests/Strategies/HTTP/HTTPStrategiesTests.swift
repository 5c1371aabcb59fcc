import Foundation
import Testing

@testable import Snapshot

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct HTTPStrategiesTests {
  private var request: URLRequest {
    var request = URLRequest(url: URL(fixed: "https://example.com/subscribe?b=2&a=1"))
    request.httpMethod = "POST"
    request.setValue("session={\"id\":\"0\"}", forHTTPHeaderField: "Cookie")
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data(#"{"price":"$1","all":true}"#.utf8)
    return request
  }

  @Test func requestsAreShownRaw() throws {
    #expect(
      try Snapshotting<URLRequest, String>.raw.snapshot(request) == #"""
        POST https://example.com/subscribe?a=1&b=2
        Accept: text/html
        Cookie: session={"id":"0"}

        {"price":"$1","all":true}
        """#
    )
  }

  @Test func bodiesOfJSONAreIndented() throws {
    let text = try Snapshotting<URLRequest, String>.raw(pretty: true).snapshot(request)
    #expect(text.hasSuffix("\n\n{\n  \"all\" : true,\n  \"price\" : \"$1\"\n}"))
  }

  @Test func commandsAreValidInAShell() throws {
    let text = try Snapshotting<URLRequest, String>.curl.snapshot(request)
    let lines = [
      #"curl"#, #"--request POST"#, #"--header "Accept: text/html""#,
      #"--data "{\"price\":\"\$1\",\"all\":true}""#, #"--cookie "session={\"id\":\"0\"}""#,
      #""https://example.com/subscribe?a=1&b=2""#,
    ]
    #expect(text == lines.joined(separator: " \\\n\t"))
  }

  @Test func headRequestsAskForTheHead() throws {
    var request = URLRequest(url: URL(fixed: "https://example.com/"))
    request.httpMethod = "HEAD"
    #expect(
      try Snapshotting<URLRequest, String>.curl.snapshot(request)
        == "curl \\\n\t--head \\\n\t\"https://example.com/\""
    )
  }

  @Test func responsesAreShownWithTheirBodies() throws {
    let url = URL(fixed: "https://example.com/")
    let response = try #require(
      HTTPURLResponse(
        url: url,
        statusCode: 404,
        httpVersion: nil,
        headerFields: ["Server": "x", "Content-Type": "text/plain"]
      )
    )
    let strategy = Snapshotting<(Data, URLResponse), String>.raw
    #expect(
      try strategy.snapshot((Data("gone".utf8), response)) == """
        404 https://example.com/
        Content-Type: text/plain
        Server: x

        gone
        """
    )
    #expect(try Snapshotting<HTTPURLResponse, String>.raw.snapshot(response).hasSuffix("Server: x"))
  }

  @Test(arguments: [
    ("A", "b", "A: b"), ("A", "", "A: "), ("A:b", "c", "A:b: c"), ("A b", "c: d", "A b: c: d"),
    ("A", "\"b\"", "A: \"b\""), ("A", "b\tc", "A: b\tc"), ("A", "b\u{20}", "A: b\u{20}"),
    ("A", "é\u{80}", "A: é\u{80}"), ("", "b", ": b"),
    // Quoted, because they would be ambiguous.
    ("\"A", "b", "\"\\\"A\": \"b\""), ("A: b", "c", "\"A: b\": \"c\""),
    ("A", "\n", "\"A\": \"\\n\""), ("A\n", "b", "\"A\\n\": \"b\""),
    ("A", "\u{1F}", "\"A\": \"\\u{1F}\""), ("A", "\u{7F}", "\"A\": \"\\u{7F}\""),
    ("A", "\u{0}b", "\"A\": \"\\0b\""),
  ])
  func ambiguousHeadersAreQuoted(name: String, value: String, line: String) {
    #expect(HTTPText.header(name, value) == line)
  }

  @Test(arguments: [
    ("GET", true), ("azAZ09-_.", true), ("", false), ("A B", false), ("A/", false), ("A:", false),
    ("A@", false), ("A[", false), ("A`", false), ("A{", false), ("é", false), ("A\"", false),
    ("A,", false), ("A\n", false), ("/", false),
  ])
  func methodsAreWords(method: String, isWord: Bool) {
    #expect(HTTPText.isWord(method) == isWord)
    #expect(HTTPText.word(method) == (isWord ? method : method.debugDescription))
  }

  @Test func unusualMethodsAreQuotedInCommands() throws {
    var request = URLRequest(url: URL(fixed: "https://a.b"))
    let command = { try Snapshotting<URLRequest, String>.curl.snapshot(request) }
    #expect(try command() == "curl \\\n\t\"https://a.b\"")
    request.httpMethod = "A$ `\"\\B"
    #expect(
      try command() == "curl \\\n\t--request \"A\\$ \\`\\\"\\\\B\" \\\n\t\"https://a.b\""
    )
    request.httpMethod = "GET"
    request.httpBody = Data(repeating: 0xFF, count: 58)
    #expect(
      try command() == """
        # 58 bytes, not UTF-8
        printf %s "\(String(repeating: "/", count: 76))
        /w==" | base64 --decode | curl \\
        \t--data-binary @- \\
        \t"https://a.b"
        """
    )
    request.httpBody = Data([0xFF])
    #expect(try command().hasPrefix("# 1 byte, not UTF-8\nprintf %s \"/w==\" | base64"))
    request.httpBody = Data()
    #expect(try command() == "curl \\\n\t--data \"\" \\\n\t\"https://a.b\"")
  }

  @Test func headersOfACommandAreSorted() throws {
    var request = URLRequest(url: URL(fixed: "https://a.b"))
    for name in ["C", "A", "B", "Cookie"] {
      request.setValue("\(name)1", forHTTPHeaderField: name)
    }
    #expect(
      try Snapshotting<URLRequest, String>.curl.snapshot(request) == """
        curl \\
        \t--header "A: A1" \\
        \t--header "B: B1" \\
        \t--header "C: C1" \\
        \t--cookie "Cookie1" \\
        \t"https://a.b"
        """
    )
    #expect(
      try Snapshotting<URLRequest, String>.raw.snapshot(request)
        == "GET https://a.b\nA: A1\nB: B1\nC: C1\nCookie: Cookie1"
    )
  }

  @Test(arguments: [
    ("https://a.b", "https://a.b"), ("https://a.b?", "https://a.b?"), ("?b&a", "?a&b"),
    ("x?b=1&a=2&b=0", "x?a=2&b=1&b=0"), ("x#?b&a", "x#?b&a"), ("x?b&a#c?b&a", "x?a&b#c?b&a"),
    ("x?%62=1&a", "x?a&%62=1"), ("x?b?&a", "x?a&b?"), ("x?b=a=1&b=a=0&a", "x?a&b=a=1&b=a=0"),
    ("(null)", "<(null)>"),
  ])
  func queriesAreSorted(url: String, text: String) throws {
    let parsed = try #require(URL(string: url))
    #expect(URLText.make(parsed) == text)
  }

  @Test func aMissingURLIsShown() {
    #expect(URLText.make(nil) == "(null)")
  }

  @Test func aBodyThatIsAStreamNamesTheFix() throws {
    var request = URLRequest(url: URL(fixed: "https://a.b"))
    request.httpBodyStream = InputStream(data: Data("a".utf8))
    let error = #expect(throws: (any Error).self) {
      try Snapshotting<URLRequest, String>.raw.snapshot(request)
    }
    #expect(
      error.map { "\($0)" }
        == "The body of the request is a stream, which can’t be read without consuming it. Set "
        + "`httpBody` in the test, or snapshot the bytes of the body with `.data`."
    )
  }

  @Test func strategiesOfMessagesHaveNames() {
    #expect(Snapshotting<URLRequest, String>.raw.name == "raw(pretty:)")
    #expect(Snapshotting<URLRequest, String>.raw(pretty: true).name == "raw(pretty:)")
    #expect(Snapshotting<URLRequest, String>.curl.name == "curl")
    #expect(Snapshotting<HTTPURLResponse, String>.raw.name == "raw")
    #expect(Snapshotting<(Data, URLResponse), String>.raw.name == "raw(pretty:)")
    #expect(Snapshotting<URLRequest, String>.curl.pathExtension == "txt")
  }

  @Test func jsonIsIndentedOnlyOnRequest() throws {
    let url = URL(fixed: "https://a.b/?b&a")
    let response = URLResponse(
      url: url,
      mimeType: nil,
      expectedContentLength: 1,
      textEncodingName: nil
    )
    let body = Data("{\"b\":1,\"a\":2}".utf8)
    let plain = Snapshotting<(Data, URLResponse), String>.raw
    #expect(try plain.snapshot((body, response)) == "https://a.b/?a&b\n\n{\"b\":1,\"a\":2}")
    let pretty = Snapshotting<(Data, URLResponse), String>.raw(pretty: true)
    #expect(
      try pretty.snapshot((body, response))
        == "https://a.b/?a&b\n\n{\n  \"a\" : 2,\n  \"b\" : 1\n}"
    )
    #expect(try pretty.snapshot((Data("{".utf8), response)) == "https://a.b/?a&b\n\n{")
  }
}

extension URL {
  /// Returns a URL from a text that is known to be valid.
  fileprivate init(fixed text: StaticString) {
    self = URL(string: "\(text)") ?? URL(fileURLWithPath: "\(text)")
  }
}
