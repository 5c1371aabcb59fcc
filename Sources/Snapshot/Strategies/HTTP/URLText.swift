internal import Foundation

/// URLs as text, unchanged except for the order of their query.
enum URLText {
  /// Returns the URL with the pairs of its query sorted by name, or `(null)` without a URL.
  ///
  /// Escapes aren't changed, and pairs with the same name keep their order, so URLs that differ in
  /// more than the order of names have different texts.
  static func make(_ url: URL?) -> String {
    guard let text = url?.absoluteString else { return missing }
    // A URL can't contain `<`, so this text can't be that of another URL.
    return text == missing ? "<\(text)>" : sorted(text)
  }

  private static let missing = "(null)"

  private static func sorted(_ text: String) -> String {
    let bytes = text.utf8
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    guard let mark = bytes[..<end].firstIndex(of: UInt8(ascii: "?")) else { return text }
    let start = bytes.index(after: mark)
    let pairs = bytes[start..<end].split(separator: ampersand, omittingEmptySubsequences: false)
    // The sort is stable.
    let query = pairs.map { Pair(text: Substring($0)) }.sorted { $0.name < $1.name }
    return text[..<start] + query.map(\.text).joined(separator: "&") + text[end...]
  }

  private static let ampersand = UInt8(ascii: "&")

  /// A pair of a query.
  private struct Pair {
    let text: Substring
    /// The decoded name, by which pairs are sorted.
    let name: String

    init(text: Substring) {
      self.text = text
      let name = String(Substring(text.utf8.prefix { $0 != UInt8(ascii: "=") }))
      self.name = name.removingPercentEncoding ?? name
    }
  }
}
