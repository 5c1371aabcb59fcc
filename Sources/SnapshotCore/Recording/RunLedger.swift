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
    var claims: [String: Claim] = [:]
    var recorded: Set<String> = []
    var swept: Set<String> = []
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

    /// Whether both mean the same reference on purpose: one test, and one name spelt out twice.
    package func names(theReferenceOf other: Claim) -> Bool {
      name != nil && name == other.name && test == other.test && path == other.path
    }
  }

  /// Notes who uses a file, and returns who else did so before.
  ///
  /// Paths that differ only in case or composition count as one, as they do on many disks.
  package func claim(_ claim: Claim) -> Claim? {
    let key = RunLedger.folded(claim.path)
    return memory.withLock { memory in
      guard let first = memory.claims[key] else {
        memory.claims[key] = claim
        return nil
      }
      return first == claim ? nil : first
    }
  }

  /// Notes that a reference was written.
  package func noteRecorded(_ path: String) {
    memory.withLock { _ = $0.recorded.insert(RunLedger.folded(path)) }
  }

  /// Whether this process wrote a reference.
  package func hasRecorded(_ path: String) -> Bool {
    guard memory.withLock({ !$0.recorded.isEmpty }) else { return false }
    return memory.withLock { $0.recorded.contains(RunLedger.folded(path)) }
  }

  /// Returns whether a directory is met for the first time.
  package func isFirstVisit(to directory: String) -> Bool {
    memory.withLock { $0.swept.insert(directory).inserted }
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

  private static func folded(_ path: String) -> String {
    let isASCII = path.utf8.withContiguousStorageIfAvailable { bytes in
      var index = 0
      while index < bytes.count, bytes[index] < 0x80 { index += 1 }
      return index == bytes.count
    }
    // ASCII is composed as it is, and asking Foundation for it would cost more than the comparison.
    if isASCII == true { return path.lowercased() }
    return path.precomposedStringWithCanonicalMapping.lowercased()
  }
}
