internal import Synchronization

/// What this process remembers of its inline snapshots.
///
/// A class because it is part of the one memory of a run.
package final class InlineLedger: Sendable {
  private let memory = Mutex(Memory())

  package init() {}

  /// A place with its file.
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
    /// Places that were given two values, with the first two.
    var conflicts: [Key: (first: InlineValue, second: InlineValue)] = [:]
    var failed: Set<String> = []
    var journals: [String: InlineJournal] = [:]
  }

  /// What is known of a place when a value comes.
  package struct Finding: Sendable {
    /// The first value, where it is another one.
    package var other: InlineValue?
    /// Whether this process wrote what stands there.
    package var isRecorded: Bool
    /// The values that were in each other's way before.
    package var conflict: (first: InlineValue, second: InlineValue)?
  }

  /// Notes a value and returns what was known before.
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

  /// Notes that two values can't be kept at one place.
  package func noteConflict(_ first: InlineValue, _ second: InlineValue, at key: Key) {
    memory.withLock { memory in
      memory.recorded.remove(key)
      if memory.conflicts[key] == nil { memory.conflicts[key] = (first, second) }
    }
  }

  /// Notes that a value was written.
  package func noteRecorded(_ key: Key) { memory.withLock { _ = $0.recorded.insert(key) } }

  /// The values that were in each other's way at a place.
  package func conflict(at key: Key) -> (first: InlineValue, second: InlineValue)? {
    memory.withLock { $0.conflicts[key] }
  }

  /// Notes that a result isn't a pass, and must not be taken for one because of a later case.
  package func noteFailed(_ id: String) { memory.withLock { _ = $0.failed.insert(id) } }

  /// Whether a result wasn't a pass.
  package func hasFailed(_ id: String) -> Bool { memory.withLock { $0.failed.contains(id) } }

  /// What this process knows to have been written into a file.
  package func journal(of path: String) -> InlineJournal? {
    memory.withLock { $0.journals[path] }
  }

  /// Remembers what was written into a file.
  package func remember(_ journal: InlineJournal, of path: String) {
    memory.withLock { $0.journals[path] = journal }
  }
}
