internal import SnapshotCore
internal import SnapshotReview

/// The report page in one file. It is generated from parsed results, so it contains no script of
/// the folder.
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
        // If the page didn't contain its view, it would load a script from that folder.
        entry.folder = ""
      }
      entry.files = entry.files.filter { artifacts.keys.contains($0.key) }
      lines.append(ResultLine.result(entry).text)
    }
    return ReportPage.selfContained(lines: [lines.joined()], views: views)
  }
}
