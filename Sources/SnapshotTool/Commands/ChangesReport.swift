internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

#if Pictures
internal import Pixels
internal import Scene
#endif

/// The references that differ between two commits, as results that every kind of report can show.
struct ChangesReport {
  let results: Results
  /// A folder of artifacts, which the caller removes.
  let artifacts: String

  init(_ range: CommitRange, root: String) throws {
    let git = GitCommand(folder: root)
    let changes = try ChangedReference.all(in: range, git: git)
    let names = changes.flatMap { [$0.before, $0.after].compactMap { $0 } }
    let contents = try GitContents(of: names, git: git)
    let artifacts = "\(NSTemporaryDirectory())snapshot-changes-\(UUID().uuidString)"
    self.artifacts = artifacts
    let entries = try Concurrently.map(changes.count) { index in
      let change = changes[index]
      let folder = "failures/changes/\(index)"
      var made = ChangesReport.entry(change, contents[change.before], contents[change.after])
      if !made.artifacts.isEmpty {
        try ArtifactFolder(artifacts: artifacts, relativePath: folder).write(made.artifacts)
        made.entry.folder = folder
        made.entry.files = Artifact.keyed(made.artifacts).mapValues(\.fileName)
      }
      return made.entry
    }
    var run = ResultRun(
      name: "changes",
      root: root,
      began: 0,
      environment: .process
    )
    run.selection = "changes \(range.text)"
    run.commit = range.to
    let end = ResultEnd(ended: 0, assertions: entries.count, failures: 0)
    results = Results(runs: [ResultsReader.Run(begin: run, end: end)], entries: entries)
  }

  /// The number of changes of each kind, such as `3 changed, 1 new, 1 removed`.
  var sentence: String {
    let kinds = [
      (ResultEntry.Status.changed, "changed"), (.damaged, "damaged"), (.new, "new"),
      (.missing, "removed"), (.recorded, "renamed"), (.passed, "encoded differently"),
    ]
    let parts = kinds.map { (results.count($0.0), $0.1) }.filter { $0.0 > 0 }
    guard !parts.isEmpty else { return "No reference differs" }
    return parts.map { "\($0.0.grouped) \($0.1)" }.joined(separator: ", ")
  }

  // MARK: - Entries

  private static func entry(
    _ change: ChangedReference,
    _ before: [UInt8]?,
    _ after: [UInt8]?
  ) -> (entry: ResultEntry, artifacts: [Artifact]) {
    let pathExtension = RelativePath.pathExtension(of: FilePath.name(of: change.path))
    var entry = ResultEntry(id: change.path, status: .changed, test: "")
    let artifact = { (role: Artifact.Role, bytes: [UInt8]) in
      Artifact(role, bytes: bytes, pathExtension: pathExtension)
    }
    guard let before else {
      entry.status = .new
      entry.summary = after.map { ValueSize($0).description } ?? ""
      return (entry, after.map { [artifact(.actual, $0)] } ?? [])
    }
    guard let after else {
      entry.status = .missing
      entry.summary = "Removed; it had \(ValueSize(before))"
      return (entry, [artifact(.reference, before)])
    }
    let renamed = change.oldPath.map { "renamed from \(VisibleText.lines($0))" }
    var artifacts = [artifact(.reference, before), artifact(.actual, after)]
    switch compare(before, after) {
    case .success(.equal), .success(.withinTolerance):
      let isSame = before == after
      entry.status = isSame ? .recorded : .passed
      entry.summary = [renamed, isSame ? "the same bytes" : "the same pixels encoded differently"]
        .compactMap { $0 }.joined(separator: ", ")
    case .success(.different(let difference)):
      entry.summary = ([difference.summary] + [renamed].compactMap { $0 }).joined(separator: "; ")
      entry.detail = difference.detail
      entry.measured = difference.measurements.isEmpty ? nil : difference.measurements
      for file in difference.files {
        artifacts.append(.init(.difference, bytes: file.bytes, pathExtension: file.pathExtension))
      }
      if let mask = difference.mask {
        artifacts.append(Artifact(.mask, bytes: mask, pathExtension: "png"))
      }
    case .failure(let error):
      entry.status = .damaged
      entry.summary = "It is damaged: \(VisibleText.lines("\(error)"))"
    }
    return (entry, artifacts)
  }

  private static func compare(_ before: [UInt8], _ after: [UInt8]) -> Result<Comparison, any Error>
  {
    if before == after { return .success(.equal) }
    #if Pictures
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
    if before.starts(with: signature), after.starts(with: signature) {
      return Result { try comparePictures(before, after) }
    }
    #endif
    if before.prefix(8_000).contains(0) || after.prefix(8_000).contains(0) {
      return .success(ByteComparison.compare(reference: before, actual: after))
    }
    #if Pictures
    return .success(SceneComparison.compare(reference: before, actual: after))
    #else
    return .success(TextComparison.compare(reference: before, actual: after))
    #endif
  }

  #if Pictures
  private static func comparePictures(_ before: [UInt8], _ after: [UInt8]) throws -> Comparison {
    let (old, new) = (try PNG.decode(before), try PNG.decode(after))
    // No format shows the composed picture of the difference.
    let pictures = ComparedPictures(reference: old, actual: new)
    let comparison = pictures.comparison
    guard !comparison.isIdentical else {
      guard PNG.isAnimated(before) || PNG.isAnimated(after) else { return .equal }
      return .different(Difference(summary: "later frames of the animation differ"))
    }
    var difference = Difference(
      summary: comparison.summary,
      measurements: MeasuredNumber.all(of: comparison)
    )
    // This mask has one frame, so it can't describe an animation.
    if !PNG.isAnimated(after) {
      difference.mask = try PNG.encode(pictures.mask)
    }
    return .different(difference)
  }
  #endif
}
