internal import Foundation
internal import Synchronization

/// How names are spelt on a disk that minds no case, where two names may open one file.
package enum Spelling {
  /// Whether a folder minds case; a folder that isn't there does as the one above it.
  package static func isCaseSensitive(in folder: String) -> Bool {
    let names = FolderListing.names(in: folder)
    for name in names {
      if let answer = isCaseSensitive(by: name, in: folder, among: names) { return answer }
    }
    let parent = FilePath.directory(of: folder)
    guard !TextBytes.areSame(parent, folder) else { return true }
    return isCaseSensitive(in: parent)
  }

  /// Returns what a disk that minds no case has instead of `path`: a file, or a folder on the way to
  /// it from `root`, that is spelt differently; `nil` where all is as it is asked for, and where the
  /// disk doesn't keep case either, as the first folder shows.
  package static func other(than path: String, below root: String) -> String? {
    var parent = root
    for part in FilePath.parts(of: FilePath.relative(path, to: root)) {
      let names = names(in: parent, including: part)
      if !names.contains(ExactText(part)) {
        let folded = part.lowercased()
        guard let other = names.lazy.map(\.text).first(where: { $0.lowercased() == folded }) else {
          return nil
        }
        return TextBytes.areSame(parent, root) && keepsNoCase(other) ? nil : "\(parent)/\(other)"
      }
      parent += "/" + part
    }
    return nil
  }

  /// Whether a name that isn't spelt as it was asked for looks like one of a disk that makes all
  /// letters small or large.
  private static func keepsNoCase(_ name: String) -> Bool {
    name == name.lowercased() || name == name.uppercased()
  }

  /// `nil` where the name has no letters.
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
    // By what is listed, as some disks give a file another number in each spelling.
    return !FilePath.exists("\(folder)/\(swapped)") || names.contains(swapped)
  }

  /// The names in a folder as they were at the last look, which was just now if `name` wasn't there.
  private static func names(in folder: String, including name: String) -> Set<ExactText> {
    let key = ExactText(folder)
    if let known = known.withLock({ $0[key] }), known.contains(ExactText(name)) { return known }
    let names = Set(FolderListing.names(in: folder).map(ExactText.init))
    known.withLock { $0[key] = names }
    return names
  }

  private static let known = Mutex<[ExactText: Set<ExactText>]>([:])
}
