internal import SnapshotCore
internal import SnapshotReview

/// The text of a failure for a terminal.
struct FailureText {
  var review: ReviewFolder
  var style: Style
  /// The parts to show.
  var mode = Mode.everything

  enum Mode: CaseIterable {
    /// The part that differs, and the paths of the files.
    case everything
    /// Whole pictures instead of the part that differs, and the paths of the files.
    case whole
    case files
  }

  /// Returns the text, at most about `rows` lines long.
  func text(of given: ResultEntry, rows: Int = 40) -> String {
    let entry = review.verified(given)
    let columns = Terminal.size.columns
    var head = ["\(style.status(entry.status)) \(style.bold(entry.id.oneLine))"]
    if !entry.summary.isEmpty {
      let summary = VisibleText.lines(entry.summary.cut(to: 2_000))
      head.append(Terminal.isOutput ? summary.cut(to: columns * 3 - 1) : summary)
    }
    let foot = files(of: entry)
    if mode == .files { return (head + foot).joined(separator: "\n") }
    let used = (head + foot).reduce(0) { $0 + height(of: $1, columns) }
    let remaining = max(rows - used, 3)
    return (head + difference(of: entry, rows: remaining) + foot).joined(separator: "\n")
  }

  /// Returns the number of lines of a text on a terminal, where long lines wrap, or in other
  /// output.
  private func height(of text: String, _ columns: Int) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard Terminal.isOutput else { return lines.count }
    return lines.reduce(0) { $0 + max(1, ($1.count + columns - 1) / columns) }
  }

  private func files(of entry: ResultEntry) -> [String] {
    var lines = [style.dim("\(entry.test.oneLine) at \(entry.place.oneLine)")] + facts(of: entry)
    guard let folder = EntryFiles.folder(of: entry), !entry.files.isEmpty else { return lines }
    let names = entry.files.filter { $0.key != Artifact.Role.mask.rawValue }.values.sorted(by: >)
      .map(\.oneLine)
    let path = ShownPath.relative("\(review.acceptance.artifacts)/\(folder.text)").oneLine
    if mode == .files {
      lines += names.map { style.dim("\(path)/\($0)") }
    } else {
      let list = names.count == 1 ? names[0] : "{\(names.joined(separator: ","))}"
      lines.append(style.dim("\(path)/\(list)"))
    }
    return lines
  }

  /// Returns the lines that draw the difference, and the history of the reference.
  private func facts(of entry: ResultEntry) -> [String] {
    var lines: [String] = []
    let drawn = (entry.drawnAt ?? []).prefix(mode == .files ? 12 : 2)
    for (index, line) in drawn.enumerated() {
      let label = index == 0 ? "drawn at " : "         "
      let text = line.text.map { "  \($0.cut(to: 60).oneLine)" } ?? ""
      lines.append(
        label + (line.file.map { "\($0):\(line.line)" } ?? line.shortName).oneLine + text
      )
    }
    for (label, text) in entry.history?.rows ?? [] { lines.append("\(label) \(text)".oneLine) }
    return lines.map(style.dim)
  }

  private func difference(of entry: ResultEntry, rows: Int) -> [String] {
    #if Pictures
    let isPicture = { (role: Artifact.Role) in
      entry.files[role.rawValue]?.hasSuffix(".png") == true
    }
    if isPicture(.reference) || isPicture(.actual) {
      let bytes = { (role: Artifact.Role) in
        isPicture(role) ? review.acceptance.files.bytes(role, of: entry) : nil
      }
      let picture = TerminalPicture(style: style, isZoomed: mode != .whole)
        .text(
          reference: bytes(.reference),
          actual: bytes(.actual),
          mask: bytes(.mask),
          columns: Terminal.size.columns,
          rows: rows
        )
      if !picture.isEmpty { return [picture] }
    }
    #endif
    let detail = String(decoding: detail(of: entry).utf8.prefix(1 << 20), as: UTF8.self)
    let lines = VisibleText.lines(detail).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    guard lines.count > 1 || lines.first?.isEmpty == false else { return [] }
    return shortened(lines.map { String($0.prefix(400)) }, rows: rows)
  }

  /// Returns the lines that fit, followed by the number of omitted ones if those are more than
  /// three.
  private func shortened(_ lines: [String], rows: Int) -> [String] {
    let columns = Terminal.size.columns
    var used = 0
    var shown: [String] = []
    for line in lines {
      used += height(of: line, columns)
      guard used <= rows else { break }
      shown.append(line)
    }
    let left = lines.count - shown.count
    let text = style.difference((left <= 3 ? lines : shown).joined(separator: "\n"))
    return left <= 3 ? [text] : [text, "… \(left.counted("more line"))"]
  }

  private func lacksReference(_ entry: ResultEntry) -> Bool {
    review.acceptance.files.bytes(.reference, of: entry) == nil
  }

  /// Returns the entry's detail, or the actual text if there is no reference.
  private func detail(of entry: ResultEntry) -> String {
    let isNew = entry.status == .missing || entry.status == .new
    guard isNew || (entry.status == .changed && lacksReference(entry)), entry.detail.isEmpty,
      let bytes = review.acceptance.files.bytes(.actual, of: entry),
      !bytes.prefix(1_024).contains(0)
    else { return entry.detail }
    let lines = String(decoding: bytes.prefix(20_000), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.last?.isEmpty == true ? lines.dropLast() : lines
    return text.map { "+\($0)" }.joined(separator: "\n")
  }
}

/// Paths for printing, relative to the current folder.
enum ShownPath {
  /// Returns the path relative to the current folder if it is inside, and unchanged otherwise.
  static func relative(_ path: String) -> String {
    let here = RunEnvironment.process.workingDirectory
    return FilePath.relative(path, to: FilePath.resolved(here) ?? here)
  }
}
