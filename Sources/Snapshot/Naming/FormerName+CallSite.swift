internal import SnapshotCore
internal import Synchronization

extension FormerName {
  /// Returns the name of a call's references in swift-snapshot-testing's layout; `nil` if its
  /// source file has no folder of references in that layout.
  static func existing(at site: CallSite) -> FormerName? {
    let file = site.fileAddress
    let hasFolder = sources.withLock { $0[file] } ?? checkFolder(of: site, file)
    return hasFolder ? FormerName(source: site.filePath, function: site.function) : nil
  }

  private static func checkFolder(of site: CallSite, _ file: UInt) -> Bool {
    let path = site.filePath
    let hasFolder = FilePath.isAbsolute(path) && FilePath.isDirectory(folder(of: path))
    sources.withLock { $0[file] = hasFolder }
    return hasFolder
  }

  /// Whether a source file has such a folder, by the address of its path literal. Every assertion
  /// needs this, so the file system is queried once per source file.
  private static let sources = Mutex<[UInt: Bool]>([:])
}
