/// Functions that quote text for shell commands.
package enum ShellText {
  /// Returns a text as one word of a POSIX shell.
  ///
  /// A word that begins with a dash would be an option, so it is written as a path: `./-f`.
  package static func word(_ text: String) -> String {
    let text = text.utf8.first == UInt8(ascii: "-") ? "./\(text)" : text
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_-./=:@%+,".utf8.contains(byte)
      }
    }
    if isPlain, !text.isEmpty { return text }
    // Iterate by scalars: to the shell, a quote with a combining accent is still a quote.
    var quoted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "'" { quoted.append(contentsOf: "'\\'".unicodeScalars) }
      quoted.append(scalar)
    }
    return "'\(String(quoted))'"
  }
}
