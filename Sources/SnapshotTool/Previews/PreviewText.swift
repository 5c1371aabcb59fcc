internal import ArgumentParser
internal import Foundation
internal import SnapshotCore
internal import SnapshotPreview

/// The output of `snapshot preview`.
struct PreviewText {
  let style: Style
  let isJSON: Bool

  /// The progress messages. Steps are printed only to a terminal, notes always.
  var progress: PreviewProgress {
    let isTerminal = isatty(STDERR_FILENO) == 1
    return PreviewProgress(
      step: { if isTerminal { Output.status($0) } },
      note: { Output.error($0) }
    )
  }

  /// Runs the command, and prints the compiler's output of a failed build if `isVerbose` is set.
  func run(_ preview: PreviewRun, isVerbose: Bool) throws -> PreviewReport {
    defer { if isatty(STDERR_FILENO) == 1 { Output.status("") } }
    do {
      return try preview.run()
    } catch let error as PreviewError {
      if isVerbose, let log = error.log, let data = FileManager.default.contents(atPath: log) {
        Output.error(String(decoding: data, as: UTF8.self))
      }
      throw error
    }
  }

  func print(_ report: PreviewReport) throws {
    if isJSON { try Output.json(report) } else { Output.line(text(of: report)) }
    // With `--watch`, the next output may be hours away.
    StandardOutput.flush()
  }

  /// Returns a line per preview, the omitted declarations, and the totals with the pages.
  func text(of report: PreviewReport) -> String {
    var lines = report.previews.map(line(of:))
    if !report.omitted.isEmpty { lines.append("") }
    for omission in report.omitted where !omission.dependsOnOmitted {
      let declaration = omission.declaration.map { ", \($0)" } ?? ""
      let location = "\(shown(omission.file)):\(omission.line)\(declaration.oneLine)"
      lines.append(style.dim("omitted   \(location): \(omission.name.oneLine)"))
    }
    let dependent = report.omitted.count { $0.dependsOnOmitted }
    if dependent > 0 {
      lines.append(style.dim("omitted   \(dependent.counted("declaration")) using omitted ones"))
    }
    if !report.unavailable.isEmpty {
      let names = report.unavailable.prefix(10).map { "\($0.name.oneLine) (\($0.count))" }
      lines += ["", "Not available: \(names.joined(separator: ", "))"]
    }
    lines += ["", summary(report), "  overview  \(shown(report.page))"]
    if let sheet = report.sheet { lines.append("  sheet     \(shown(sheet))") }
    return lines.joined(separator: "\n")
  }

  /// Renders again when a file changes, until the process ends.
  ///
  /// - Parameter report: The report that was printed last.
  func watch(_ preview: PreviewRun, after report: PreviewReport, isVerbose: Bool) throws {
    var report = report
    while true {
      usleep(300_000)
      do {
        let next = try run(preview, isVerbose: isVerbose)
        if next.unchanged == report.unchanged, !next.hasChanges { continue }
        try print(next)
        report = next
      } catch let error as PreviewError {
        Output.error("\(error)")
        usleep(2_000_000)
      }
    }
  }

  private func line(of preview: RenderedPreview) -> String {
    let location = "\(shown(preview.file)):\(preview.line)"
    let name = preview.name.oneLine
    switch preview.status {
    case .rendered:
      let mark =
        switch preview.change {
        case let change?: style.green(change.padding(toLength: 9, withPad: " ", startingAt: 0))
        case nil: style.dim("unchanged")
        }
      return "\(mark) \(name)  \(location)  \(shown(preview.picture ?? ""))"
    case .failed, .omitted:
      let word = preview.status == .failed ? "failed   " : "omitted  "
      return "\(style.red(word)) \(name)  \(location)  \((preview.reason ?? "").oneLine)"
    }
  }

  private func summary(_ report: PreviewReport) -> String {
    let rendered = report.previews.count { $0.status == .rendered }
    let files = report.files
    let partly = files.partly > 0 ? ", \(files.partly) in part" : ""
    return "\(rendered) of \(report.previews.count.counted("preview")) rendered; "
      + "\(files.compiled) of \(files.total.counted("file")) \(files.verb)\(partly)"
  }

  /// Returns a path relative to the current folder if it is inside.
  private func shown(_ path: String) -> String {
    FilePath.relative(path, to: RunEnvironment.process.workingDirectory).oneLine
  }
}
