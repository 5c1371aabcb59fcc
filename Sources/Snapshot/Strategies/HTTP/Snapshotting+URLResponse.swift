#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

extension Snapshotting where Value == HTTPURLResponse, Format == String {
  /// A strategy that records the head of a response as text: status and URL, sorted headers.
  public static var raw: Snapshotting {
    SimplySnapshotting.lines.pullback { HTTPText.make($0, body: nil, pretty: false) }.named()
  }
}

extension Snapshotting where Value == (Data, URLResponse), Format == String {
  /// A strategy that records the result of `URLSession` as text: status and URL, sorted headers,
  /// body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Returns a strategy that records the result of `URLSession` as text: status and URL, sorted
  /// headers, body.
  ///
  /// ```swift
  /// await assertSnapshot(as: .raw(pretty: true)) {
  ///   try await URLSession.shared.data(from: url)
  /// }
  /// ```
  ///
  /// The pairs of the URL's query are sorted by name. A body that isn't UTF-8 is written as a hex
  /// dump.
  ///
  /// - Parameter pretty: Whether a JSON body is indented and its keys are sorted. A body that would
  ///   lose information, such as a duplicate member, is unchanged.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { HTTPText.make($0.1, body: $0.0, pretty: pretty) }.named()
  }
}

extension HTTPText {
  fileprivate static func make(_ response: URLResponse, body: Data?, pretty: Bool) -> String {
    let url = URLText.make(response.url)
    guard let response = response as? HTTPURLResponse else {
      return make(head: url, headers: [:], body: body, pretty: pretty)
    }
    var headers: [String: String] = [:]
    for (key, value) in response.allHeaderFields { headers["\(key)"] = "\(value)" }
    return make(head: "\(response.statusCode) \(url)", headers: headers, body: body, pretty: pretty)
  }
}
