import Foundation
import Snapshot
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Different requests and responses have different texts.
@Suite struct DistinctMessagesTests {
  private func request(
    _ url: String = "https://example.com/",
    _ method: String = "POST",
    _ headers: [String: String] = [:],
    _ body: [UInt8]? = nil
  ) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: url)))
    request.httpMethod = method
    for (key, value) in headers { request.setValue(value, forHTTPHeaderField: key) }
    request.httpBody = body.map { Data($0) }
    return request
  }

  private func areDistinct(_ one: URLRequest, _ other: URLRequest) throws {
    for strategy in [Snapshotting<URLRequest, String>.raw, .raw(pretty: true), .curl] {
      let (first, second) = try (strategy.snapshot(one), strategy.snapshot(other))
      #expect(!first.utf8.elementsEqual(second.utf8), "\(strategy.name): \(first)")
    }
  }

  @Test(arguments: [
    ("?x=%2B", "?x=+"), ("?x=%20", "?x=+"), ("?a=1&a=2", "?a=2&a=1"), ("?a", "?a="), ("?", ""),
    ("?a=1&", "?a=1"), ("?&a=1", "?a=1"), ("?%61=1&a=2", "?a=2&%61=1"), ("?x=%2f", "?x=%2F"),
    ("?x=/", "?x=%2F"), ("?x=%C3%A9", "?x=e%CC%81"), ("?x=a%26b=1", "?x=a&b=1"), ("?x=%3D", "?x=="),
    ("?x=%23a", "?x=#a"), ("#a", "#b"), ("?a=1#b=2&a=1", "?a=1#a=1&b=2"), ("%2F", "/"),
    ("a;b", "a%3Bb"),
    ("?x=%00", "?x="), ("?x=%FF", "?x=%FE"), ("?A=1", "?a=1"), ("?x=1;y=2", "?x=1&y=2"), ("#", ""),
    ("?x=%25", "?x=%2525"), ("?x[]=1&x[]=2", "?x[]=2&x[]=1"), ("?x=:", "?x=%3A"),
    ("?x=?", "?x=%3F"),
  ])
  func urlsAreDistinguishedByBytes(one: String, other: String) throws {
    try areDistinct(request("https://example.com/\(one)"), request("https://example.com/\(other)"))
  }

  @Test(arguments: [
    ("?b=2&a=1", "?a=1&b=2"), ("?b=%2B&a=+&b=1", "?a=+&b=%2B&b=1"), ("?b&a#?b&a", "?a&b#?b&a"),
    ("?b%5D=1&a%5B=2", "?a%5B=2&b%5D=1"), ("?a=1&&b", "?&a=1&b"),
  ])
  func pairsAreSortedByName(url: String, sorted: String) throws {
    let text = try Snapshotting<URLRequest, String>.raw.snapshot(request("https://a.b/\(url)"))
    #expect(text == "POST https://a.b/\(sorted)")
  }

  static let bodies: [([UInt8]?, [UInt8]?)] = [
    ([0xFF], [0xFE]), ([0xFF], nil), (nil, []), ([0xFF], Array("\u{FFFD}".utf8)), ([0xFF], []),
    ([0xC3], [0xE2]), (Array("a".utf8) + [0xFF], Array("a".utf8) + [0x80]),
    ([0xED, 0xA0, 0x80], [0xED, 0xA0]),
    ([0xFF, 0x0A], [0x0A, 0xFF]), ([0x00], []), (Array("é".utf8), Array("e\u{301}".utf8)),
    (Array("a\r\n".utf8), Array("a\n".utf8)), (Array("a".utf8), Array("a\n".utf8)),
    (Array("\\$".utf8), Array("$".utf8)), (Array("\"\u{301}".utf8), Array("\\\"\u{301}".utf8)),
    (Array(#"{"a":1,"a":2}"#.utf8), Array(#"{"a":2}"#.utf8)), (Array("-0".utf8), Array("0".utf8)),
    (Array("[1,]".utf8), Array("[1]".utf8)), (Array("1e-400".utf8), Array("0".utf8)),
    (Array(#"{"é":1,"e\#u{301}":2}"#.utf8), Array(#"{"é":2}"#.utf8)),
    (
      Array("0.\(String(repeating: "1", count: 60))".utf8),
      Array("0.\(String(repeating: "1", count: 59))".utf8)
    ),
    (Array("\u{FEFF}[1]".utf8), Array("[1]".utf8)), ([0x31, 0x00], Array("1".utf8)),
    (Array("(1 byte, not UTF-8)\n\n00000000  ff".utf8), [0xFF]),
    ([0xFF, 0xFE, 0x31, 0x00], [0x31]),
    (Array("[0.1]".utf8), Array("[0.10000000000000000000000000000000000000000000001]".utf8)),
    (Array("\"\\u0000\"".utf8), Array("\"\"".utf8)), (Array("[1,2]".utf8), Array("[2,1]".utf8)),
    (Array("{\"a\":true}".utf8), Array("{\"a\":1}".utf8)),
    (Array("null".utf8), Array("\"null\"".utf8)),
  ]

  @Test(arguments: 0..<bodies.count)
  func bodiesAreDistinguishedByBytes(index: Int) throws {
    let (one, other) = DistinctMessagesTests.bodies[index]
    try areDistinct(
      request("https://a.b", "POST", [:], one),
      request("https://a.b", "POST", [:], other)
    )
    guard let one, let other else { return }
    let url = try #require(URL(string: "https://a.b"))
    let response = try #require(
      HTTPURLResponse(
        url: url,
        statusCode: 200,
        httpVersion: nil,
        headerFields: nil
      )
    )
    for strategy in [Snapshotting<(Data, URLResponse), String>.raw, .raw(pretty: true)] {
      #expect(
        try strategy.snapshot((Data(one), response)) != strategy.snapshot((Data(other), response))
          || one.elementsEqual(Array("é".utf8))
      )
    }
  }

  static let heads: [(String, [String: String], String, [String: String])] = [
    ("GET", [:], "POST", [:]), ("GET", ["A": "1"], "GET", ["B": "1"]),
    ("GET", ["A": "1"], "GET", [:]),
    ("GET", ["A": "1\nB: 2"], "GET", ["A": "1", "B": "2"]), ("GET", ["A": ""], "GET", [:]),
    ("GET", ["A": "1\n\nx"], "GET", ["A": "1"]), ("GET", ["A": "é"], "GET", ["A": "e\u{301}"]),
    ("GET", ["A": "\"\u{301}"], "GET", ["A": "\\\"\u{301}"]),
    ("GET", ["Cookie": "a"], "GET", ["X-Cookie": "a"]),
    ("GET", ["A": "\r"], "GET", ["A": ""]), ("GET", ["A": "a\tb"], "GET", ["A": "a b"]),
    ("X --data \"a\"", [:], "X", [:]), ("GET", ["A": "$B"], "GET", ["A": "\\$B"]),
  ]

  @Test(arguments: 0..<heads.count)
  func methodsAndHeadersAreDistinguished(index: Int) throws {
    let head = DistinctMessagesTests.heads[index]
    try areDistinct(request("https://a.b", head.0, head.1), request("https://a.b", head.2, head.3))
  }

  @Test func binaryBodiesAreShownAsHexDumps() throws {
    let request = try request("https://a.b", "PUT", ["A": "b"], [UInt8](0..<17) + [0xFF])
    #expect(
      try Snapshotting<URLRequest, String>.raw.snapshot(request) == """
        PUT https://a.b
        A: b
        (18 bytes, not UTF-8)

        00000000  00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f  |................|
        00000010  10 ff                                            |..|
        """
    )
    #expect(
      try Snapshotting<URLRequest, String>.curl.snapshot(request) == """
        # 18 bytes, not UTF-8
        printf %s "AAECAwQFBgcICQoLDA0ODxD/" | base64 --decode | curl \\
        \t--request PUT \\
        \t--header "A: b" \\
        \t--data-binary @- \\
        \t"https://a.b"
        """
    )
  }

  @Test func aShellUnderstandsACommandWithBytes() throws {
    let bytes = (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let command = try Snapshotting<URLRequest, String>.curl
      .snapshot(request("https://a.b", "PUT", [:], bytes))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // A shell function replaces curl, and prints its arguments and input.
    process.arguments = ["-c", "curl() { cat; }\n\(command)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let sent = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect([UInt8](sent) == bytes)
  }

  @Test func aBodyThatIsAStreamIsRefused() throws {
    var request = try request()
    request.httpBodyStream = InputStream(data: Data("a".utf8))
    for strategy in [Snapshotting<URLRequest, String>.raw, .curl] {
      let error = #expect(throws: (any Error).self) { try strategy.snapshot(request) }
      #expect(error.map { "\($0)" }?.contains("is a stream") == true)
    }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func differentHeadersStayDifferent(seed: UInt64) throws {
    var texts = SeededTextGenerator(seed: seed)
    let collision = try texts.collision(among: 2_000) { text in
      let request = try request("https://a.b", "GET", ["A": text])
      // Foundation drops values that no message can contain.
      guard let kept = request.value(forHTTPHeaderField: "A"), kept.utf8.elementsEqual(text.utf8)
      else { return "\u{0}\(text)" }
      return try Snapshotting<URLRequest, String>.raw.snapshot(request)
    }
    #expect(collision == nil, "\(String(describing: collision)).")
    var bodies = SeededTextGenerator(
      seed: seed,
      ["{", "}", "\"", "\"a\"", ":", "[", "]", "0", ".", "e"]
    )
    let pair = try bodies.collision(among: 2_000) { text in
      try Snapshotting<URLRequest, String>.curl
        .snapshot(request("https://a.b", "GET", ["A": "b"], Array(text.utf8)))
    }
    #expect(pair == nil, "\(String(describing: pair)).")
  }
}
