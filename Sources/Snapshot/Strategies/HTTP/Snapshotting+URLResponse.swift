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
  /// The pairs of the URL's query are sorted by name. A body that isn't UTF-8 is shown in hexadecimal
  /// digits.
  ///
  /// - Parameter pretty: Whether a body of JSON is indented and its keys are sorted. A body that would
  ///   lose something, such as one of two members of the same name, is shown as it is.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { HTTPText.make($0.1, body: $0.0, pretty: pretty) }.called()
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
