/// The latest entry of each snapshot, among the entries of several processes.
package struct LatestEntries {
  private let clock: ResultClock
  /// By the bytes of their paths: `==` of texts ignores differences of composition.
  private var latest: [[UInt8]: ResultEntry] = [:]

  package init(clock: ResultClock = ResultClock()) {
    self.clock = clock
  }

  /// Adds an entry, unless a later one for the same snapshot was added before.
  package mutating func add(_ entry: ResultEntry) {
    if let existing = latest[entry.key], clock.order(existing.time) > clock.order(entry.time) {
      return
    }
    latest[entry.key] = entry
  }

  /// The entries, sorted by the paths of their snapshots.
  package var entries: [ResultEntry] {
    latest.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }
}
