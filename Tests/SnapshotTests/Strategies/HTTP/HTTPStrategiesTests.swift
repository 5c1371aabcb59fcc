import Foundation
import Snapshot
import Testing

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
}

extension URL {
  /// Returns a URL from a text that is known to be valid.
  fileprivate init(fixed text: StaticString) {
    self = URL(string: "\(text)") ?? URL(fileURLWithPath: "\(text)")
  }
}
