/// Texts as words of a shell command.
package enum ShellText {
  /// Returns `text` as one word that a POSIX shell takes as it is.
  package static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_-./=:@%+,".utf8.contains(byte)
      }
    }
    // A word that begins with a dash would be an option.
    if isPlain, !text.isEmpty { return text.hasPrefix("-") ? "./\(text)" : text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
