internal import Foundation
internal import SnapshotCore

/// HTTP messages as text, in a fixed order.
///
/// Different messages have different texts, except for the order of headers and, if a JSON body is
/// indented, its formatting.
enum HTTPText {
  /// Returns the first line, the sorted headers, an empty line and the body.
  static func make(
    head: String,
    headers: [String: String],
    body: Data?,
    pretty: Bool
  ) -> String {
    let lines = [head] + headers.map { header($0.key, $0.value) }.sorted()
    guard let body else { return lines.joined(separator: "\n") }
    guard let text = String(validating: body, as: UTF8.self) else {
      // No header looks like this line, so no text is mistaken for bytes.
      let mark = "(\(body.count.counted("byte")), not UTF-8)"
      return (lines + [mark, ""] + HexDump.rows(of: [UInt8](body))).joined(separator: "\n")
    }
    let shown = (pretty ? IndentedJSON.make(text) : nil) ?? text
    return (lines + ["", shown]).joined(separator: "\n")
  }

  /// Returns the line of a header. Its name and value are quoted if they would otherwise be
  /// ambiguous or span several lines.
  static func header(_ name: String, _ value: String) -> String {
    let isPlain =
      name.utf8.first != UInt8(ascii: "\"") && !isAmbiguous(name)
      && !(name + value).unicodeScalars.contains(where: isControl)
    return isPlain
      ? "\(name): \(value)" : "\(name.debugDescription): \(value.debugDescription)"
  }

  /// Returns the method, in quotes if it isn't one word.
  static func word(_ method: String) -> String {
    isWord(method) ? method : method.debugDescription
  }

  /// Whether a method consists of letters, digits and `-`, `_`, `.`, as HTTP methods do.
  static func isWord(_ method: String) -> Bool {
    !method.isEmpty
      && method.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-_.".utf8.contains(byte)
        }
      }
  }

  /// Whether a name contains the separator, a colon and a space.
  private static func isAmbiguous(_ name: String) -> Bool {
    zip(name.utf8, name.utf8.dropFirst()).contains { $0 == UInt8(ascii: ":") && $1 == 0x20 }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\t") || scalar.value == 0x7F
  }
}
