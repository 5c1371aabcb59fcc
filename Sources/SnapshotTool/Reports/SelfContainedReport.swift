internal import SnapshotCore
internal import SnapshotReview

/// The report page in one file. It is generated from parsed results, so it contains no script from
/// the folder.
struct SelfContainedReport {
  var results: Results
  var artifacts: String

  var text: String {
    let files = EntryFiles(artifacts: artifacts, limit: RunEnvironment.process.fileLimit)
    let runs = results.runs.map { run in
      ResultLine.begin(run.begin).text + (run.end.map { ResultLine.end($0).text } ?? "")
    }
    let all = results.entries
    let parts = Concurrently.map(all.count) { Self.part(of: all[$0], files) }
    return ReportPage.selfContained(
      lines: [(runs + parts.map(\.line)).joined()],
      views: parts.compactMap { part in part.view.map { (folder: $0.folder, script: $0.script) } }
    )
  }

  /// The part of the page about one entry.
  private struct Part: Sendable {
    var line: String
    var view: View?

    struct View: Sendable {
      var folder: String
      var script: String
    }
  }

  private static func part(of given: ResultEntry, _ files: EntryFiles) -> Part {
    var view: Part.View?
    let isShown = given.status.isFailure || given.status == .new
    let verified = isShown ? VerifiedEntry(given, in: files) : nil
    var entry = verified?.entry ?? given
    let artifacts = verified?.artifacts ?? [:]
    if let folder = EntryFiles.folder(of: entry), !artifacts.isEmpty {
      let sorted = artifacts.sorted { $0.key < $1.key }.map(\.value)
      view = Part.View(folder: folder.text, script: ArtifactView(sorted).script)
    } else {
      // With a folder but no view, the page would load a script from that folder.
      entry.folder = ""
    }
    entry.files = entry.files.filter { artifacts.keys.contains($0.key) }
    return Part(line: ResultLine.result(entry).text, view: view)
  }
}
