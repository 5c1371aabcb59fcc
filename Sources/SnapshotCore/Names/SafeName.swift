/// A part of a file name that is valid on every file system.
///
/// It has only the characters `A–Z a–z 0–9 . _ = -`, neither begins nor ends with a dot, is never a
/// name that Windows reserves, and is at most `limit` bytes long. A changed or shortened name ends
/// in a hash of the original's bytes.
package enum SafeName {
  /// Returns `text` as a safe part of a name.
  package static func sanitized(_ text: String, limit: Int = 100) -> String {
    if isPlain(text, limit: limit) { return text }
    return joined(head(of: text, limit: limit), StableHash.digits(of: text))
  }

  /// Returns the safe part of `text` without a hash, short enough for a hash to follow.
  ///
  /// A text that needs no change is returned in full.
  static func head(of text: String, limit: Int = 100) -> String {
    if isPlain(text, limit: limit) { return text }
    var safe = trimmed(replacingUnsafeCharacters(in: text)).replacing(gap, with: "-")
    if isReservedOnWindows(safe) { safe = "_" + safe }
    return trimmed(String(safe.prefix(max(limit - StableHash.length - 1, 0))))
  }

  /// Returns a part of a name with a hash.
  static func joined(_ head: String, _ hash: String) -> String {
    head.isEmpty ? hash : "\(head)-\(hash)"
  }

  /// Returns whether nothing needs to be changed, as in most names; every assertion calls this.
  private static func isPlain(_ text: String, limit: Int) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last, text.utf8.count <= limit,
      first != UInt8(ascii: "."), last != UInt8(ascii: ".")
    else { return false }
    return TextBytes.areAll(of: text, in: plain) && !isReservedOnWindows(text)
  }

  private static let plain = TextBytes.Set(
    (1..<128).filter { isSafe(Unicode.Scalar(UInt8($0))) }
  )

  /// A placeholder for invalid characters until the ends are trimmed.
  private static let gap = " "

  private static func replacingUnsafeCharacters(in text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      if isSafe(scalar) {
        safe.unicodeScalars.append(scalar)
      } else if !safe.hasSuffix(gap) {
        safe.append(gap)
      }
    }
    return safe
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", ".", "_", "=", "-": true
    default: false
    }
  }

  /// Trims dots: leading ones would hide a file or leave the folder, trailing ones vanish on
  /// Windows.
  private static func trimmed(_ text: String) -> String {
    let isEdge = { (character: Character) in character == "." || character == " " }
    return String(
      text.drop(while: isEdge).reversed().drop(while: isEdge).reversed()
    )
  }

  /// Returns whether Windows reserves a name. It considers only the part before the first dot,
  /// ignoring case.
  private static func isReservedOnWindows(_ text: String) -> Bool {
    var text = text
    let length = text.withUTF8 { bytes in
      var length = 0
      while length < bytes.count, length < 5, bytes[length] != UInt8(ascii: ".") { length += 1 }
      return length
    }
    // Reserved names have three or four characters, so the check of most names ends here.
    guard length == 3 || length == 4 else { return false }
    let base = text.prefix(length).lowercased()
    if ["con", "prn", "aux", "nul"].contains(base) { return true }
    guard base.count == 4, let digit = base.last, digit.isASCII, digit.isNumber else {
      return false
    }
    return base.hasPrefix("com") || base.hasPrefix("lpt")
  }
}
