internal import SnapshotCore
internal import Synchronization

extension FormerName {
  /// Returns the former name of a call's references; `nil` if its source file has no folder of
  /// references in that layout.
  static func known(at site: CallSite) -> FormerName? {
    let file = site.fileAddress
    let hasFolder = sources.withLock { $0[file] } ?? look(for: site, file)
    return hasFolder ? FormerName(source: site.filePath, function: site.function) : nil
  }

  private static func look(for site: CallSite, _ file: UInt) -> Bool {
    let path = site.filePath
    let hasFolder = FilePath.isAbsolute(path) && FilePath.isDirectory(folder(of: path))
    sources.withLock { $0[file] = hasFolder }
    return hasFolder
  }

  /// The source files of this run, by the addresses of their literals. Every assertion needs this,
  /// so the file system is queried once per file.
  private static let sources = Mutex<[UInt: Bool]>([:])
}
