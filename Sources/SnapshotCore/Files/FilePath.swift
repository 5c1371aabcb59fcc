internal import Foundation

/// Paths as texts: what is done to them without looking at the disk, and what a disk makes of them.
package enum FilePath {
  /// The folder that holds `path`.
  package static func directory(of path: String) -> String {
    guard let slash = TextBytes.lastIndex(of: "/", in: path) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of `path`.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns `path` without `.`, `..` and doubled slashes; it must be absolute.
  package static func standardized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns `path` from `root` on where it lies inside, and unchanged elsewhere.
  package static func relative(_ path: String, to root: String) -> String {
    isInside(path, root) && path != root
      ? String(path.dropFirst(root == "/" ? 1 : root.count + 1))
      : path
  }

  /// Whether `path` is `root` or below it. Both must be standardized.
  package static func isInside(_ path: String, _ root: String) -> Bool {
    path == root || root == "/" || path.hasPrefix(root + "/")
  }

  /// The path with every symbolic link followed, or `nil` where it doesn't exist.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether there is a folder.
  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is anything, be it a broken link.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
