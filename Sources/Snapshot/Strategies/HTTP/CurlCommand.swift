internal import Foundation
internal import SnapshotCore

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// A request as a command for a POSIX shell, one option per line.
///
/// Requests with a different method, URL, headers or body have different commands, except for the
/// order of headers and of the names in the URL's query.
struct CurlCommand {
  let request: URLRequest

  var text: String {
    ([curl] + method + headers + body + cookie + [quoted(URLText.make(request.url))])
      .joined(separator: " \\\n\t")
  }

  /// The program. A body that isn't UTF-8 is piped into it.
  private var curl: String {
    guard let bytes = request.httpBody, text(of: bytes) == nil else { return "curl" }
    let lines = bytes.base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed])
    return "# \(bytes.count.counted("byte")), not UTF-8\n"
      + "printf %s \"\(lines)\" | base64 --decode | curl"
  }

  private var method: [String] {
    switch request.httpMethod ?? "GET" {
    case "GET": []
    case "HEAD": ["--head"]
    case let method: ["--request \(HTTPText.isWord(method) ? method : quoted(method))"]
    }
  }

  private var headers: [String] {
    (request.allHTTPHeaderFields ?? [:])
      .filter { $0.key != "Cookie" }
      .sorted { $0.key < $1.key }
      .map { "--header \(quoted("\($0.key): \($0.value)"))" }
  }

  private var body: [String] {
    guard let bytes = request.httpBody else { return [] }
    return [text(of: bytes).map { "--data \(quoted($0))" } ?? "--data-binary @-"]
  }

  private func text(of body: Data) -> String? { String(validating: body, as: UTF8.self) }

  private var cookie: [String] {
    guard let cookie = request.value(forHTTPHeaderField: "Cookie") else { return [] }
    return ["--cookie \(quoted(cookie))"]
  }

  /// Returns text in double quotes. A backslash escapes the characters that a shell interprets in
  /// them: backslash, quote, dollar sign and backtick.
  private func quoted(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    // Iterate by scalars: to the shell, a quote with a combining accent is still a quote.
    for scalar in text.unicodeScalars {
      if "\\\"$`".unicodeScalars.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return "\"\(String(escaped))\""
  }
}
