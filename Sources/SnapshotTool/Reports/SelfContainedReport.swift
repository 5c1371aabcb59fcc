internal import SnapshotCore

/// The page in one file.
struct SelfContainedReport {
  var results: Results
  var artifacts: String

  var text: String {
    let acceptance = Acceptance(root: "/", artifacts: artifacts)
    var lines = results.runs.map { ResultLine.begin($0.begin).text }
    lines += results.entries.map { ResultLine.result($0).text }
    let views = results.failures.compactMap { entry -> (folder: String, script: String)? in
      guard acceptance.safeFolder(of: entry) != nil else { return nil }
      let files = entry.files.sorted { $0.key < $1.key }.compactMap { key, name -> Artifact? in
        guard let role = Artifact.Role(rawValue: String(key.prefix { $0 != "." })),
          let bytes = acceptance.bytes(named: name, of: entry)
        else { return nil }
        let parts = name.split(separator: ".", maxSplits: 1)
        return Artifact(role, bytes: bytes, pathExtension: parts.count > 1 ? String(parts[1]) : "")
      }
      return files.isEmpty ? nil : (entry.folder, ArtifactView(files).script)
    }
    return ReportPage.selfContained(lines: [lines.joined()], views: views)
  }
}
