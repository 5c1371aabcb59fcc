/// A path that can't leave its folder: relative, without `.`, `..` and hidden components.
///
/// It is split by bytes, because a slash and a combining mark after it form one `Character`, but
/// the system treats the slash as a separator.
package struct RelativePath: Hashable, Sendable {
  /// The names of the folders and, last, of the file.
  package let parts: [String]

  /// Checks an untrusted path.
  ///
  /// - Returns: `nil` if the path is longer than 4,096 bytes, or if a component is empty, hidden,
  ///   longer than 255 bytes or another spelling of `.git`, ends with a dot or a space, or contains
  ///   a backslash, a control character or an invisible character.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard text.utf8.count <= 4_096, parts.allSatisfy(RelativePath.isSafe) else { return nil }
    self.parts = parts
  }

  /// The path as text.
  package var text: String { parts.joined(separator: "/") }

  /// The last component.
  package var name: String { parts[parts.count - 1] }

  /// The components before the last one.
  package var folders: ArraySlice<String> { parts.dropLast() }

  /// The extension of the last component in lower case, without its dot; empty for none.
  package var pathExtension: String { RelativePath.pathExtension(of: name) }

  /// Returns the extension of a name in lower case, without its dot; empty for none.
  package static func pathExtension(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// Returns whether a name has the form of the library's file names: `A–Z a–z 0–9 . _ = -`, not
  /// hidden.
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
    // `GIT~1` is an alias of `.git` on some file systems.
    guard !part.lowercased().utf8.starts(with: "git~".utf8) else { return false }
    return !bytes.contains(UInt8(ascii: "\\")) && !InvisibleCharacters.areContained(in: part)
  }
}
