internal import Foundation
internal import SnapshotCore

/// The build of the input as one module, without the parts that don't compile.
struct ModuleBuild {
  private let engine: PreviewEngine
  private let folder: ModuleFolder
  private let progress: PreviewProgress
  private(set) var plans: [FilePlan]
  /// The imported modules whose files are among the plans.
  private let localModules: Set<String>
  private let catalogs: [String]
  /// The symbols of the asset catalogues, if there are any.
  private var assets: AssetModule?
  private var omittedNames: Set<String> = []
  /// The unique name of each file in the module.
  private let names: [String]

  /// The maximum number of times that the compiler runs.
  private static let maxRounds = 24

  init(
    plans: [FilePlan],
    localModules: Set<String> = [],
    catalogs: [String] = [],
    engine: PreviewEngine,
    folder: ModuleFolder,
    progress: PreviewProgress
  ) {
    self.plans = plans
    self.localModules = localModules
    self.catalogs = catalogs
    self.engine = engine
    self.folder = folder
    self.progress = progress
    var taken: Set<String> = []
    names = plans.map { plan in
      let base = plan.file.plainName
      var name = base
      var number = 1
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = "\(base)~\(number)"
      }
      return name
    }
  }

  /// Builds the program that renders the previews.
  mutating func run() throws {
    if let module = AssetModule(catalogs: catalogs, folder: folder),
      try module.build(with: engine)
    {
      assets = module
    }
    try blankMissingImports()
    if try folder.beginBuilding() { try folder.removeObjects() }
    let isChecked = folder.builtEverything
    folder.builtEverything = false
    for round in 1...ModuleBuild.maxRounds {
      let included = plans.indices.filter { !plans[$0].isOmitted }
      guard !included.isEmpty else { throw PreviewError.build(log: folder.log) }
      let files = try write(included)
      // Checking finds the errors of all files, but only costs time if there are none.
      var output: String?
      if round > 1 || !isChecked {
        progress.step("Checking \(included.count) of \(plans.count) files, round \(round)")
        output = try compile(["-typecheck"] + files)
      }
      if output == nil {
        progress.step("Building \(included.count) of \(plans.count) files")
        output = try compile(["-c", "-incremental", "-output-file-map", map(included)] + files)
      }
      guard let output else {
        try link(included)
        folder.builtEverything = round == 1
        folder.endBuilding()
        return
      }
      try omit(what: output, files: files, included: included, round: round)
    }
    throw PreviewError.build(log: folder.log)
  }

  /// Returns the plan of the file with a name such as `Badge.swift`.
  func plan(named name: String) -> FilePlan? {
    names.firstIndex { "\($0).swift" == name }.map { plans[$0] }
  }

  // MARK: - Rounds

  private mutating func omit(
    what output: String,
    files: [String],
    included: [Int],
    round: Int
  ) throws {
    let indices = Dictionary(uniqueKeysWithValues: zip(files, included))
    var errors = Diagnostic.errors(in: output, files: Set(files))
    let extent: FilePlan.Extent = round <= 8 ? .member : round <= 12 ? .declaration : .file
    if errors.isEmpty {
      let crashed = Diagnostic.crashedFiles(in: output, files: Set(files))
      for path in crashed {
        guard let index = indices[path] else { continue }
        plans[index].omitFile("the compiler crashed")
      }
      for (path, message) in Diagnostic.messages(in: output, naming: files)
      where crashed.isEmpty {
        guard let index = indices[path] else { continue }
        plans[index].omitFile(message)
      }
      guard included.contains(where: { plans[$0].isOmitted }) else {
        throw PreviewError.build(log: folder.log)
      }
    }
    // Later errors of a file first, so that added previews keep their lines.
    errors.sort { ($0.path, -$0.line, -$0.column) < ($1.path, -$1.line, -$1.column) }
    let known = omittedNames
    let before = plans.map(\.progress)
    var last: Diagnostic?
    for error in errors {
      guard let index = indices[error.path] else { continue }
      defer { last = error }
      // The first error in an added preview removes it; a second one would remove another preview.
      let isRepeated = error.path == last?.path && error.line == last?.line
      if isRepeated, error.line > plans[index].file.lineCount { continue }
      omittedNames.formUnion(plans[index].omit(error, extent) { known.contains($0) })
    }
    if plans.map(\.progress) == before {
      for error in errors {
        guard let index = indices[error.path] else { continue }
        omittedNames.formUnion(plans[index].omit(error, .file) { known.contains($0) })
      }
    }
    for index in plans.indices { plans[index].omissions.sort { $0.line < $1.line } }
  }

  /// Blanks imports of modules that don't exist here, because many files don't use them.
  private mutating func blankMissingImports() throws {
    let modules = Set(plans.flatMap { $0.file.imports.map(\.module) }).sorted()
    guard !modules.isEmpty else { return }
    let probe = "\(folder.path)/imports.swift"
    let lines = modules.enumerated().map { index, module in
      "#if !canImport(\(module))\n#warning(\"absent \(index)\")\n#endif\n"
    }
    try folder.write(Array(lines.joined().utf8), to: probe)
    let log = "\(folder.path)/imports.txt"
    let key = Fingerprint.text(of: engine.stamp, lines.joined())
    let keyPath = "\(folder.path)/imports.key"
    if folder.text(at: keyPath) != key {
      _ = unlink(keyPath)
      let words = [engine.toolchain.compiler, "-typecheck", probe] + engine.compilerArguments
      _ = try Subprocess.run(words, in: folder.path, output: log)
      try folder.write(Array(key.utf8), to: keyPath)
    }
    let output = folder.text(at: log)
    let absent = Set(
      modules.indices.filter {
        output.contains("absent \($0)\n") || output.contains("absent \($0) ")
      }
      .map { modules[$0] }
    )
    for index in plans.indices {
      let missing = plans[index].file.imports.filter { absent.contains($0.module) }
      plans[index].blanked += missing.map(\.range)
      plans[index].missingImports = Set(missing.map(\.module)).subtracting(localModules).sorted()
    }
  }

  // MARK: - Compiler

  /// Writes the sources to compile and returns their paths.
  private func write(_ included: [Int]) throws -> [String] {
    try included.map { index in
      let plan = plans[index]
      let text = plan.text
      if text == nil, plan.file.hasPlainPath, plan.file.name == "\(names[index]).swift" {
        return plan.file.path
      }
      let path = "\(folder.path)/sources/\(names[index]).swift"
      try folder.write(text ?? plan.file.bytes, to: path)
      return path
    }
  }

  /// Runs the compiler, and returns its output if it failed, otherwise `nil`.
  private func compile(_ arguments: [String]) throws -> String? {
    let list = "\(folder.path)/arguments.txt"
    let all =
      [
        "-module-name", PreviewModule.name, "-swift-version", "5", "-parse-as-library", "-Onone",
        "-D", "DEBUG", "-enable-batch-mode", "-j",
        "\(ProcessInfo.processInfo.activeProcessorCount)",
        "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style", "llvm",
        // The entry point of the application must not be that of the program.
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "application_main",
      ] + engine.compilerArguments + (assets?.compilerArguments ?? []) + arguments
    try folder.write(Array(all.map(quoted).joined(separator: "\n").utf8), to: list)
    let words = [engine.toolchain.compiler, "@\(list)"]
    let ending = try Subprocess.run(words, in: folder.path, output: folder.log)
    return ending == .exited(0) ? nil : folder.text(at: folder.log)
  }

  private func link(_ included: [Int]) throws {
    progress.step("Linking")
    let list = "\(folder.path)/objects.txt"
    var objects = included.map { "\(folder.path)/objects/\(names[$0]).o" }
    if let assets { objects.append(assets.object) }
    try folder.write(
      Array((objects + engine.linkerArguments).map(quoted).joined(separator: "\n").utf8),
      to: list
    )
    let words = [engine.toolchain.compiler, "-o", folder.runner, "@\(list)"]
    let ending = try Subprocess.run(words, in: folder.path, output: folder.log)
    guard ending == .exited(0) else { throw PreviewError.build(log: folder.log) }
  }

  /// Writes the compiler's output file map, and returns its path.
  private func map(_ included: [Int]) throws -> String {
    let path = "\(folder.path)/outputs.json"
    let files = try write(included)
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": "\(folder.path)/objects/module.swiftdeps"]
    ]
    for (index, file) in zip(included, files) {
      let base = "\(folder.path)/objects/\(names[index])"
      map[file] = ["object": "\(base).o", "swift-dependencies": "\(base).swiftdeps"]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try folder.write(Array(encoder.encode(map)), to: path)
    return path
  }

  private func quoted(_ argument: String) -> String {
    let escaped = argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
