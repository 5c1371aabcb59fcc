internal import SnapshotCore
internal import SnapshotReview

/// The page in one file, written from parsed results: no script of the folder gets into it.
struct SelfContainedReport {
  var results: Results
  var artifacts: String

  var text: String {
    let files = EntryFiles(artifacts: artifacts, limit: RunEnvironment.process.fileLimit)
    var lines = results.runs.map { ResultLine.begin($0.begin).text }
    var views: [(folder: String, script: String)] = []
    for var entry in results.entries {
      let isShown = entry.status.isFailure || entry.status == .new
      let artifacts = isShown ? files.artifacts(of: entry) : [:]
      if let folder = EntryFiles.folder(of: entry), !artifacts.isEmpty {
        let sorted = artifacts.sorted { $0.key < $1.key }.map(\.value)
        views.append((folder.text, ArtifactView(sorted).script))
      } else {
        // Without its contents in the page, the page would look for a script in that folder.
        entry.folder = ""
      }
      entry.files = entry.files.filter { artifacts.keys.contains($0.key) }
      lines.append(ResultLine.result(entry).text)
    }
    return ReportPage.selfContained(lines: [lines.joined()], views: views)
  }
}
