#if canImport(FoundationNetworking)
internal import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// Keeps a request as text: method and URL, sorted headers, body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Keeps a request as text: method and URL, sorted headers, body.
  ///
  /// The URL is shown as it is, except that the pairs of its query are sorted by name. A body that
  /// isn't UTF-8 is shown in hexadecimal digits. A body that is a stream fails the assertion.
  ///
  /// - Parameter pretty: Whether a body of JSON is indented and its keys are sorted. A body that would
  ///   lose something, such as one of two members of the same name, is shown as it is.
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
    .called()
  }

  /// Keeps a request as the `curl` command that sends it.
  ///
  /// The pairs of the URL's query are sorted by name. A body that isn't UTF-8 is piped into the
  /// command as Base64. A body that is a stream fails the assertion.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      try BodyStreamError.check(request)
      return CurlCommand(request: request).text
    }
    .called()
  }
}

/// A request whose body can be read only once.
private struct BodyStreamError: Error, CustomStringConvertible {
  let description = """
    The body of the request is a stream, which can’t be shown without using it up. Set `httpBody` in \
    the test, or snapshot the bytes of the body with `.data`.
    """

  static func check(_ request: URLRequest) throws {
    if request.httpBodyStream != nil { throw BodyStreamError() }
  }
}
