internal import Foundation
internal import SnapshotCore

/// The results of a build and a rendering, which are written as files and a report.
struct PreviewResults {
  let build: ModuleBuild
  let options: PreviewOptions
  /// The digests of earlier pictures, by path.
  let digests: [String: String]

  /// The location of a preview's declaration, and its name.
  struct Source {
    var name: String
    /// The name of its pictures, if it differs from the file's name.
    var label: String?
    var file: String
    var line: Int
  }

  static func source(of preview: ListedPreview, in build: ModuleBuild) -> Source {
    let file = FilePath.name(of: preview.fileID)
    guard let plan = build.plan(named: file) else {
      return Source(name: preview.name ?? file, label: preview.name, file: file, line: preview.line)
    }
    let base = String(plan.file.name.dropLast(".swift".count))
    if let index = plan.addition(atLine: preview.line) {
      let added = plan.additions[index]
      let label = added.name == base ? nil : added.name
      return Source(name: added.name, label: label, file: plan.file.path, line: added.line)
    }
    return Source(
      name: preview.name ?? base,
      label: preview.name,
      file: plan.file.path,
      line: preview.line
    )
  }

  /// Writes pictures, overview and contact sheet.
  func write(
    _ listed: [ListedPreview],
    _ outcomes: [PreviewRenderer.Outcome],
    renderer: PreviewRenderer,
    to output: OutputFolder,
    replacing state: PreviewRunState?
  ) throws -> (report: PreviewReport, files: [String: Int]) {
    var report = PreviewReport()
    var names = PictureNames()
    for (preview, outcome) in zip(listed, outcomes) {
      report.previews += try previews(preview, outcome, &names, output)
    }
    report.previews += omittedPreviews
    report.previews.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    report.omitted = build.plans.flatMap(\.omissions)
    report.unavailable = counts
    report.files = PreviewReport.FileCounts(
      total: build.plans.count { !$0.isImported },
      compiled: build.plans.count { !$0.isImported && !$0.isOmitted && $0.omissions.isEmpty },
      partly: build.plans.count { !$0.isImported && !$0.isOmitted && !$0.omissions.isEmpty }
    )
    report.output = output.path
    report.sheet = try sheet(of: report, renderer, output)
    report.page = try output.write(
      Array(OverviewPage(report: report, plans: build.plans).text.utf8),
      name: "index.html"
    )
    if let state { output.removeStale(state.written) }
    return (report, output.written)
  }

  // MARK: - Previews

  private func previews(
    _ preview: ListedPreview,
    _ outcome: PreviewRenderer.Outcome,
    _ names: inout PictureNames,
    _ output: OutputFolder
  ) throws -> [RenderedPreview] {
    let source = PreviewResults.source(of: preview, in: build)
    let views = Set(outcome.pictures.map(\.view)).sorted()
    return try (views.isEmpty ? [1] : views).map { view in
      let isOnly = views.count < 2
      let label =
        isOnly ? source.label : [source.label, "\(view)"].compactMap { $0 }.joined(separator: "-")
      let base = names.name(file: FilePath.name(of: source.file), name: label)
      var result = RenderedPreview(
        name: isOnly ? source.name : "\(source.name) \(view)",
        file: source.file,
        line: source.line,
        status: .rendered
      )
      for picture in outcome.pictures where picture.view == view {
        for note in picture.notes where !result.notes.contains(note) { result.notes.append(note) }
        if let written = try write(picture, base, output) {
          result.pictures.append(written)
        } else {
          result.reason = picture.error
        }
      }
      let isLast = view == views.last || views.isEmpty
      if result.reason == nil, isLast { result.reason = outcome.failure }
      if result.reason != nil || result.pictures.isEmpty { result.status = .failed }
      result.takeFirstPicture()
      return result
    }
  }

  private func write(
    _ picture: RunnerPicture,
    _ base: String,
    _ output: OutputFolder
  ) throws -> RenderedPreview.Picture? {
    guard let file = picture.file, let digest = picture.digest else { return nil }
    let name = PictureNames.file(
      base,
      scheme: picture.scheme,
      time: picture.time,
      isOnlyTime: options.times.count == 1
    )
    let path = try output.copy(file, name: name)
    for (isWanted, ending) in [(options.writesSVG, ".svg"), (options.writesDisplayList, ".txt")]
    where isWanted {
      _ = try output.copy(file.dropLast(4) + ending, name: name.dropLast(4) + ending)
    }
    return RenderedPreview.Picture(
      path: path,
      scheme: picture.scheme,
      time: picture.time,
      width: picture.width,
      height: picture.height,
      digest: digest,
      changed: digests[path] != digest,
      isNew: digests[path] == nil
    )
  }

  /// The previews that were omitted, alone or with their file.
  private var omittedPreviews: [RenderedPreview] {
    build.plans.filter { !$0.isImported }.flatMap { plan -> [RenderedPreview] in
      let base = String(plan.file.name.dropLast(".swift".count))
      return plan.file.declarations.compactMap { declaration -> RenderedPreview? in
        let isProvider = declaration.header.contains("PreviewProvider")
        guard declaration.kind == "#Preview" || isProvider,
          plan.isOmitted || plan.blanked.contains(declaration.range)
        else { return nil }
        let line = plan.file.line(of: declaration)
        let lines = line...plan.file.line(at: declaration.range.upperBound - 1)
        let cause =
          plan.isOmitted ? plan.omissions.first : plan.omissions.first { lines.contains($0.line) }
        let name = declaration.name.isEmpty ? base : declaration.name
        if let filter = options.filter?.lowercased(),
          !"\(plan.file.name) \(name)".lowercased().contains(filter)
        {
          return nil
        }
        return RenderedPreview(
          name: name,
          file: plan.file.path,
          line: line,
          status: .omitted,
          reason: cause?.reason ?? "It doesn’t compile."
        )
      }
    }
  }

  // MARK: - Summary

  private var counts: [PreviewReport.UnavailableCount] {
    var counts: [String: Int] = [:]
    for omission in build.plans.flatMap(\.omissions)
    where omission.isUnavailableName && !omission.dependsOnOmitted {
      counts[omission.name, default: 0] += 1
    }
    return counts.map { PreviewReport.UnavailableCount(name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  private func sheet(
    of report: PreviewReport,
    _ renderer: PreviewRenderer,
    _ output: OutputFolder
  ) throws -> String? {
    let entries = report.previews.filter { $0.status != .omitted }.map {
      SheetEntry(name: $0.name, path: $0.picture, reason: $0.reason)
    }
    guard entries.contains(where: { $0.path != nil }), let file = try renderer.sheet(entries) else {
      return nil
    }
    return try output.copy(file, name: "sheet.png")
  }
}

extension RenderedPreview {
  /// Copies the first picture's values to the preview.
  fileprivate mutating func takeFirstPicture() {
    picture = pictures.first?.path
    width = pictures.first?.width
    height = pictures.first?.height
    digest = pictures.first?.digest
    changed = pictures.contains(where: \.changed)
    isNew = !pictures.isEmpty && pictures.allSatisfy(\.isNew)
  }
}
