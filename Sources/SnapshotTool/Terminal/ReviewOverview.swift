internal import SnapshotCore

/// A summary of the undecided snapshots, such as `33 left: 20 pictures, 13 texts, 6 groups with a
/// shared cause`.
struct ReviewOverview {
  let text: String

  init(_ entries: [ResultEntry]) {
    let pictures = entries.count { entry in
      entry.files.values.contains { $0.hasSuffix(".png") }
    }
    let new = entries.count { $0.status == .new }
    let groups = Dictionary(grouping: entries.compactMap(\.sharedCause), by: \.self).values
      .count { $0.count > 1 }
    var parts = [
      (pictures, "picture"), (entries.count - pictures, "text"),
    ].filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
    if new > 0 { parts.append("\(new.grouped) new") }
    if groups > 0 { parts.append("\(groups.counted("group")) with a shared cause") }
    text = "\(entries.count.grouped) left: \(parts.joined(separator: ", "))"
  }
}

extension ResultEntry {
  /// A text that is equal for failures with the same cause: the change without its position.
  var sharedCause: String? {
    guard status == .changed else { return nil }
    let lines = detail.split(separator: "\n").filter { !$0.hasPrefix("@@") }
    if !lines.isEmpty { return lines.joined(separator: "\n") }
    if let range = summary.firstRange(of: Difference.causeLabel) {
      return String(summary[range.lowerBound...])
    }
    return summary.isEmpty ? nil : summary
  }
}
