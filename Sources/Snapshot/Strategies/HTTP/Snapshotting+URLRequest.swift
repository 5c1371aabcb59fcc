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
  /// - Parameter pretty: Whether a body of JSON is indented and its keys are sorted.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      let url = request.url.map(HTTPText.sorted)?.absoluteString ?? "(null)"
      return HTTPText.make(
        head: "\(request.httpMethod ?? "GET") \(url)",
        headers: request.allHTTPHeaderFields ?? [:],
        body: request.httpBody,
        pretty: pretty
      )
    }
    .called()
  }

  /// Keeps a request as the `curl` command that sends it.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { CurlCommand(request: $0).text }.called()
  }
}

/// A request as a command for a POSIX shell, an option a line.
private struct CurlCommand {
  let request: URLRequest

  var text: String {
    (["curl"] + method + headers + body + cookie + [quoted(url)]).joined(separator: " \\\n\t")
  }

  private var url: String { request.url.map(HTTPText.sorted)?.absoluteString ?? "(null)" }

  private var method: [String] {
    switch request.httpMethod ?? "GET" {
    case "GET": []
    case "HEAD": ["--head"]
    case let method: ["--request \(method)"]
    }
  }

  private var headers: [String] {
    (request.allHTTPHeaderFields ?? [:])
      .filter { $0.key != "Cookie" }
      .sorted { $0.key < $1.key }
      .map { "--header \(quoted("\($0.key): \($0.value)"))" }
  }

  private var body: [String] {
    guard let data = request.httpBody, let text = String(data: data, encoding: .utf8) else {
      return []
    }
    return ["--data \(quoted(text))"]
  }

  private var cookie: [String] {
    guard let cookie = request.value(forHTTPHeaderField: "Cookie") else { return [] }
    return ["--cookie \(quoted(cookie))"]
  }

  /// In double quotes, where a shell acts on these four only.
  private func quoted(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\\"$`".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return "\"\(escaped)\""
  }
}
