internal import Foundation
internal import SnapshotCore

/// The built drawing library, one per toolchain and clone of this package, shared by all calls.
struct PreviewEngine {
  /// The folder in the cache.
  let folder: String
  /// A fingerprint of the library's inputs. The library is rebuilt when it changes.
  let stamp: String
  /// Whether the library can draw text in registered fonts, which needs HarfBuzz and FriBidi.
  let hasFonts: Bool
  let toolchain: Toolchain
  /// A lock that prevents other processes from building the library.
  private let lock: FileLock

  /// The folder of the build products.
  private var products: String { "\(folder)/.build/debug" }

  /// Builds the library if it changed since the last call.
  ///
  /// - Parameters:
  ///   - package: The folder of this package.
  ///   - hasFonts: Whether the library can draw text in registered fonts.
  ///   - cache: The tool's cache.
  ///   - toolchain: The programs that build the library.
  ///   - progress: The receiver of progress messages.
  init(
    package: String,
    hasFonts: Bool,
    cache: PreviewCache,
    toolchain: Toolchain = Toolchain(),
    progress: PreviewProgress
  ) throws {
    let compiler = PreviewEngine.fingerprint(of: toolchain.compiler)
    let key =
      hasFonts
      ? Fingerprint.text(of: package, compiler, "Fonts")
      : Fingerprint.text(of: package, compiler)
    let folder = try cache.folder("engines", key)
    let manifest = EngineManifest.files(package: package, hasFonts: hasFonts)
    let stamp = PreviewEngine.stamp(package: package, compiler: compiler, manifest)
    let lockPath = "\(folder)/lock"
    let wait = { progress.note("Waiting for another process that builds the drawing library …") }
    let lock = try FileLock(lockPath, isShared: true, onWait: wait)
    if PreviewEngine.text(at: "\(folder)/stamp") != stamp {
      lock.exclude(onWait: wait)
      if PreviewEngine.text(at: "\(folder)/stamp") != stamp {
        try PreviewEngine.build(
          manifest,
          in: folder,
          hasFonts: hasFonts,
          toolchain: toolchain,
          progress: progress
        )
        try CacheFile.write(Array(stamp.utf8), to: "\(folder)/stamp")
      }
      lock.share()
    }
    self.init(
      folder: folder,
      stamp: stamp,
      hasFonts: hasFonts,
      toolchain: toolchain,
      lock: lock
    )
  }

  /// Creates an engine whose library is built.
  init(
    folder: String,
    stamp: String,
    hasFonts: Bool = false,
    toolchain: Toolchain = Toolchain(),
    lock: FileLock
  ) {
    self.folder = folder
    self.stamp = stamp
    self.hasFonts = hasFonts
    self.toolchain = toolchain
    self.lock = lock
  }

  /// The arguments with which the compiler finds the modules and macros.
  var compilerArguments: [String] {
    let modules = ["CPixels", "CPreviews"] + (hasFonts ? ["CShaping"] : [])
    let maps = modules.flatMap {
      ["-Xcc", "-fmodule-map-file=\(products)/\($0).build/module.modulemap"]
    }
    let macros = "\(products)/SwiftUIMacros-tool#SwiftUIMacros"
    let resources = ["-import-module", EngineManifest.implicitModule]
      .flatMap { ["-Xfrontend", $0] }
    return ["-I", "\(products)/Modules", "-load-plugin-executable", macros] + maps + resources
  }

  /// The arguments with which the linker finds the library. The whole archive is linked, because
  /// conformances are looked up at run time.
  var linkerArguments: [String] {
    let libraries = PreviewEngine.text(at: "\(folder)/libraries.txt") ?? ""
    let arguments = PreviewEngine.linkerArguments(
      archive: "\(products)/libPreviewEngine.a",
      libraries
    )
    return arguments + (hasFonts ? ["-lharfbuzz", "-lfribidi"] : [])
  }

  /// Returns the arguments that link a whole archive.
  ///
  /// - Parameters:
  ///   - archive: The path of the archive.
  ///   - libraries: The output of `swift-autolink-extract` for it.
  static func linkerArguments(archive: String, _ libraries: String) -> [String] {
    // The compiler puts its input files before all arguments for the linker, so the archive is
    // passed as one of those. Therefore the compiler doesn't read the archive's list of libraries.
    let whole = ["--whole-archive", archive, "--no-whole-archive"].flatMap { ["-Xlinker", $0] }
    let needed = Set(libraries.split(whereSeparator: \.isWhitespace).map(String.init))
    return ["-use-ld=lld"] + whole + needed.filter { $0.hasPrefix("-l") }.sorted() + [
      "-lpng", "-lz",
    ]
  }

  // MARK: - Building

  private static func build(
    _ manifest: [(path: String, text: String)],
    in folder: String,
    hasFonts: Bool,
    toolchain: Toolchain,
    progress: PreviewProgress
  ) throws {
    for (path, text) in manifest {
      try CacheFile.createFolder(FilePath.directory(of: "\(folder)/\(path)"))
      // The manifest is always written, because the package manager looks for added files of a
      // dependency only if the manifest is newer than its plan.
      guard path == "Package.swift" || PreviewEngine.text(at: "\(folder)/\(path)") != text
      else { continue }
      try CacheFile.write(Array(text.utf8), to: "\(folder)/\(path)")
    }
    // A build that is killed leaves no stamp, so the next call continues it.
    _ = unlink("\(folder)/stamp")
    // The package manager adds to an existing archive, which would keep the objects of files that
    // were renamed or deleted since.
    let archive = "\(folder)/.build/debug/libPreviewEngine.a"
    _ = unlink(archive)
    let log = "\(folder)/log.txt"
    let words = [
      toolchain.packageManager, "build", "--package-path", folder, "--product", "PreviewEngine",
      "--disable-index-store",
    ]
    progress.note("Building the drawing library once for all calls, which takes minutes …")
    progress.step("Building the drawing library, once")
    let ending = try Subprocess.run(words, in: folder, output: log) {
      guard let step = text(at: log).flatMap(lastStep) else { return }
      progress.step("Building the drawing library, once: \(step)")
    }
    guard ending == .exited(0) else { throw PreviewError.engine(log: log, hasFonts: hasFonts) }
    let extract = [toolchain.extractor, archive, "-o", "\(folder)/libraries.txt"]
    guard try Subprocess.run(extract, in: folder, output: log) == .exited(0) else {
      throw PreviewError.engine(log: log, hasFonts: hasFonts)
    }
  }

  /// Returns the last `[n/m]` in the package manager's output.
  static func lastStep(in text: String) -> String? {
    guard let open = text.range(of: "[", options: .backwards),
      let close = text.range(of: "]", range: open.upperBound..<text.endIndex)
    else { return nil }
    let parts = text[open.upperBound..<close.lowerBound].split(separator: "/")
    guard parts.count == 2, parts.allSatisfy({ Int($0) != nil }) else { return nil }
    return "\(parts[0]) of \(parts[1])"
  }

  // MARK: - Inputs of the build

  /// Returns a fingerprint of a program's path and file. A name is looked up in `PATH`.
  private static func fingerprint(of program: String) -> String {
    let folders = (RunEnvironment.process.variables["PATH"] ?? "").split(separator: ":")
    let programs = FilePath.isAbsolute(program) ? [program] : folders.map { "\($0)/\(program)" }
    let path = programs.first { FilePath.exists($0) } ?? program
    var fingerprint = Fingerprint()
    fingerprint.add(file: FilePath.resolved(path) ?? path)
    return fingerprint.text
  }

  private static func stamp(
    package: String,
    compiler: String,
    _ manifest: [(path: String, text: String)]
  ) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(compiler)
    fingerprint.add(file: "\(package)/Package.swift")
    let targets = [
      "CPNG", "CPixels", "Pixels", "Scene", "AssetCatalogs", "CHarfBuzz", "CFriBidi", "CShaping",
      "FontShaping", "Drawing", "DrawingControls", "SwiftUIShim",
    ]
    for name in targets {
      for file in files(below: "\(package)/Sources/\(name)") { fingerprint.add(file: file) }
    }
    for (path, text) in manifest {
      fingerprint.add(path)
      fingerprint.add(text)
    }
    // Builds of earlier versions of the tool have no list of libraries.
    fingerprint.add("libraries.txt")
    return fingerprint.text
  }

  private static func files(below folder: String) -> [String] {
    FolderListing.names(in: folder).sorted().flatMap { name in
      let path = "\(folder)/\(name)"
      return FilePath.isDirectory(path) ? files(below: path) : [path]
    }
  }

  private static func text(at path: String) -> String? {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).map { String(decoding: $0, as: UTF8.self) }
  }
}
