package import SnapshotCore

/// What all processes found: the last word on each snapshot.
package struct Results: Sendable {
  /// The processes, earliest first.
  package var runs: [ResultsReader.Run]
  /// One entry per snapshot, by path.
  package var entries: [ResultEntry]

  package init(runs: [ResultsReader.Run], entries: [ResultEntry]) {
    self.runs = runs
    self.entries = entries
  }

  /// Reads a folder of artifacts; `nil` if there are no results.
  ///
  /// - Parameter now: The current time. Later times count as older than everything else.
  /// - Throws: An error if a file has a version that only a later release reads.
  package init?(artifacts: String, now: Double = ResultClock.now) throws(ResultsError) {
    let folder = ResultsFolder(artifacts: artifacts)
    let clock = ResultClock(now: now)
    var runs: [ResultsReader.Run] = []
    var latest = LatestEntries(clock: clock)
    for name in folder.names() {
      let lines = try ResultsReader.lines(named: name, in: folder)
      guard case .begin(let begin)? = lines.first else { continue }
      var run = ResultsReader.Run(begin: begin, end: nil)
      // The name inside a file could be that of another file.
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

  /// The entries that a person has to look at: the failures, and what was recorded for the first
  /// time.
  package var notable: [ResultEntry] { entries.filter { $0.status.isFailure || $0.status == .new } }

  /// The number of entries of a kind.
  package func count(_ status: ResultEntry.Status) -> Int {
    entries.count { $0.status == status }
  }
}
