internal import Foundation
internal import SnapshotCore

/// One run of `snapshot preview`: finding files, building, rendering and writing the results.
package struct PreviewRun {
  private let options: PreviewOptions
  private let progress: PreviewProgress
  private let toolchain: Toolchain
  /// The environment that determines the cache and the fonts.
  private let environment: RunEnvironment

  package init(_ options: PreviewOptions, progress: PreviewProgress) throws {
    try self.init(options, progress: progress, toolchain: Toolchain(), environment: .process)
  }

  init(
    _ options: PreviewOptions,
    progress: PreviewProgress,
    toolchain: Toolchain,
    environment: RunEnvironment
  ) throws {
    try options.validate()
    self.options = options
    self.progress = progress
    self.toolchain = toolchain
    self.environment = environment
  }

  /// Runs the command and returns its results.
  package func run() throws -> PreviewReport {
    let found = try SourceFinder(inputs: options.inputs, root: options.root)
    let cache = try PreviewCache(environment: environment)
    let package = try PreviewRun.package(options.snapshotPackage)
    let fonts = try PreviewFonts(environment: environment)
    let engine = try PreviewEngine(
      package: package,
      hasFonts: fonts.path != nil,
      cache: cache,
      toolchain: toolchain,
      progress: progress
    )
    let folder = try ModuleFolder(key: inputKey(package), cache: cache, progress: progress)
    let output = OutputFolder(options.output)
    let lock = try cache.folder("outputs", Fingerprint.text(of: options.output))
    let outputLock = try FileLock("\(lock)/lock") {
      progress.note("Waiting for another `snapshot preview` with the same output folder …")
    }
    defer { withExtendedLifetime(outputLock) {} }
    let statePath = "\(lock)/state.json"
    let last = PreviewRunState.read(statePath)
    if let last, try last.fingerprint == fingerprint(engine, fonts, found, last.modules),
      last.isComplete
    {
      return last.report.unchanged
    }

    let read = found.files.map { (path: $0, file: SourceFile(path: $0)) }
    let files = read.compactMap(\.file).filter { !$0.isTest }
    guard !files.isEmpty else { throw PreviewError.noSources(options.inputs) }
    let modules = try LocalModules(importedBy: files)
    var plans = files.map { file in
      var plan = FilePlan(file)
      plan.add(views: options.includesViews)
      return plan
    }
    plans += read.filter { $0.file == nil }.map { FilePlan(unreadable: $0.path) }
    plans += modules.files.map { file in
      var plan = FilePlan(file)
      plan.isImported = true
      return plan
    }
    let fingerprint = try fingerprint(engine, fonts, found, modules.folders)
    var build = ModuleBuild(
      plans: plans,
      localModules: modules.names,
      catalogs: found.catalogs,
      engine: engine,
      folder: folder,
      progress: progress
    )
    try build.run()
    try folder.link(resources: found.resources + modules.resources)
    let renderer = PreviewRenderer(
      folder: folder,
      request: request(found),
      processorTime: options.timeout,
      progress: progress
    )
    let listed = try renderer.list().filter { isSelected($0, build) }
    let outcomes = try renderer.render(listed)
    let results = PreviewResults(build: build, options: options, digests: last?.digests ?? [:])
    let written = try results.write(
      listed,
      outcomes,
      renderer: renderer,
      to: output,
      replacing: options.filter == nil ? last : nil
    )
    var state = PreviewRunState(
      fingerprint: fingerprint,
      report: written.report,
      modules: modules.folders,
      written: written.files
    )
    if options.filter != nil, let last { state.keep(last) }
    try state.write(to: statePath)
    return written.report
  }

  // MARK: - Inputs

  /// Returns the folder of this package: the given one, or the one that this file was compiled in.
  private static func package(_ asked: String?, source: String = #filePath) throws -> String {
    let environment = RunEnvironment.process
    let built = (0..<3).reduce(source) { path, _ in FilePath.directory(of: path) }
    let path = asked.map { FilePath.standardized(environment.absolute($0)) } ?? built
    guard FilePath.exists("\(path)/Package.swift"),
      FilePath.isDirectory("\(path)/Sources/SwiftUIShim/PreviewRunner")
    else { throw PreviewError.noPackage(path) }
    return path
  }

  private func inputKey(_ package: String) -> String {
    let environment = RunEnvironment.process
    let inputs = options.inputs.map { FilePath.standardized(environment.absolute($0)) }
    return Fingerprint.text(of: inputs.sorted().joined(separator: "\n"), package)
  }

  private func fingerprint(
    _ engine: PreviewEngine,
    _ fonts: PreviewFonts,
    _ found: SourceFinder,
    _ modules: [String]
  ) throws -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(engine.stamp)
    fingerprint.add(options.text)
    for path in fonts.files { fingerprint.add(file: path) }
    let local = try LocalModules.contents(of: modules)
    for path in found.files + local.files + found.resources + local.resources {
      fingerprint.add(file: path)
    }
    for catalog in found.catalogs {
      for path in CatalogFiles.all(in: catalog) { fingerprint.add(file: path) }
    }
    return fingerprint.text
  }

  private func isSelected(_ preview: ListedPreview, _ build: ModuleBuild) -> Bool {
    let plan = build.plan(named: FilePath.name(of: preview.fileID))
    if plan?.isImported == true { return false }
    guard let filter = options.filter?.lowercased(), !filter.isEmpty else { return true }
    let source = PreviewResults.source(of: preview, in: build)
    return "\(FilePath.name(of: source.file)) \(source.name)".lowercased().contains(filter)
  }

  private func request(_ found: SourceFinder) -> RenderRequest {
    RenderRequest(
      width: options.size.width,
      height: options.size.height,
      scale: options.scale,
      schemes: options.schemes,
      times: options.times,
      timeOfBlankViews: options.timeOfBlankViews,
      typeSize: options.typeSize,
      writesSVG: options.writesSVG,
      writesDisplayList: options.writesDisplayList,
      timeout: options.wallClockLimit,
      catalogs: found.catalogs
    )
  }
}

extension PreviewReport {
  /// Whether a picture differs from that of the last run, or is new.
  package var hasChanges: Bool { previews.contains(where: \.changed) }

  /// Returns the same report for a run that rendered nothing.
  package var unchanged: PreviewReport {
    var report = self
    for index in report.previews.indices {
      report.previews[index].changed = false
      report.previews[index].isNew = false
      for picture in report.previews[index].pictures.indices {
        report.previews[index].pictures[picture].changed = false
        report.previews[index].pictures[picture].isNew = false
      }
    }
    return report
  }
}
