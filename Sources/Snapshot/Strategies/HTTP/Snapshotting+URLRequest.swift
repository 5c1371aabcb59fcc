#if canImport(FoundationNetworking)
internal import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// A strategy that records a request as text: method and URL, sorted headers, body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Returns a strategy that records a request as text: method and URL, sorted headers, body.
  ///
  /// The URL is unchanged, except that the pairs of its query are sorted by name. A body that isn't
  /// UTF-8 is written as a hex dump. A body stream fails the assertion.
  ///
  /// - Parameter pretty: Whether a JSON body is indented and its keys are sorted. A body that would
  ///   lose information, such as a duplicate member, is unchanged.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      try BodyStreamError.check(request)
      return HTTPText.make(
        head: "\(HTTPText.word(request.httpMethod ?? "GET")) \(URLText.make(request.url))",
        headers: request.allHTTPHeaderFields ?? [:],
        body: request.httpBody,
        pretty: pretty
      )
    }
    .named()
  }

  /// A strategy that records a request as the `curl` command that sends it.
  ///
  /// The pairs of the URL's query are sorted by name. A body that isn't UTF-8 is piped into the
  /// command as Base64. A body stream fails the assertion.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      try BodyStreamError.check(request)
      return CurlCommand(request: request).text
    }
    .named()
  }
}

/// The error of a request whose body can be read only once.
private struct BodyStreamError: Error, CustomStringConvertible {
  let description = """
    The body of the request is a stream, which can’t be read without consuming it. Set `httpBody` in \
    the test, or snapshot the bytes of the body with `.data`.
    """

  static func check(_ request: URLRequest) throws {
    if request.httpBodyStream != nil { throw BodyStreamError() }
  }
}
