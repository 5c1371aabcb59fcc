internal import SnapshotCore

/// The results as Markdown for the summary of a GitHub step.
///
/// GitHub limits summaries to 1 MiB, so the text stays below that and states the number of omitted
/// failures. Pictures are omitted, because summaries can only show pictures on the web.
package enum StepSummary {
  /// Returns the summary, at most `limit` bytes long.
  ///
  /// - Parameter acceptCommand: The command that accepts the failures.
  package static func text(
    _ results: Results,
    limit: Int = 900 << 10,
    acceptCommand: String = CIService.acceptCommand(nil, folder: "")
  ) -> String {
    let failures = ResultEntry.ranked(results.entriesToReview)
    var text = "## Snapshots\n\n\(ResultCounts(results.entries).sentence).\n"
    guard !failures.isEmpty else { return text }
    text += "\n| | snapshot | what |\n|---|---|---|\n"
    var shown = 0
    var bytes = text.utf8.count
    for entry in failures {
      let row = "| \(entry.status.rawValue) | \(cell(entry.id)) | \(cell(entry.summary)) |\n"
      bytes += row.utf8.count
      guard bytes < limit - 1_200 else { break }
      text += row
      shown += 1
    }
    if shown < failures.count {
      text += "\n\((failures.count - shown).counted("more failure")) in the report.\n"
    }
    text += """

      To review them, download the artifact and open its `index.html`. To accept them, run in a checkout \
      of the same commit:

      ```sh
      \(acceptCommand)
      ```

      """
    return text
  }

  /// Returns text as a code span for a table cell. Characters that could end the span or the cell
  /// are replaced.
  private static func cell(_ text: String) -> String {
    let plain = VisibleText.lines(text).prefix(600).map { character -> Character in
      switch character {
      case "`": "ˋ"
      case "|": "¦"
      case "\n": " "
      default: character
      }
    }
    return plain.isEmpty ? "" : "`\(String(plain))`"
  }
}
