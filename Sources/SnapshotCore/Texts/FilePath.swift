/// Operations on paths as text, without access to the file system.
package enum FilePath {
  /// Returns the components of `path`, without empty ones.
  ///
  /// The path is split by bytes, because a slash and a combining mark after it form one
  /// `Character`.
  package static func parts(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the folder that contains `path`.
  package static func directory(of path: String) -> String {
    guard let slash = TextBytes.lastIndex(of: "/", in: path) else { return "." }
    return slash == path.startIndex ? "/" : String(decoding: path.utf8[..<slash], as: UTF8.self)
  }

  /// Returns the last component of `path`.
  package static func name(of path: String) -> String { parts(of: path).last ?? path }

  /// Returns the extension of the last component of `path` without its dot; empty if it has none.
  package static func pathExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = TextBytes.lastIndex(of: ".", in: name), dot != name.startIndex else {
      return ""
    }
    return String(decoding: name.utf8[name.utf8.index(after: dot)...], as: UTF8.self)
  }

  /// Returns `path` without `.`, `..` and doubled slashes; it must be absolute.
  package static func standardized(_ path: String) -> String {
    var parts: [String] = []
    for part in FilePath.parts(of: path) {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns whether `path` is absolute.
  package static func isAbsolute(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/")
  }

  /// Returns `path` relative to `root` if it is inside, and unchanged otherwise.
  package static func relative(_ path: String, to root: String) -> String {
    guard isInside(path, root), !TextBytes.areSame(path, root) else { return path }
    let length = root.utf8.count
    return String(decoding: path.utf8.dropFirst(length == 1 ? 1 : length + 1), as: UTF8.self)
  }

  /// Returns whether `path` is `root` or below it. Both must be standardized.
  package static func isInside(_ path: String, _ root: String) -> Bool {
    TextBytes.areSame(root, "/") || TextBytes.areSame(path, root)
      || TextBytes.starts(path, with: root + "/")
  }
}
