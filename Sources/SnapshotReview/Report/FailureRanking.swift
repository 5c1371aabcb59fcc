package import SnapshotCore

extension ResultEntry {
  /// Returns entries sorted by severity: damaged references, assertions that failed before the
  /// comparison, then the others. Those with the same status are sorted by the size of their
  /// difference.
  package static func ranked(_ entries: [ResultEntry]) -> [ResultEntry] {
    entries.map { (entry: $0, extent: $0.extent) }
      .sorted { one, other in
        let (mine, others) = (one.entry.status.rank, other.entry.status.rank)
        if mine != others { return mine < others }
        if one.extent != other.extent { return one.extent > other.extent }
        return one.entry.id < other.entry.id
      }
      .map(\.entry)
  }

  /// The size of the difference: pixels of pictures, lines of texts.
  private var extent: Double {
    if let pixels = measured?.first(where: { $0.what.contains("differing pixels") }) {
      return pixels.measured
    }
    let lines = detail.split(separator: "\n").count { $0.hasPrefix("+") || $0.hasPrefix("-") }
    return Double(lines)
  }
}

extension ResultEntry.Status {
  /// The position of the status in lists; the most severe is 0.
  package var rank: Int {
    switch self {
    case .damaged: 0
    case .failed: 1
    case .changed: 2
    case .missing: 3
    case .new: 4
    case .recorded: 5
    case .tolerated: 6
    case .passed: 7
    }
  }
}
