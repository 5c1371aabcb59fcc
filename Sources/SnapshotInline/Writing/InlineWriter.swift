internal import Foundation
package import SnapshotCore

/// A source file that inline snapshots are written into.
///
/// It is read, changed and replaced atomically under a lock, and only if it equals the source that
/// was built, apart from literals that the same run has written.
package struct InlineWriter: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// The folder that must contain the file after symbolic links are resolved.
  package let root: String
  /// The folder of artifacts, which contains the journal.
  private let artifacts: String
  /// The path of the journal in it.
  private let journal: RelativePath?
  /// The time at which the tests were built, in nanoseconds since 1970.
  let built: Int64
  private let limit: Int

  /// - Parameter module: The module that the file belongs to.
  package init(path: String, module: String, in folders: SnapshotFolders, limit: Int) {
    self.path = FilePath.resolved(path) ?? path
    root = FilePath.isInside(path, folders.root) ? folders.root : FilePath.directory(of: path)
    artifacts = folders.artifacts
    journal = RelativePath("inline/\(StableHash.digits(of: self.path)).json")
    built = BuildTime.latest(ofSource: path, module: module) ?? .max
    self.limit = limit
  }

  /// Changes the file.
  ///
  /// - Parameters:
  ///   - runState: The state of this process, used if no journal can be written.
  ///   - change: A closure that changes the journal. Its changes are written even if it throws.
  package func change(
    remembering runState: InlineState,
    _ change: (inout InlineJournal) throws(InlineError) -> Void
  ) throws(InlineError) {
    let lock = lock()
    defer { if lock >= 0 { close(lock) } }
    TemporaryFiles.sweep(FilePath.directory(of: path))
    var (journal, disk) = try load(remembered: runState.journal(of: path))
    let previous = journal.writings
    var failure: InlineError?
    do throws(InlineError) {
      try change(&journal)
    } catch {
      failure = error
    }
    guard let result = journal.result else { throw .overlapping }
    if result != disk {
      journal.previous = previous
      try publish(result, journal)
      runState.remember(journal, of: path)
    }
    if let failure { throw failure }
  }

  /// Returns the source that was built.
  package func original(rememberedBy runState: InlineState) throws(InlineError) -> String {
    // Another test may be writing a literal, and the journal is written before the source.
    let lock = lock()
    defer { if lock >= 0 { close(lock) } }
    return try load(remembered: runState.journal(of: path)).journal.original
  }

  // MARK: - Steps

  private func load(
    remembered: InlineJournal?
  ) throws(InlineError) -> (journal: InlineJournal, disk: [UInt8]) {
    let disk: [UInt8]
    switch ReferenceReader(limit: limit).contents(at: path) {
    case .absent: throw .sourceGone(path)
    case .problem(let problem): throw .unreadable(path, problem)
    case .bytes(let bytes): disk = bytes
    }
    let journals = [kept, remembered].compactMap(\.self).filter { $0.built == built }
    // A process that was killed may have written its journal, but not the source.
    for journal in journals + journals.compactMap(\.beforeLatestChange) {
      if journal.result == disk { return (journal, disk) }
    }
    guard let changed = BuildTime.lastChange(of: path), changed <= built else {
      throw .changedSinceBuild(path)
    }
    guard let original = String(validating: disk, as: UTF8.self) else { throw .notUnicode(path) }
    return (InlineJournal(built: built, original: original), disk)
  }

  /// The journal file, written by this process or another one of the run.
  private var kept: InlineJournal? {
    // Without the time of the build, the journal could be that of another build.
    guard built != .max, let journal,
      case .bytes(let bytes) = LinkFreeFolder(artifacts).contents(at: journal, limit: limit)
    else { return nil }
    return try? JSONDecoder().decode(InlineJournal.self, from: Data(bytes))
  }

  private func publish(_ bytes: [UInt8], _ journal: InlineJournal) throws(InlineError) {
    var status = stat()
    // Renaming needs no permission for the file itself, and the superuser may write read-only
    // files.
    guard stat(path, &status) == 0, status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else {
      throw .readOnly(path)
    }
    // The journal is written first: if the process is killed in between, the source is unchanged.
    if let data = try? JSONEncoder().encode(journal), let name = self.journal,
      let folder = RelativePath("inline")
    {
      do throws(FileError) {
        try AtomicFile.createDirectory(artifacts, isDurable: false)
        try LinkFreeFolder(artifacts).createFolder(folder)
        let destination = "\(artifacts)/\(name.text)"
        try AtomicFile.publish([UInt8](data), at: destination, isDurable: false)
      } catch {
        // Other processes of this run will then refuse to write, which loses nothing.
      }
    }
    do throws(FileError) {
      try ReferenceWriter(root: root).write(bytes, to: path)
    } catch {
      throw .file(error)
    }
  }

  /// Locks the folder of the source against changes by other processes and threads.
  ///
  /// The file can't be locked, because it is replaced, and a lock file would clutter the folder.
  private func lock() -> Int32 {
    let folder = open(FilePath.directory(of: path), O_RDONLY | O_CLOEXEC)
    // Some network file systems don't support locks. There, only the check of the contents prevents
    // conflicting writes.
    if folder >= 0 { _ = Interruption.retrying { flock(folder, LOCK_EX) } }
    return folder
  }
}
