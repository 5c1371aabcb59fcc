internal import Foundation

/// Messages of HTTP as text, in an order that never changes.
enum HTTPText {
  /// Returns a first line, sorted headers, and after an empty line the body.
  static func make(
    head: String,
    headers: [String: String],
    body: Data?,
    pretty: Bool
  ) -> String {
    let lines = headers.map { "\($0.key): \($0.value)" }.sorted()
    let text = body.map { ["\n\(pretty ? indented($0) : String(decoding: $0, as: UTF8.self))"] }
    return ([head] + lines + (text ?? [])).joined(separator: "\n")
  }

  /// Returns the URL with its query in the order of names.
  static func sorted(_ url: URL) -> URL {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      let query = parts.queryItems
    else { return url }
    parts.queryItems = query.sorted { $0.name < $1.name }
    return parts.url ?? url
  }

  private static func indented(_ body: Data) -> String {
    let text = try? JSONObjectNesting.withObject(in: body) { object in
      let data = try JSONSerialization.data(
        withJSONObject: object,
        options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed]
      )
      return String(decoding: data, as: UTF8.self)
    }
    return text ?? String(decoding: body, as: UTF8.self)
  }
}
