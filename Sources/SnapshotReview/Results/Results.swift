package import SnapshotCore

/// The combined results of all processes: the latest entry of each snapshot.
package struct Results: Sendable {
  /// The processes, earliest first.
  package var runs: [ResultsReader.Run]
  /// One entry per snapshot, by path.
  package var entries: [ResultEntry]

  package init(runs: [ResultsReader.Run], entries: [ResultEntry]) {
    self.runs = runs
    self.entries = entries
  }

  /// Reads the results in a folder of artifacts, or returns `nil` if there are none.
  ///
  /// - Parameter now: The current time. Entries from the future count as the oldest.
  /// - Throws: An error if a file was written by a later release in a newer format.
  package init?(artifacts: String, now: Double = ResultClock.now) throws(ResultsError) {
    let folder = ResultsFolder(artifacts: artifacts)
    let clock = ResultClock(now: now)
    var runs: [ResultsReader.Run] = []
    var latest = LatestEntries(clock: clock)
    for name in folder.names() {
      let lines = try ResultsReader.lines(named: name, in: folder)
      guard case .begin(let begin)? = lines.first else { continue }
      var run = ResultsReader.Run(begin: begin, end: nil)
      // The name in the file's contents isn't trusted.
      run.begin.name = name
      for line in lines {
        switch line {
        case .begin: continue
        case .end(let end): run.end = end
        case .result(let entry): latest.add(entry)
        }
      }
      runs.append(run)
    }
    guard !runs.isEmpty else { return nil }
    self.runs = runs.sorted {
      (clock.order($0.begin.began), $0.begin.name) < (clock.order($1.begin.began), $1.begin.name)
    }
    entries = latest.entries
  }

  /// The entries that a user has to act on.
  package var failures: [ResultEntry] { entries.filter(\.status.isFailure) }

  /// The entries that need review: the failures and the new snapshots.
  package var entriesToReview: [ResultEntry] {
    entries.filter { $0.status.isFailure || $0.status == .new }
  }

  /// Returns the number of entries with a status.
  package func count(_ status: ResultEntry.Status) -> Int {
    entries.count { $0.status == status }
  }
}
