internal import Foundation
internal import Synchronization

/// What this process remembers of its assertions: who uses which file, and what was written.
///
/// A class because it is the one memory of a run.
package final class RunLedger: Sendable {
  /// Numbers unnamed assertions where no trait counts for a test case.
  package let ordinals = OrdinalCounter()
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
    /// Folders of references, with whether failures of theirs may lie in the artifacts.
    var mayHaveFailures: [String: Bool] = [:]
    var results: [String: ResultsFile] = [:]
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
    package var test: String
    /// The place of the assertion, as `File.swift:12:5`.
    package var line: String
    /// The path as the claimant spelt it.
    package var path: String
    /// What the assertion was named, `nil` where it was numbered.
    package var name: String?

    package init(test: String, line: String, path: String, name: String? = nil) {
      self.test = test
      self.line = line
      self.path = path
      self.name = name
    }

    /// A digest of what is meant where a name was spelt out; 0 elsewhere.
    fileprivate var meaning: UInt64 {
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
      return name.utf8.elementsEqual(otherName.utf8) && path == other.path
    }
  }

  /// Notes who uses a file, and returns who else did so before.
  ///
  /// Paths that differ only in case or composition count as one, as they do on many disks.
  package func claim(_ claim: Claim) -> Claim? {
    let key = RunLedger.key(of: claim.path)
    var hasher = Hasher()
    hasher.combine(claim.test)
    hasher.combine(claim.line)
    hasher.combine(claim.path)
    let digest = UInt64(bitPattern: Int64(hasher.finalize()))
    let found = memory.withLock {
      $0.claims.claim(key, digest, claim.meaning, test: claim.test, place: claim.line)
    }
    guard let found else { return nil }
    let isMeant = found.meaning == claim.meaning
    return Claim(
      test: found.test,
      line: found.place,
      path: claim.path,
      name: isMeant ? claim.name : nil
    )
  }

  /// Notes that a reference was written.
  package func noteRecorded(_ path: String) {
    memory.withLock { _ = $0.recorded.insert(RunLedger.key(of: path)) }
  }

  /// Whether this process wrote a reference.
  package func hasRecorded(_ path: String) -> Bool {
    guard memory.withLock({ !$0.recorded.isEmpty }) else { return false }
    return memory.withLock { $0.recorded.contains(RunLedger.key(of: path)) }
  }

  /// Whether failures may lie in the artifacts of a folder of references, of this run or of an
  /// earlier one.
  ///
  /// - Parameter look: Looks after the folder when it is met for the first time, and returns whether
  ///   earlier runs left failures.
  package func mayHaveFailures(_ folder: String, orAtFirst look: () -> Bool) -> Bool {
    if let known = memory.withLock({ $0.mayHaveFailures[folder] }) { return known }
    let found = look()
    memory.withLock { memory in
      // Another task may have been quicker, and have failed meanwhile.
      if memory.mayHaveFailures[folder] == nil { memory.mayHaveFailures[folder] = found }
    }
    return found
  }

  /// Notes that failures are about to be put into the artifacts of a folder of references.
  package func noteFailures(of folder: String) {
    memory.withLock { $0.mayHaveFailures[folder] = true }
  }

  /// The results of this run in a folder of artifacts.
  package func results(in place: SnapshotPlace, _ environment: RunEnvironment) -> ResultsFile {
    memory.withLock { memory in
      if let file = memory.results[place.artifacts] { return file }
      let file = ResultsFile(
        artifacts: place.artifacts,
        root: place.root,
        environment: environment
      )
      memory.results[place.artifacts] = file
      return file
    }
  }

  /// Completes the results.
  package func finish() {
    for file in memory.withLock({ Array($0.results.values) }) { file.finish() }
  }

  /// The digest of a path as a disk sees it that minds neither case nor composition.
  private static func key(of path: String) -> FileClaims.Key {
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
    return .init(high: UInt64(bitPattern: Int64(high)), low: UInt64(bitPattern: Int64(low)))
  }
}
