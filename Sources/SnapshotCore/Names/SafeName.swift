/// A part of a file name that every file system takes.
///
/// It has the characters `A–Z a–z 0–9 . _ = -` only, neither begins nor ends with a dot, is never
/// a name that Windows reserves, and is at most `limit` bytes long. Whatever was changed or cut to
/// get there is made up for by a hash of the original's bytes.
package enum SafeName {
  /// Returns `text` as a safe part of a name.
  package static func make(_ text: String, limit: Int = 100) -> String {
    if isPlain(text, limit: limit) { return text }
    var safe = trimmed(replacingUnsafeCharacters(in: text)).replacing(gap, with: "-")
    if isReservedOnWindows(safe) { safe = "_" + safe }
    let hash = StableHash.digits(of: text)
    let head = trimmed(String(safe.prefix(max(limit - hash.count - 1, 0))))
    return head.isEmpty ? hash : "\(head)-\(hash)"
  }

  /// Whether nothing is to be changed, as in most names: this is asked in every assertion.
  private static func isPlain(_ text: String, limit: Int) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last, text.utf8.count <= limit,
      first != UInt8(ascii: "."), last != UInt8(ascii: ".")
    else { return false }
    return TextBytes.areAll(of: text, in: plain) && !isReservedOnWindows(text)
  }

  private static let plain = TextBytes.Set(
    (1..<128).filter { isSafe(Unicode.Scalar(UInt8($0))) }
  )

  /// Stands for what can't be in a name until the ends are trimmed.
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

  /// Leading dots would hide a file or climb out of the folder, trailing ones vanish on Windows.
  private static func trimmed(_ text: String) -> String {
    let isEdge = { (character: Character) in character == "." || character == " " }
    return String(
      text.drop(while: isEdge).reversed().drop(while: isEdge).reversed()
    )
  }

  /// Windows looks only at what stands before the first dot, in any case.
  private static func isReservedOnWindows(_ text: String) -> Bool {
    var text = text
    let length = text.withUTF8 { bytes in
      var length = 0
      while length < bytes.count, length < 5, bytes[length] != UInt8(ascii: ".") { length += 1 }
      return length
    }
    // Reserved names are of three or four letters, so most names end here.
    guard length == 3 || length == 4 else { return false }
    let base = text.prefix(length).lowercased()
    if ["con", "prn", "aux", "nul"].contains(base) { return true }
    guard base.count == 4, let digit = base.last, digit.isASCII, digit.isNumber else {
      return false
    }
    return base.hasPrefix("com") || base.hasPrefix("lpt")
  }
}
