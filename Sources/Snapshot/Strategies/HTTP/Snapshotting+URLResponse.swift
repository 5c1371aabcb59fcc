#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

extension Snapshotting where Value == HTTPURLResponse, Format == String {
  /// Keeps the head of a response as text: status and URL, sorted headers.
  public static var raw: Snapshotting {
    SimplySnapshotting.lines.pullback { HTTPText.make($0, body: nil, pretty: false) }.called()
  }
}

extension Snapshotting where Value == (Data, URLResponse), Format == String {
  /// Keeps what `URLSession` answers as text: status and URL, sorted headers, body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Keeps what `URLSession` answers as text: status and URL, sorted headers, body.
  ///
  /// ```swift
  /// await assertSnapshot(as: .raw(pretty: true)) {
  ///   try await URLSession.shared.data(from: url)
  /// }
  /// ```
  ///
  /// - Parameter pretty: Whether a body of JSON is indented and its keys are sorted.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { HTTPText.make($0.1, body: $0.0, pretty: pretty) }.called()
  }
}

extension HTTPText {
  fileprivate static func make(_ response: URLResponse, body: Data?, pretty: Bool) -> String {
    let url = response.url.map(sorted)?.absoluteString ?? "(null)"
    guard let response = response as? HTTPURLResponse else {
      return make(head: url, headers: [:], body: body, pretty: pretty)
    }
    var headers: [String: String] = [:]
    for (key, value) in response.allHeaderFields { headers["\(key)"] = "\(value)" }
    return make(head: "\(response.statusCode) \(url)", headers: headers, body: body, pretty: pretty)
  }
}
