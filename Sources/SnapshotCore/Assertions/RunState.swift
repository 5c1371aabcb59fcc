internal import Foundation
internal import Synchronization

/// The state of a run in this process: the files in use, the files written, and the results.
///
/// It is a class because all assertions of a run share it.
package final class RunState: Sendable {
  /// The numbers of unnamed assertions outside the trait `.snapshots`.
  package let ordinals = OrdinalCounter()
  private let storage = Mutex(Storage())
  private let recording = Mutex(())

  package init() {}

  /// The state of this process. Its results are completed when the process ends.
  package static let process: RunState = {
    atexit {
      RunState.process.finish()
      RunState.process.printSummaries()
    }
    return RunState()
  }()

  /// The state for the current task: that of the process, unless a test replaced it.
  @TaskLocal package static var current = RunState.process

  private struct Storage {
    var fileUses = FileUses()
    var recorded: Set<FileUses.Key> = []
    /// Files that may have failures in the artifacts.
    var failed: Set<FileUses.Key> = []
    /// Whether the artifacts contain failures from earlier runs, for each folder of references.
    var folders: [ExactText: Bool] = [:]
    /// The number of failures without a file, by their place.
    var failuresWithoutFile: [String: Int] = [:]
    var results: [ExactText: ResultsFile] = [:]
    /// The results file that was used last, with its folder, because nearly all assertions use the
    /// same one.
    var latestResults: (artifacts: String, file: ResultsFile)?
    var settings = SnapshotSettings()
    /// The states that other modules store, by type.
    var others: [ObjectIdentifier: any Sendable] = [:]
  }

  /// Returns the state that another module stores about this run.
  ///
  /// - Parameter make: A closure that creates it on the first call.
  package func state<State: Sendable>(orAtFirst make: () -> State) -> State {
    storage.withLock { storage in
      let type = ObjectIdentifier(State.self)
      if let known = storage.others[type] as? State { return known }
      let state = make()
      storage.others[type] = state
      return state
    }
  }

  /// The settings for the whole run. Those of any scope override them.
  package var settings: SnapshotSettings {
    get { storage.withLock { $0.settings } }
    set { storage.withLock { $0.settings = newValue } }
  }

  /// The record mode for the whole run, read by every assertion.
  package var record: RecordMode? { storage.withLock { $0.settings.record } }

  /// The use of a file by an assertion.
  package struct FileUse: Hashable, Sendable {
    /// The test and its case, followed by parts that distinguish it from others with the same name;
    /// the parts are separated by zero bytes.
    package let owner: String
    /// The location of the assertion, such as `File.swift:12:5`.
    package let line: String
    /// The path as the assertion spells it.
    package let path: String
    /// The name of the assertion; `nil` if it is numbered, or if only `isNamed` is known.
    package let name: String?
    /// Whether the assertion has a name, as opposed to a number.
    package let isNamed: Bool
    fileprivate let key: FileUses.Key
    /// A digest of owner, line, name and path.
    fileprivate let digest: UInt64
    /// A digest of owner, name and path; 0 if there is no name.
    fileprivate let nameDigest: UInt64

    /// Creates the use of a file.
    ///
    /// - Parameter owner: The test and its case as shown to people, its declaration, such as
    ///   `declared at Badge.swift:12:5`, and its exact arguments, separated by zero bytes.
    package init(
      owner: String,
      line: String,
      path: String,
      name: String? = nil,
      isNamed: Bool? = nil
    ) {
      self.owner = owner
      self.line = line
      self.path = path
      self.name = name
      self.isNamed = isNamed ?? (name != nil)
      key = FileUses.Key(path: path)
      digest = FileUse.digest(owner, line, name, path)
      nameDigest = name == nil ? 0 : max(FileUse.digest(owner, name, path), 1)
    }

    /// The test and its case as shown to people.
    package var test: String { part(0) ?? "" }

    /// The test's declaration, such as `declared at Badge.swift:12:5`; `nil` if it isn't known.
    package var declaration: String? { part(1) }

    private func part(_ index: Int) -> String? {
      let parts = owner.utf8.split(separator: 0, omittingEmptySubsequences: false)
      return index < parts.count ? String(decoding: parts[index], as: UTF8.self) : nil
    }

    /// Returns a digest of the bytes, because composed and decomposed letters are equal texts, but
    /// different names.
    private static func digest(_ texts: String?...) -> UInt64 {
      var hasher = Hasher()
      for text in texts { TextBytes.hash(text, into: &hasher) }
      return UInt64(bitPattern: Int64(hasher.finalize()))
    }
  }

  /// The result of registering an assertion as the user of a file.
  package enum Registration: Hashable, Sendable {
    /// No other assertion used the file before.
    case first
    /// The same assertion used it before.
    ///
    /// - Parameter hasMatched: Whether the reference has matched a value.
    case again(hasMatched: Bool)
    /// Another line of the same test uses the same literal name.
    ///
    /// - Parameter hasMatched: Whether the reference has matched its value.
    case shared(line: String, hasMatched: Bool = false)
    /// Another assertion uses it.
    case taken(by: FileUse)
  }

  /// Registers an assertion as the user of a file, unless there is one already.
  ///
  /// Paths that differ only in case or composition count as one, as they do on many file systems.
  package func register(_ use: FileUse) -> Registration {
    let answer = storage.withLock {
      $0.fileUses.register(
        use.key,
        use.digest,
        use.nameDigest,
        test: use.owner,
        line: use.line,
        path: use.path
      )
    }
    switch answer {
    case .first: return .first
    case .again(let hasMatched): return .again(hasMatched: hasMatched)
    case .taken(_, let line, _, let nameDigest, let hasMatched)
    where nameDigest != 0 && nameDigest == use.nameDigest:
      return .shared(line: line, hasMatched: hasMatched)
    case .taken(let owner, let line, let path, let nameDigest, _):
      let isNamed = nameDigest != 0
      return .taken(by: FileUse(owner: owner, line: line, path: path, isNamed: isNamed))
    }
  }

  /// Records that the reference has matched a value.
  package func noteMatch(of use: FileUse) {
    storage.withLock { $0.fileUses.noteMatch(of: use.key) }
  }

  /// The effects of this run on a file.
  package struct History: Hashable, Sendable {
    /// Whether this process wrote the reference.
    package var isRecorded = false
    /// Whether the artifacts may contain failures of it.
    package var mayHaveFailures = false
  }

  /// Returns the effects of this run on a file.
  package func history(of use: FileUse) -> History {
    storage.withLock { storage in
      var history = History()
      if !storage.recorded.isEmpty { history.isRecorded = storage.recorded.contains(use.key) }
      if !storage.failed.isEmpty { history.mayHaveFailures = storage.failed.contains(use.key) }
      return history
    }
  }

  /// Runs a closure that writes a reference while no other assertion writes one.
  package func whileRecording<Result>(_ write: () -> Result) -> Result {
    recording.withLock { _ in Unchecked(value: write()) }.value
  }

  /// A wrapper that passes a result out of a lock even if it isn't sendable. The result stays on
  /// the thread that acquired the lock.
  private struct Unchecked<Value>: @unchecked Sendable {
    var value: Value
  }

  /// Records that a reference is about to be written.
  ///
  /// - Returns: Whether this is the first assertion of the process that writes it.
  package func reserveRecording(of use: FileUse) -> Bool {
    storage.withLock { $0.recorded.insert(use.key).inserted }
  }

  /// Records that a reference couldn't be written.
  package func cancelRecording(of use: FileUse) {
    storage.withLock { _ = $0.recorded.remove(use.key) }
  }

  /// Records that the artifacts may contain a failure of a file.
  package func noteFailure(of use: FileUse) {
    storage.withLock { _ = $0.failed.insert(use.key) }
  }

  /// Records that the artifacts contain no failure of a file.
  package func noteClearing(of use: FileUse) {
    storage.withLock { _ = $0.failed.remove(use.key) }
  }

  /// Returns an identifier that no other failure without a file has.
  func identifier(ofFailureAt place: String) -> String {
    let count = storage.withLock { storage in
      storage.failuresWithoutFile[place, default: 0] += 1
      return storage.failuresWithoutFile[place, default: 1]
    }
    return count == 1 ? place : "\(place) (\(count))"
  }

  /// Whether the artifacts contain failures of a folder of references from earlier runs.
  ///
  /// - Parameter check: A closure that determines it, called once per folder.
  package func hasFailures(from folder: String, orAtFirst check: () -> Bool) -> Bool {
    let folder = ExactText(folder)
    if let cached = storage.withLock({ $0.folders[folder] }) { return cached }
    let found = check()
    storage.withLock { $0.folders[folder] = found }
    return found
  }

  /// Returns the results file of this run in a folder of artifacts.
  ///
  /// - Parameter isInExitTest: Whether this is the process of an exit test.
  package func results(
    in folders: SnapshotFolders,
    _ environment: RunEnvironment,
    isInExitTest: Bool = false
  ) -> ResultsFile {
    storage.withLock { storage in
      if let latest = storage.latestResults, TextBytes.areSame(latest.artifacts, folders.artifacts)
      {
        return latest.file
      }
      let key = ExactText(folders.artifacts)
      let file =
        storage.results[key]
        ?? ResultsFile(
          artifacts: folders.artifacts,
          root: folders.root,
          environment: environment,
          parent: isInExitTest ? RunningProcess.parent : nil
        )
      storage.results[key] = file
      storage.latestResults = (folders.artifacts, file)
      return file
    }
  }

  /// Prints a summary line for each folder of artifacts that contains failures or recordings.
  private func printSummaries() {
    for file in storage.withLock({ Array($0.results.values) }).sorted(by: { $0.path < $1.path }) {
      file.summary?.print()
    }
  }

  /// Completes the results files.
  package func finish() {
    for file in storage.withLock({ Array($0.results.values) }) { file.finish() }
  }
}

extension FileUses.Key {
  /// Creates the digest of a path, the same for paths that differ only in case or composition.
  fileprivate init(path: String) {
    // ASCII needs no normalization, which would take longer than everything else here.
    let isASCII = path.utf8.count == path.utf16.count
    let folded = (isASCII ? path : path.precomposedStringWithCanonicalMapping).lowercased()
    var hasher = Hasher()
    hasher.combine(folded)
    let low = hasher.finalize()
    hasher = Hasher()
    hasher.combine(low)
    hasher.combine(folded)
    let high = hasher.finalize()
    self.init(high: UInt64(bitPattern: Int64(high)), low: UInt64(bitPattern: Int64(low)))
  }
}
