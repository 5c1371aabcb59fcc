internal import Foundation
internal import Synchronization

/// The spelling of names on a case-insensitive file system, on which two names may open the same
/// file.
package enum FileNameCase {
  /// Returns whether a folder is case-sensitive; a missing folder is treated like its parent.
  package static func isCaseSensitive(in folder: String) -> Bool {
    let names = FolderListing.names(in: folder)
    for name in names {
      if let isSensitive = isCaseSensitive(by: name, in: folder, among: names) {
        return isSensitive
      }
    }
    let parent = FilePath.directory(of: folder)
    guard !TextBytes.areSame(parent, folder) else { return true }
    return isCaseSensitive(in: parent)
  }

  /// Returns the existing file, or folder between `root` and the file, whose spelling differs from
  /// that of `path` on a case-insensitive file system; `nil` if there is none.
  ///
  /// It is also `nil` if the name of the first folder shows that the file system doesn't preserve
  /// case.
  package static func otherSpelling(of path: String, below root: String) -> String? {
    var parent = root
    for part in FilePath.parts(of: FilePath.relative(path, to: root)) {
      let names = names(in: parent, including: part)
      if !names.contains(ExactText(part)) {
        let folded = part.lowercased()
        guard let other = names.lazy.map(\.text).first(where: { $0.lowercased() == folded }) else {
          return nil
        }
        return TextBytes.areSame(parent, root) && isSingleCase(other) ? nil : "\(parent)/\(other)"
      }
      parent += "/" + part
    }
    return nil
  }

  /// Returns whether a name that isn't spelled as requested is all in one case, which suggests that
  /// the file system doesn't preserve case.
  private static func isSingleCase(_ name: String) -> Bool {
    name == name.lowercased() || name == name.uppercased()
  }

  /// Returns whether a folder distinguishes the case of a name; `nil` if it has no ASCII letters.
  private static func isCaseSensitive(by name: String, in folder: String, among names: [String])
    -> Bool?
  {
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
    guard swapped != name else { return nil }
    // Compare listed names: some file systems give a file a different inode number for each
    // spelling.
    return !FilePath.exists("\(folder)/\(swapped)") || names.contains(swapped)
  }

  /// Returns the cached names in a folder, read again if `name` wasn't there.
  private static func names(in folder: String, including name: String) -> Set<ExactText> {
    let key = ExactText(folder)
    if let cached = cache.withLock({ $0[key] }), cached.contains(ExactText(name)) { return cached }
    let names = Set(FolderListing.names(in: folder).map(ExactText.init))
    cache.withLock { $0[key] = names }
    return names
  }

  private static let cache = Mutex<[ExactText: Set<ExactText>]>([:])
}
