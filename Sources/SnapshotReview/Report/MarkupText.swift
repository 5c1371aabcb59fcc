/// Functions that escape text for XML and HTML.
///
/// Different texts stay different: a character that is invisible or not permitted in XML 1.0, and
/// U+FFFD itself, is replaced by its hexadecimal number between two U+FFFD.
package enum MarkupText {
  /// Returns `text` for the content of an element, without characters that XML 1.0 can't contain.
  package static func content(_ text: String) -> String { escaped(text, keepsLines: true) }

  /// Returns `text` for a quoted attribute.
  package static func attribute(_ text: String) -> String { escaped(text, keepsLines: false) }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case ":" where result.last == ":": result.append(contentsOf: "&#58;".unicodeScalars)
      case "#" where result.last == "#": result.append(contentsOf: "&#35;".unicodeScalars)
      case "\n", "\t":
        if keepsLines {
          result.append(scalar)
        } else {
          result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
        }
      case _ where isAllowed(scalar): result.append(scalar)
      default:
        let number = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\u{FFFD}\(number)\u{FFFD}".unicodeScalars)
      }
    }
    return String(result)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFD...0xFFFF: false
    // Characters that change the writing direction or are invisible.
    case 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xE0000...0xE007F: false
    default: true
    }
  }
}
