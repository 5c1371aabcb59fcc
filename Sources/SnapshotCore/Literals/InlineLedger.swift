internal import Synchronization

/// The state of inline snapshots in this process.
///
/// A class because all assertions of a run share it.
package final class InlineLedger: Sendable {
  private let memory = Mutex(Memory())

  package init() {}

  /// A position with its file.
  package struct Key: Hashable, Sendable {
    package var path: String
    package var place: InlinePlace

    package init(path: String, place: InlinePlace) {
      self.path = path
      self.place = place
    }
  }

  private struct Memory {
    var values: [Key: InlineValue] = [:]
    var recorded: Set<Key> = []
    /// Positions with different values, and the first two values.
    var conflicts: [Key: (first: InlineValue, second: InlineValue)] = [:]
    var failed: Set<String> = []
    var journals: [String: InlineJournal] = [:]
  }

  /// The state of a position before a value is added.
  package struct Finding: Sendable {
    /// The first value, if it differs.
    package var other: InlineValue?
    /// Whether this process wrote the literal.
    package var isRecorded: Bool
    /// Two different values that were reported before.
    package var conflict: (first: InlineValue, second: InlineValue)?
  }

  /// Adds a value and returns the state before.
  package func note(_ value: InlineValue, at key: Key) -> Finding {
    memory.withLock { memory in
      let first = memory.values[key] ?? value
      memory.values[key] = first
      return Finding(
        other: first.text.utf8.elementsEqual(value.text.utf8) ? nil : first,
        isRecorded: memory.recorded.contains(key),
        conflict: memory.conflicts[key]
      )
    }
  }

  /// Records that two assertions need different values at one position.
  package func noteConflict(_ first: InlineValue, _ second: InlineValue, at key: Key) {
    memory.withLock { memory in
      memory.recorded.remove(key)
      if memory.conflicts[key] == nil { memory.conflicts[key] = (first, second) }
    }
  }

  /// Records that a value was written.
  package func noteRecorded(_ key: Key) { memory.withLock { _ = $0.recorded.insert(key) } }

  /// Returns two different values at one position, if there are any.
  package func conflict(at key: Key) -> (first: InlineValue, second: InlineValue)? {
    memory.withLock { $0.conflicts[key] }
  }

  /// Records that a result isn't a pass, so that a later case doesn't overwrite it by a pass.
  package func noteFailed(_ id: String) { memory.withLock { _ = $0.failed.insert(id) } }

  /// Whether a result was recorded as not a pass.
  package func hasFailed(_ id: String) -> Bool { memory.withLock { $0.failed.contains(id) } }

  /// Returns the literals that this process has written into a file.
  package func journal(of path: String) -> InlineJournal? {
    memory.withLock { $0.journals[path] }
  }

  /// Saves the literals that were written into a file.
  package func remember(_ journal: InlineJournal, of path: String) {
    memory.withLock { $0.journals[path] = journal }
  }
}
