internal import Foundation
internal import Synchronization

/// How names are spelt on a disk that minds no case, where two names may open one file.
package enum Spelling {
  /// Whether a folder minds case; a folder that isn't there does as the one above it.
  package static func isMinded(in folder: String) -> Bool {
    for name in FolderListing.names(in: folder) {
      if let answer = isMinded(by: name, in: folder) { return answer }
    }
    let parent = FilePath.directory(of: folder)
    guard parent != folder else { return true }
    return isMinded(by: FilePath.name(of: folder), in: parent) ?? isMinded(in: parent)
  }

  /// Returns what a disk that minds no case has instead of `path`: a file, or a folder on the way to
  /// it from `root`, that is spelt differently; `nil` where all is as it is asked for.
  package static func other(than path: String, below root: String) -> String? {
    var parent = root
    for part in FilePath.relative(path, to: root).split(separator: "/").map(String.init) {
      let names = names(in: parent, including: part)
      if !names.contains(part) {
        let folded = part.lowercased()
        guard let other = names.first(where: { $0.lowercased() == folded }) else { return nil }
        return "\(parent)/\(other)"
      }
      parent += "/" + part
    }
    return nil
  }

  /// `nil` where the name has no letters, or where nothing bears it.
  private static func isMinded(by name: String, in folder: String) -> Bool? {
    let swapped = String(
      decoding: name.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
          byte ^ 0x20
        default: byte
        }
      },
      as: UTF8.self
    )
    var mine = stat()
    var other = stat()
    guard swapped != name, lstat("\(folder)/\(name)", &mine) == 0 else { return nil }
    guard lstat("\(folder)/\(swapped)", &other) == 0 else { return true }
    return mine.st_ino != other.st_ino || mine.st_dev != other.st_dev
  }

  /// The names in a folder as they were at the last look, which was just now if `name` wasn't there.
  private static func names(in folder: String, including name: String) -> Set<String> {
    if let known = known.withLock({ $0[folder] }), known.contains(name) { return known }
    let names = Set(FolderListing.names(in: folder))
    known.withLock { $0[folder] = names }
    return names
  }

  private static let known = Mutex<[String: Set<String>]>([:])
}
