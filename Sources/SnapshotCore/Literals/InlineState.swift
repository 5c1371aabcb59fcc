internal import Synchronization

/// The state of inline snapshots in this process.
///
/// It is a class because all assertions of a run share it.
package final class InlineState: Sendable {
  private let storage = Mutex(Storage())

  package init() {}

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
      return PreviousState(
        other: first.text.utf8.elementsEqual(value.text.utf8) ? nil : first,
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
