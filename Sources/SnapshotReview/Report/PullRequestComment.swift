internal import SnapshotCore

/// The most severe failures as Markdown for a comment on a pull or merge request: a table with
/// before and after.
///
/// GitHub limits comments to 65,536 characters, so the text stays below that and states the number
/// of omitted failures.
package struct PullRequestComment {
  private let results: Results
  private let files: EntryFiles
  private let pictures: String?
  private let title: String?

  /// - Parameters:
  ///   - results: The results.
  ///   - files: The files of the results.
  ///   - pictures: The URL of the uploaded folder of artifacts. Without it, pictures are described,
  ///     because comments can only show pictures on the web.
  ///   - title: The sentence below the heading; by default the counts.
  package init(
    results: Results,
    files: EntryFiles,
    pictures: String? = nil,
    title: String? = nil
  ) {
    self.title = title
    self.results = results
    self.files = files
    self.pictures = pictures
  }

  /// Returns the comment.
  ///
  /// - Parameters:
  ///   - command: The command that accepts the failures; `nil` if there is nothing to accept.
  ///   - limit: The maximum number of bytes.
  ///   - maxCount: The maximum number of rows.
  package func text(command: String?, limit: Int = 60_000, maxCount: Int = 30) -> String {
    let failures = ResultEntry.ranked(results.entriesToReview)
    var text =
      "### Snapshots\n\n\(title.map { MarkupText.content($0) } ?? ResultCounts(results.entries).sentence)\n"
    guard !failures.isEmpty else { return text }
    let end = command.map(PullRequestComment.instruction) ?? ""
    text += "\n| | snapshot | before | after |\n|---|---|---|---|\n"
    var shown = 0
    for entry in failures.prefix(maxCount) {
      let row = row(entry)
      // 100 bytes are reserved for the line with the number of omitted failures.
      guard text.utf8.count + row.utf8.count + end.utf8.count + 100 <= limit else { break }
      text += row
      shown += 1
    }
    if shown < failures.count {
      text += "\n\((failures.count - shown).counted("more snapshot")) in the report.\n"
    }
    return text + end
  }

  private static func instruction(_ command: String) -> String {
    """

    To accept all, run in a checkout of the same commit:

    ```sh
    \(command)
    ```

    """
  }

  private func row(_ entry: ResultEntry) -> String {
    let name = MarkdownText.code(entry.id, limit: 300)
    let summary = MarkdownText.code(entry.summary, limit: 200)
    let title = summary.isEmpty ? name : "\(name)<br>\(summary)"
    return "| \(entry.status.rawValue) | \(title) | \(side(.reference, entry)) "
      + "| \(side(.actual, entry)) |\n"
  }

  /// Returns one side of a row: the picture, the first differing line, or the size.
  private func side(_ role: Artifact.Role, _ entry: ResultEntry) -> String {
    guard let name = entry.files[role.rawValue], EntryFiles.isArtifact(name),
      let folder = EntryFiles.folder(of: entry)
    else { return "–" }
    if let pictures, name.hasSuffix(".png") {
      let address = MarkupText.attribute("\(pictures)/\(folder.text)/\(name)")
      return "<img width=\"240\" src=\"\(address)\">"
    }
    let sign = role == .reference ? "-" : "+"
    let line = entry.detail.split(separator: "\n").first { $0.hasPrefix(sign) }
    if let line { return MarkdownText.code(String(line.dropFirst()), limit: 200) }
    guard let bytes = files.bytes(role, of: entry) else { return "–" }
    return ValueSize(bytes).description
  }
}

/// Functions that format text so that Markdown shows it literally.
enum MarkdownText {
  /// Returns text as a code span for a table cell. Characters that could end the span or the cell
  /// are replaced.
  static func code(_ text: String, limit: Int) -> String {
    let plain = VisibleText.lines(text)
    let cut = plain.prefix(limit).map { character -> Character in
      switch character {
      case "`": "ˋ"
      case "|": "¦"
      case "\n": " "
      default: character
      }
    }
    guard !cut.isEmpty else { return "" }
    return "`\(String(cut))\(plain.count > limit ? "…" : "")`"
  }
}
