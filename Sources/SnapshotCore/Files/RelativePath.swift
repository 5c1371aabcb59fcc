/// A path below a folder that can't leave it: relative, without `.` and `..`, and nowhere hidden.
///
/// It is split by bytes. Split by characters, a slash before a combining mark would be no slash,
/// although the system takes it for one.
package struct RelativePath: Hashable, Sendable {
  /// The names of the folders and, last, of the file.
  package let parts: [String]

  /// Checks a path that comes from elsewhere.
  ///
  /// - Returns: `nil` if a part is empty, hidden, longer than 255 bytes or another spelling of `.git`,
  ///   ends with a dot or a space, or holds a backslash, a control character or an invisible one.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard text.utf8.count <= 4_096, parts.allSatisfy(RelativePath.isSafe) else { return nil }
    self.parts = parts
  }

  /// The path as text.
  package var text: String { parts.joined(separator: "/") }

  /// The last part.
  package var name: String { parts[parts.count - 1] }

  /// The parts before the last one.
  package var folders: ArraySlice<String> { parts.dropLast() }

  /// The extension of the last part in lower case, without its dot; empty for none.
  package var pathExtension: String { RelativePath.pathExtension(of: name) }

  /// The extension of a name in lower case, without its dot; empty for none.
  package static func pathExtension(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// Whether a name is one that the library gives to files: `A–Z a–z 0–9 . _ = -`, not hidden.
  package static func isPlainName(_ name: String) -> Bool {
    let bytes = name.utf8
    return !bytes.isEmpty && bytes.count <= 255 && bytes.first != UInt8(ascii: ".")
      && TextBytes.areAll(of: name, in: plain)
  }

  private static let plain = TextBytes.Set(
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._=-".utf8)
  )

  private static func isSafe(_ part: String) -> Bool {
    let bytes = part.utf8
    let dot = UInt8(ascii: ".")
    guard let first = bytes.first, let last = bytes.last, first != dot, last != dot,
      last != UInt8(ascii: " "), bytes.count <= 255
    else { return false }
    if isPlainName(part) { return true }
    // `GIT~1` is `.git` on some disks.
    guard !part.lowercased().utf8.starts(with: "git~".utf8) else { return false }
    return part.unicodeScalars.allSatisfy { $0 != "\\" && !VisibleText.isInvisible($0) }
  }
}
