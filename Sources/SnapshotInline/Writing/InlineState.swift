package import SnapshotCore
internal import Synchronization

/// The state of inline snapshots in this process.
///
/// It is a class because all assertions of a run share it.
package final class InlineState: Sendable {
  /// The identity of the process, which its literals have in journals.
  package let writer: String
  private let storage = Mutex(Storage())
  private static let counter = Atomic<Int>(0)

  package init() {
    let count = InlineState.counter.add(1, ordering: .relaxed).newValue
    writer = "\(RunningProcess.current.identity)-\(count)"
  }

  /// A file and a position in it.
  package struct Key: Hashable, Sendable {
    package var path: String
    package var location: InlineLocation

    package init(path: String, location: InlineLocation) {
      self.path = path
      self.location = location
    }
  }

  private struct Storage {
    var values: [Key: InlineValue] = [:]
    var recorded: Set<Key> = []
    /// Positions with different values, and the first two values.
    var conflicts: [Key: (first: InlineValue, second: InlineValue)] = [:]
    /// The first two different values of a position, whether or not they were to be recorded.
    var differing: [Key: (first: InlineValue, second: InlineValue)] = [:]
    /// Results that `snapshot accept` could write into a literal.
    var acceptable: [Key: [ResultEntry]] = [:]
    var failed: Set<String> = []
    var journals: [String: InlineJournal] = [:]
  }

  /// The state of a position before a value is added.
  package struct PreviousState: Sendable {
    /// The first value, if it differs.
    package var other: InlineValue?
    /// Whether this process wrote the literal.
    package var isRecorded: Bool
    /// Two different values that were reported before.
    package var conflict: (first: InlineValue, second: InlineValue)?
  }

  /// Adds a value, and returns the previous state of its position.
  package func note(_ value: InlineValue, at key: Key) -> PreviousState {
    storage.withLock { storage in
      let first = storage.values[key] ?? value
      storage.values[key] = first
      let isEqual = first.text.utf8.elementsEqual(value.text.utf8)
      if !isEqual, storage.differing[key] == nil { storage.differing[key] = (first, value) }
      return PreviousState(
        other: isEqual ? nil : first,
        isRecorded: storage.recorded.contains(key),
        conflict: storage.conflicts[key]
      )
    }
  }

  /// Records that two assertions need different values at one position.
  package func noteConflict(_ first: InlineValue, _ second: InlineValue, at key: Key) {
    storage.withLock { storage in
      storage.recorded.remove(key)
      if storage.conflicts[key] == nil { storage.conflicts[key] = (first, second) }
    }
  }

  /// Adds a result whose value could be accepted into a literal.
  func noteAcceptable(_ entry: ResultEntry, at key: Key) {
    storage.withLock { $0.acceptable[key, default: []].append(entry) }
  }

  /// Removes and returns the acceptable results of a position with several values, each with the
  /// tests of the first two; empty if there is only one value.
  func takeContradicted(at key: Key) -> [ResultEntry] {
    storage.withLock { storage in
      guard let (first, second) = storage.differing[key] else { return [] }
      let entries = storage.acceptable.removeValue(forKey: key) ?? []
      return entries.map { entry in
        var entry = entry
        entry.inline = nil
        entry.differingTests = [first.test, second.test]
        return entry
      }
    }
  }

  /// Returns the tests of the first two different values of a position; `nil` if there is one
  /// value.
  func differingTests(at key: Key) -> [String]? {
    storage.withLock { $0.differing[key].map { [$0.first.test, $0.second.test] } }
  }

  /// Records that a value was written.
  package func noteRecorded(_ key: Key) { storage.withLock { _ = $0.recorded.insert(key) } }

  /// Returns two different values at one position, if there are any.
  package func conflict(at key: Key) -> (first: InlineValue, second: InlineValue)? {
    storage.withLock { $0.conflicts[key] }
  }

  /// Records that a result isn't a pass, so that a later case doesn't overwrite it with a pass.
  package func noteFailed(_ id: String) { storage.withLock { _ = $0.failed.insert(id) } }

  /// Whether a result was recorded as something other than a pass.
  package func hasFailed(_ id: String) -> Bool { storage.withLock { $0.failed.contains(id) } }

  /// Returns the literals that this process has written into a file.
  package func journal(of path: String) -> InlineJournal? {
    storage.withLock { $0.journals[path] }
  }

  /// Saves the literals that were written into a file.
  package func remember(_ journal: InlineJournal, of path: String) {
    storage.withLock { $0.journals[path] = journal }
  }
}

extension RunState {
  /// The state of inline snapshots.
  package var inline: InlineState { state(orAtFirst: InlineState.init) }
}
