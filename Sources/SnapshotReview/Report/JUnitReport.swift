internal import SnapshotCore

/// The results as JUnit XML with attachments, for GitLab and Jenkins.
package enum JUnitReport {
  /// Returns the document.
  ///
  /// - Parameters:
  ///   - folder: The folder of artifacts on CI, relative to the project.
  package static func text(_ results: Results, folder: String) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let failures = results.failures.count
    let recorded = results.entries.count(where: isRecorded)
    text += "<testsuites tests=\"\(results.entries.count)\" failures=\"\(failures)\""
    text += " skipped=\"\(recorded)\">\n"
    let suites = Dictionary(grouping: results.entries, by: \.suite)
    for (suite, entries) in suites.sorted(by: { $0.key < $1.key }) {
      let failed = entries.count { $0.status.isFailure }
      text += "  <testsuite name=\"\(MarkupText.attribute(suite))\" tests=\"\(entries.count)\""
      text += " failures=\"\(failed)\" skipped=\"\(entries.count(where: isRecorded))\">\n"
      for entry in entries { text += testCase(entry, folder: folder) }
      text += "  </testsuite>\n"
    }
    // GitLab interprets these as section markers if the document is printed to the log.
    return text.replacing("section_start:", with: "section_start&#58;")
      .replacing("section_end:", with: "section_end&#58;") + "</testsuites>\n"
  }

  /// Formats seconds with six decimals, because XML's decimal numbers have no exponent.
  private static func seconds(_ duration: Double) -> String {
    let microseconds = Int(max(0, min(duration, 1e9)) * 1e6)
    let fraction = String(microseconds % 1_000_000 + 1_000_000).dropFirst()
    return "\(microseconds / 1_000_000).\(fraction)"
  }

  /// Whether a reference was written, so that nothing was compared.
  private static func isRecorded(_ entry: ResultEntry) -> Bool {
    entry.status == .new || entry.status == .recorded
  }

  private static func order(_ role: String) -> Int {
    switch role {
    case Artifact.Role.difference.rawValue: 0
    case Artifact.Role.actual.rawValue: 1
    default: 2
    }
  }

  /// Returns a test case named by the reference's path, because GitLab ignores cases with equal
  /// names.
  private static func testCase(_ entry: ResultEntry, folder: String) -> String {
    let name = MarkupText.attribute(entry.id)
    let suite = MarkupText.attribute(entry.suite.replacing("/", with: "."))
    var head = "    <testcase name=\"\(name)\" classname=\"\(suite)\""
    if let duration = entry.duration { head += " time=\"\(seconds(duration))\"" }
    guard entry.status.isFailure || isRecorded(entry) else { return head + "/>\n" }
    let file = entry.source.isEmpty ? "" : " file=\"\(MarkupText.attribute(entry.source))\""
    let message = MarkupText.attribute(entry.summary)
    var text = "\(head)\(file)>\n"
    if isRecorded(entry) {
      text += "      <skipped message=\"\(entry.status.rawValue): \(message)\"/>\n"
    } else {
      text += "      <failure message=\"\(message)\" type=\"\(entry.status.rawValue)\">"
      text += MarkupText.content("\(entry.test) at \(entry.place)\n\(entry.detail)")
      text += "</failure>\n"
    }
    // GitLab shows only the first attachment, so the difference comes first.
    let files = entry.files.sorted { (order($0.key), $0.key) < (order($1.key), $1.key) }
      .filter { $0.key != Artifact.Role.mask.rawValue }.map(\.value)
      .filter(EntryFiles.isArtifact)
    // The CI service attaches the files that are listed here.
    if !files.isEmpty, let failure = EntryFiles.folder(of: entry) {
      let lines = files.map { "[[ATTACHMENT|\(folder)/\(failure.text)/\($0)]]" }
      text +=
        "      <system-out>\(MarkupText.content(lines.joined(separator: "\n")))</system-out>\n"
    }
    return text + "    </testcase>\n"
  }
}
