/// The latest entry of each snapshot, among the entries of several processes.
package struct LatestEntries {
  private let clock: ResultClock
  private var latest: [String: ResultEntry] = [:]

  package init(clock: ResultClock = ResultClock()) {
    self.clock = clock
  }

  /// Adds an entry, unless a later one for the same snapshot was added before.
  package mutating func add(_ entry: ResultEntry) {
    if let existing = latest[entry.id], clock.order(existing.time) > clock.order(entry.time) {
      return
    }
    latest[entry.id] = entry
  }

  /// The entries, sorted by the paths of their snapshots.
  package var entries: [ResultEntry] { latest.values.sorted { $0.id < $1.id } }
}
