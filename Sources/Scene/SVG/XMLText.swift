internal import CPixels

/// Functions that escape text for XML.
package enum XMLText {
  /// Returns the text with the characters that would end or break a quoted attribute escaped.
  ///
  /// A character that XML 1.0 can't contain becomes its hexadecimal number between two U+FFFD, and
  /// so does U+FFFD itself, so that different texts stay different.
  package static func attribute(_ text: String) -> String {
    guard hasSpecialBytes(text) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || (0xFFFD...0xFFFF).contains(scalar.value):
        let number = String(scalar.value, radix: 16, uppercase: true)
        result += "\u{FFFD}\(number)\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func hasSpecialBytes(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { cpixels_has_xml_special($0.baseAddress, $0.count) }
  }
}
