package import SnapshotCore

/// Failures as annotations of GitHub Actions, which are shown next to the code.
///
/// GitHub shows at most ten errors per step, so the nine most severe are written, and one line with
/// the number of the others.
package enum GitHubAnnotations {
  /// Returns workflow commands, one per line.
  ///
  /// - Parameters:
  ///   - prefix: The path from the root of the repository to the package, with a slash at the end.
  ///   - maxCount: The maximum number of failures.
  package static func text(_ failures: [ResultEntry], prefix: String = "", maxCount: Int = 9)
    -> String
  {
    let sorted = ResultEntry.ranked(failures)
    var lines = sorted.prefix(maxCount).map { line(for: $0, prefix: prefix) }
    if sorted.count > maxCount {
      let more = (sorted.count - maxCount).counted("more snapshot")
      lines.append("::error title=Snapshots::\(data("\(more) failed; the report shows all."))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(for entry: ResultEntry, prefix: String) -> String {
    var properties: [String] = []
    let parts = entry.place.split(separator: ":")
    if !entry.source.isEmpty, !FilePath.isAbsolute(entry.source) {
      properties.append("file=\(property(prefix + entry.source))")
      // The call may be in a different file from the test.
      if parts.count == 3, FilePath.name(of: entry.source) == String(parts[0]),
        let line = Int(parts[1]), let column = Int(parts[2])
      {
        properties += ["line=\(line)", "col=\(column)"]
      }
    }
    properties.append("title=\(property("Snapshot \(entry.status.rawValue)"))")
    let message = "\(entry.id): \(entry.summary)"
    // A new snapshot isn't an error of the code; it only needs review.
    let command = entry.status == .new ? "warning" : "error"
    return "::\(command) \(properties.joined(separator: ","))::\(data(message))"
  }

  /// Escapes text, because a line ending would begin another command.
  private static func data(_ text: String) -> String {
    var escaped = ""
    for scalar in VisibleText.lines(text).prefix(4_000).unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      // The older form of a command may begin anywhere in a line.
      case "#" where escaped.unicodeScalars.last == "#": escaped += "%23"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
