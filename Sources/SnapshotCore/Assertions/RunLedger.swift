internal import Foundation
internal import Synchronization

/// What this process remembers of its assertions: who uses which file, and what was written.
///
/// A class because it is the one memory of a run.
package final class RunLedger: Sendable {
  /// Numbers unnamed assertions where no trait counts for a test case.
  package let ordinals = OrdinalCounter()
  /// What was asserted in the sources themselves.
  package let inline = InlineLedger()
  private let memory = Mutex(Memory())
  private let recording = Mutex(())

  package init() {}

  /// The memory of this process, whose results are complete when the process ends.
  package static let process: RunLedger = {
    atexit {
      RunLedger.process.finish()
      RunLedger.process.printSummaries()
    }
    return RunLedger()
  }()

  /// What counts for the current task: the process's, unless a test replaced it.
  @TaskLocal package static var current = RunLedger.process

  private struct Memory {
    var claims = FileClaims()
    var recorded: Set<FileClaims.Key> = []
    /// Files whose failures may lie in the artifacts.
    var failed: Set<FileClaims.Key> = []
    /// Folders of references, with whether earlier runs left failures of theirs.
    var folders: [ExactText: Bool] = [:]
    var results: [ExactText: ResultsFile] = [:]
    /// One of `results`, and its folder: nearly all assertions ask for the same one.
    var latestResults: (artifacts: String, file: ResultsFile)?
    var settings = SnapshotSettings()
  }

  /// What code set for the whole run rather than for a scope; any scope beats it.
  package var settings: SnapshotSettings {
    get { memory.withLock { $0.settings } }
    set { memory.withLock { $0.settings = newValue } }
  }

  /// The record mode that code set for the whole run; asked for in every assertion.
  package var record: RecordMode? { memory.withLock { $0.settings.record } }

  /// An assertion that uses a file.
  package struct Claim: Hashable, Sendable {
    /// The test and its case, and behind a zero each, what tells it from others of the same name.
    package let owner: String
    /// The place of the assertion, as `File.swift:12:5`.
    package let line: String
    /// The path as the claimant spelt it.
    package let path: String
    /// What the assertion was named, `nil` where it was numbered.
    package let name: String?
    fileprivate let key: FileClaims.Key
    /// A digest of owner, place, name and path.
    fileprivate let digest: UInt64
    /// A digest of what is meant if a name was spelt out; 0 if not.
    fileprivate let meaning: UInt64

    /// Creates a claim.
    ///
    /// - Parameter owner: The test and its case for people, and behind a zero each, the place of the
    ///   test's declaration and its exact arguments.
    package init(
      owner: String,
      line: String,
      path: String,
      name: String? = nil
    ) {
      self.owner = owner
      self.line = line
      self.path = path
      self.name = name
      key = FileClaims.Key(path: path)
      digest = Claim.digest(owner, line, name, path)
      meaning = name == nil ? 0 : max(Claim.digest(owner, name, path), 1)
    }

    /// The test and its case, for people.
    package var test: String { part(0) ?? "" }

    /// The place of the test's declaration, `nil` if it isn't known.
    package var declaration: String? { part(1) }

    private func part(_ index: Int) -> String? {
      let parts = owner.utf8.split(separator: 0, omittingEmptySubsequences: false)
      return index < parts.count ? String(decoding: parts[index], as: UTF8.self) : nil
    }

    /// By bytes, as composed and decomposed letters are equal texts, but not meant as one name.
    private static func digest(_ texts: String?...) -> UInt64 {
      var hasher = Hasher()
      for text in texts { TextBytes.hash(text, into: &hasher) }
      return UInt64(bitPattern: Int64(hasher.finalize()))
    }
  }

  /// What a claimant is told.
  package enum ClaimAnswer: Hashable, Sendable {
    /// Nobody used the file before.
    case first
    /// The claimant itself did.
    ///
    /// - Parameter hasMatched: Whether the reference was equal to what was made.
    case again(hasMatched: Bool)
    /// Another line of the same test spelt out the same name.
    case shared(line: String)
    /// Somebody else uses it.
    case taken(by: Claim)
  }

  /// Notes who uses a file, unless somebody does so already.
  ///
  /// Paths that differ only in case or composition count as one, as they do on many disks.
  package func claim(_ claim: Claim) -> ClaimAnswer {
    let answer = memory.withLock {
      $0.claims.claim(
        claim.key,
        claim.digest,
        claim.meaning,
        test: claim.owner,
        place: claim.line,
        path: claim.path
      )
    }
    switch answer {
    case .first: return .first
    case .again(let hasMatched): return .again(hasMatched: hasMatched)
    case .taken(_, let place, _, let meaning) where meaning != 0 && meaning == claim.meaning:
      return .shared(line: place)
    case .taken(let owner, let place, let path, _):
      return .taken(by: Claim(owner: owner, line: place, path: path))
    }
  }

  /// Notes that the reference of a claim was equal to what was made.
  package func noteMatch(of claim: Claim) {
    memory.withLock { $0.claims.noteMatch(of: claim.key) }
  }

  /// What this run did to a file.
  package struct Past: Hashable, Sendable {
    /// Whether this process wrote it.
    package var isRecorded = false
    /// Whether failures of it may lie in the artifacts.
    package var mayHaveFailures = false
  }

  /// What this run did to the file of a claim.
  package func past(of claim: Claim) -> Past {
    memory.withLock { memory in
      var past = Past()
      if !memory.recorded.isEmpty { past.isRecorded = memory.recorded.contains(claim.key) }
      if !memory.failed.isEmpty { past.mayHaveFailures = memory.failed.contains(claim.key) }
      return past
    }
  }

  /// Runs the writing of a reference while no other assertion writes one.
  package func whileRecording<Result>(_ write: () -> Result) -> Result {
    recording.withLock { _ in Handed(value: write()) }.value
  }

  /// A result that leaves a lock on the thread that entered it.
  private struct Handed<Value>: @unchecked Sendable {
    var value: Value
  }

  /// Notes that a reference is about to be written.
  ///
  /// - Returns: Whether this is the first assertion of the process that writes it.
  package func reserveRecording(of claim: Claim) -> Bool {
    memory.withLock { $0.recorded.insert(claim.key).inserted }
  }

  /// Notes that a reference couldn't be written.
  package func cancelRecording(of claim: Claim) {
    memory.withLock { _ = $0.recorded.remove(claim.key) }
  }

  /// Notes that a failure is about to be put into the artifacts, or may be there.
  package func noteFailure(of claim: Claim) {
    memory.withLock { _ = $0.failed.insert(claim.key) }
  }

  /// Notes that no failure of a file is in the artifacts any more.
  package func noteClearing(of claim: Claim) {
    memory.withLock { _ = $0.failed.remove(claim.key) }
  }

  /// Whether earlier runs left failures of a folder of references.
  ///
  /// - Parameter look: Looks after the folder when it is met for the first time.
  package func hasFailures(from folder: String, orAtFirst look: () -> Bool) -> Bool {
    let folder = ExactText(folder)
    if let known = memory.withLock({ $0.folders[folder] }) { return known }
    let found = look()
    memory.withLock { $0.folders[folder] = found }
    return found
  }

  /// The results of this run in a folder of artifacts.
  package func results(in place: SnapshotPlace, _ environment: RunEnvironment) -> ResultsFile {
    memory.withLock { memory in
      if let latest = memory.latestResults, TextBytes.areSame(latest.artifacts, place.artifacts) {
        return latest.file
      }
      let key = ExactText(place.artifacts)
      let file =
        memory.results[key]
        ?? ResultsFile(artifacts: place.artifacts, root: place.root, environment: environment)
      memory.results[key] = file
      memory.latestResults = (place.artifacts, file)
      return file
    }
  }

  /// Prints one line per folder of artifacts with failures.
  private func printSummaries() {
    for file in memory.withLock({ Array($0.results.values) }).sorted(by: { $0.path < $1.path }) {
      file.summary?.print()
    }
  }

  /// Completes the results.
  package func finish() {
    for file in memory.withLock({ Array($0.results.values) }) { file.finish() }
  }
}

extension FileClaims.Key {
  /// The digest of a path as a disk sees it that minds neither case nor composition.
  fileprivate init(path: String) {
    // ASCII is composed as it is, and asking Foundation for it would cost more than the comparison.
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
