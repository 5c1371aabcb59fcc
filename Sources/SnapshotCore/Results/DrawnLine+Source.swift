internal import Foundation
internal import Synchronization

extension DrawnLine {
  /// Returns the line with the path of its file and its text, if they are found in a package.
  ///
  /// A file identifier has no folders, so the folder of the module is searched, once per process.
  package func located(in root: String) -> DrawnLine {
    guard let file = DrawnLine.path(of: fileID, in: root) else { return self }
    var located = self
    located.file = FilePath.relative(file, to: root)
    guard
      case .bytes(let bytes) = ReferenceReader(limit: DrawnLine.longestFile).contents(at: file),
      line > 0
    else { return located }
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"),
      maxSplits: line,
      omittingEmptySubsequences: false
    )
    guard line <= lines.count else { return located }
    let text = String(decoding: lines[line - 1].prefix(400), as: UTF8.self)
    let visible = VisibleText.lines(text.trimmingCharacters(in: .whitespaces))
    located.text = visible.isEmpty ? nil : visible
    return located
  }

  private static let longestFile = 4 << 20
  /// The maximum number of folders to search, which no module reaches.
  private static let maxFolders = 500
  private static let cache = Mutex<[String: [String: String]]>([:])

  private static func path(of fileID: String, in root: String) -> String? {
    let parts = fileID.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, RelativePath.isPlainName(parts[0]) else { return nil }
    let name = FilePath.name(of: parts[1])
    for top in ["Sources", "Tests"] {
      let folder = "\(root)/\(top)/\(parts[0])"
      let files = cache.withLock { cache in
        if let files = cache[folder] { return files }
        let files = DrawnLine.files(in: folder)
        cache[folder] = files
        return files
      }
      if let file = files[name] { return file }
    }
    return nil
  }

  /// Returns the paths of all Swift files in a folder, by name. In a module, no two files share a
  /// name.
  private static func files(in folder: String) -> [String: String] {
    var files: [String: String] = [:]
    var waiting = [folder]
    var visited = 0
    while let folder = waiting.popLast(), visited < maxFolders {
      visited += 1
      for name in FolderListing.names(in: folder).sorted() where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".swift") {
          files[name] = path
        } else if !name.contains("."), FilePath.isDirectory(path) {
          waiting.append(path)
        }
      }
    }
    return files
  }
}
