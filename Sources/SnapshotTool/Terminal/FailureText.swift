internal import SnapshotCore
internal import SnapshotReview

/// A failure as a terminal shows it.
struct FailureText {
  var review: ReviewFolder
  var style: Style
  /// Which parts are shown.
  var mode = Mode.everything

  enum Mode: CaseIterable {
    case everything
    case difference
    case files
  }

  func text(of entry: ResultEntry, rows: Int = 40) -> String {
    var parts = ["\(style.status(entry.status)) \(style.bold(entry.id.oneLine))"]
    if !entry.summary.isEmpty { parts.append(VisibleText.lines(entry.summary.cut(to: 2_000))) }
    if mode != .files { parts += difference(of: entry, rows: rows) }
    if mode != .difference {
      parts.append(style.dim("\(entry.test.oneLine) at \(entry.place.oneLine)"))
      if let folder = EntryFiles.folder(of: entry) {
        let path = "\(review.acceptance.artifacts)/\(folder.text)".oneLine
        for (role, file) in entry.files.sorted(by: { $0.key > $1.key }) {
          parts.append(style.dim("\(role.oneLine): \(path)/\(file.oneLine)"))
        }
      }
    }
    return parts.joined(separator: "\n")
  }

  private func difference(of entry: ResultEntry, rows: Int) -> [String] {
    #if Pictures
    let pictures = [Artifact.Role.reference, .actual].compactMap { role in
      entry.files[role.rawValue]?.hasSuffix(".png") == true
        ? review.acceptance.files.bytes(role, of: entry) : nil
    }
    if !pictures.isEmpty {
      let size = Terminal.size
      let picture = TerminalPicture(style: style)
        .text(pictures, columns: min(size.columns, 120), rows: max(min(rows, size.rows) - 8, 6))
      return picture.isEmpty ? [] : [picture]
    }
    #endif
    let told = String(decoding: told(of: entry).utf8.prefix(1 << 20), as: UTF8.self)
    let lines = VisibleText.lines(told).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    guard lines.count > 1 || lines.first?.isEmpty == false else { return [] }
    let shown = lines.prefix(rows).map { String($0.prefix(400)) }.joined(separator: "\n")
    let more = lines.count > rows ? ["… \((lines.count - rows).counted("more line"))"] : []
    return [style.difference(shown)] + more
  }

  /// What the entry says, or where there is nothing to compare with, what the test made.
  private func told(of entry: ResultEntry) -> String {
    guard entry.status == .missing, entry.detail.isEmpty,
      let bytes = review.acceptance.files.bytes(.actual, of: entry),
      !bytes.prefix(1_024).contains(0)
    else { return entry.detail }
    return String(decoding: bytes.prefix(20_000), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map { "+\($0)" }
      .joined(separator: "\n")
  }
}
