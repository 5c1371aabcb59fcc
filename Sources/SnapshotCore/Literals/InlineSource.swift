internal import Foundation

/// A source file that inline snapshots are written into.
///
/// It is read, changed and replaced under a lock, as a whole or not at all, and only where it still
/// is what was built, apart from what the same run has written.
package struct InlineSource: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// The folder that the file must lie in once every symbolic link is followed.
  package let root: String
  /// The folder of artifacts, which holds the journal.
  private let artifacts: String
  /// Where the journal lies in it.
  private let journal: RelativePath?
  /// When the tests were built, in nanoseconds since 1970.
  let built: Int64
  private let limit: Int

  /// - Parameter module: The module that the file belongs to.
  package init(path: String, module: String, in place: SnapshotPlace, limit: Int) {
    self.path = FilePath.resolved(path) ?? path
    root = FilePath.isInside(path, place.root) ? place.root : FilePath.directory(of: path)
    artifacts = place.artifacts
    journal = RelativePath("inline/\(StableHash.digits(of: self.path)).json")
    built = BuildTime.latest(ofSource: path, module: module) ?? .max
    self.limit = limit
  }

  /// Changes the file.
  ///
  /// - Parameters:
  ///   - ledger: Remembers what was written, for where no journal can be kept.
  ///   - change: Changes the journal. What it has changed is written even if it throws.
  package func change(
    remembering ledger: InlineLedger,
    _ change: (inout InlineJournal) throws(InlineError) -> Void
  ) throws(InlineError) {
    let lock = lock()
    defer { if lock >= 0 { close(lock) } }
    TemporaryFiles.sweep(FilePath.directory(of: path))
    var (journal, disk) = try load(knowing: ledger.journal(of: path))
    var failure: InlineError?
    do throws(InlineError) {
      try change(&journal)
    } catch {
      failure = error
    }
    guard let result = journal.result else { throw .overlapping }
    if result != disk {
      try publish(result, journal)
      ledger.remember(journal, of: path)
    }
    if let failure { throw failure }
  }

  /// The source as it was built.
  package func original(rememberedBy ledger: InlineLedger) throws(InlineError) -> String {
    try load(knowing: ledger.journal(of: path)).journal.original
  }

  // MARK: - Steps

  private func load(
    knowing known: InlineJournal?
  ) throws(InlineError) -> (journal: InlineJournal, disk: [UInt8]) {
    let disk: [UInt8]
    switch ReferenceReader(limit: limit).finding(at: path) {
    case .absent: throw .sourceGone(path)
    case .problem(let problem): throw .unreadable(path, problem)
    case .bytes(let bytes): disk = bytes
    }
    for journal in [kept, known].compactMap(\.self) where journal.built == built {
      if journal.result == disk { return (journal, disk) }
    }
    guard let changed = BuildTime.lastChange(of: path), changed <= built else {
      throw .changedSinceBuild(path)
    }
    guard let original = String(validating: disk, as: UTF8.self) else { throw .notUnicode(path) }
    return (InlineJournal(built: built, original: original), disk)
  }

  /// The journal that this process or another one of the run has left.
  private var kept: InlineJournal? {
    // Without the time of the build a journal could be anybody's.
    guard built != .max, let journal,
      case .bytes(let bytes) = ContainedFolder(artifacts).finding(at: journal, limit: limit)
    else { return nil }
    return try? JSONDecoder().decode(InlineJournal.self, from: Data(bytes))
  }

  private func publish(_ bytes: [UInt8], _ journal: InlineJournal) throws(InlineError) {
    var status = stat()
    // The superuser may write to what is read-only, and a rename asks nobody.
    guard stat(path, &status) == 0, status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else {
      throw .readOnly(path)
    }
    // First the journal: if the process is killed in between, the source is as old as before.
    if let data = try? JSONEncoder().encode(journal), let name = self.journal,
      let folder = RelativePath("inline")
    {
      do throws(FileError) {
        try AtomicFile.createDirectory(artifacts, isDurable: false)
        try ContainedFolder(artifacts).createFolder(folder)
        let place = "\(artifacts)/\(name.text)"
        try AtomicFile.publish([UInt8](data), at: place, isDurable: false)
      } catch {
        // Then other processes of this run will refuse to write, which loses nothing.
      }
    }
    do throws(FileError) {
      try ReferenceWriter(root: root).write(bytes, to: path)
    } catch {
      throw .file(error)
    }
  }

  /// Keeps others from changing the sources of the folder meanwhile, processes and threads.
  ///
  /// The folder itself is locked, as the file is replaced, and nothing else shall lie there.
  private func lock() -> Int32 {
    let folder = open(FilePath.directory(of: path), O_RDONLY | O_CLOEXEC)
    // Some network disks know no locks; then the check of what is on disk is all there is.
    if folder >= 0 { _ = Interruption.retrying { flock(folder, LOCK_EX) } }
    return folder
  }
}
