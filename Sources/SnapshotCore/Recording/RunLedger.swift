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

  package init() {}

  /// The memory of this process, whose results are complete when the process ends.
  package static let process: RunLedger = {
    atexit { RunLedger.process.finish() }
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
    var folders: [String: Bool] = [:]
    var results: [String: ResultsFile] = [:]
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
    /// The test and its case.
    package let test: String
    /// The place of the assertion, as `File.swift:12:5`.
    package let line: String
    /// The path as the claimant spelt it.
    package let path: String
    /// What the assertion was named, `nil` where it was numbered.
    package let name: String?
    fileprivate let key: FileClaims.Key
    /// A digest of test, place and path.
    fileprivate let digest: UInt64
    /// A digest of what is meant where a name was spelt out; 0 elsewhere.
    fileprivate let meaning: UInt64

    package init(test: String, line: String, path: String, name: String? = nil) {
      self.test = test
      self.line = line
      self.path = path
      self.name = name
      key = FileClaims.Key(path: path)
      var hasher = Hasher()
      hasher.combine(test)
      hasher.combine(line)
      hasher.combine(path)
      digest = UInt64(bitPattern: Int64(hasher.finalize()))
      meaning = Claim.meaning(of: name, test, path)
    }

    private static func meaning(of name: String?, _ test: String, _ path: String) -> UInt64 {
      guard var name else { return 0 }
      var hasher = Hasher()
      // By its bytes, as composed and decomposed letters are equal texts, but not meant as one name.
      name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(test)
      hasher.combine(path)
      return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    /// Whether both mean the same reference on purpose: one test, and one name spelt out twice.
    package func names(theReferenceOf other: Claim) -> Bool {
      guard let name, let otherName = other.name, test == other.test else { return false }
      return TextBytes.areSame(name, otherName) && path == other.path
    }
  }

  /// What a claimant is told.
  package enum ClaimAnswer: Hashable, Sendable {
    /// Nobody used the file before.
    case first
    /// The claimant itself did.
    case again
    case taken(by: Claim)
  }

  /// Notes who uses a file, unless somebody does so already.
  ///
  /// Paths that differ only in case or composition count as one, as they do on many disks.
  package func claim(_ claim: Claim) -> ClaimAnswer {
    let answer = memory.withLock {
      $0.claims.claim(claim.key, claim.digest, claim.meaning, test: claim.test, place: claim.line)
    }
    switch answer {
    case .first: return .first
    case .again: return .again
    case .taken(let test, let place, let meaning):
      let name = meaning == claim.meaning ? claim.name : nil
      return .taken(by: Claim(test: test, line: place, path: claim.path, name: name))
    }
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

  /// Notes that a reference was written.
  package func noteRecording(of claim: Claim) {
    memory.withLock { _ = $0.recorded.insert(claim.key) }
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
    if let known = memory.withLock({ $0.folders[folder] }) { return known }
    let found = look()
    memory.withLock { $0.folders[folder] = found }
    return found
  }

  /// The results of this run in a folder of artifacts.
  package func results(in place: SnapshotPlace, _ environment: RunEnvironment) -> ResultsFile {
    memory.withLock { memory in
      if let latest = memory.latestResults, latest.artifacts == place.artifacts {
        return latest.file
      }
      let file =
        memory.results[place.artifacts]
        ?? ResultsFile(artifacts: place.artifacts, root: place.root, environment: environment)
      memory.results[place.artifacts] = file
      memory.latestResults = (place.artifacts, file)
      return file
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
