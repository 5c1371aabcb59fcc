import Foundation
import SnapshotCore
import Testing

@testable import SnapshotPreview

/// The build of the drawing library, with scripts in place of the package manager.
@Suite struct PreviewEngineBuildTests {
  private let root: PreviewFolder
  private let cache: PreviewCache
  private let tools: ScriptedToolchain
  private let notes = MessageLog()

  init() throws {
    root = try PreviewFolder()
    cache = try PreviewCache(environment: .init(variables: ["XDG_CACHE_HOME": root.path]))
    tools = try ScriptedToolchain(in: root)
    try root.write("// manifest\n", to: "package/Package.swift")
    try root.write("// source\n", to: "package/Sources/Drawing/A/B.swift")
  }

  private func engine(
    hasFonts: Bool = false,
    compiler: String? = nil,
    onMessage: @escaping @Sendable (String) -> Void = { _ in }
  ) throws -> PreviewEngine {
    let notes = notes
    var toolchain = tools.toolchain
    if let compiler { toolchain.compiler = compiler }
    let show: @Sendable (String) -> Void = {
      notes.add($0)
      onMessage($0)
    }
    return try PreviewEngine(
      package: "\(root.path)/package",
      hasFonts: hasFonts,
      cache: cache,
      toolchain: toolchain,
      progress: PreviewProgress(step: show, note: show)
    )
  }

  private var buildCount: Int { tools.text(of: "manager.calls")?.split(separator: "\n").count ?? 0 }

  @Test func theLibraryIsBuiltOnceInTheCache() throws {
    let engine = try engine()
    #expect(engine.folder.hasPrefix("\(root.path)/snapshot-preview/engines/"))
    #expect(
      tools.text(of: "manager.calls")
        == "build --package-path \(engine.folder) --product PreviewEngine --disable-index-store\n"
    )
    #expect(
      tools.text(of: "extractor.calls")
        == "\(engine.folder)/.build/debug/libPreviewEngine.a -o \(engine.folder)/libraries.txt\n"
    )
    #expect(
      notes.all.prefix(2) == [
        "Building the drawing library once for all calls, which takes minutes …",
        "Building the drawing library, once",
      ]
    )
    #expect(engine.linkerArguments.suffix(3) == ["-lfoo", "-lpng", "-lz"])
    let manifest = try String(contentsOfFile: "\(engine.folder)/Package.swift", encoding: .utf8)
    #expect(manifest.contains("path: \"\(root.path)/package\")"))
    let again = try self.engine()
    #expect(buildCount == 1)
    #expect(again.folder == engine.folder && again.stamp == engine.stamp)
  }

  @Test func progressOfTheBuildIsShown() throws {
    _ = try engine()
    let steps = notes.all.dropFirst(2)
    #expect(steps.allSatisfy { $0 == "Building the drawing library, once: 3 of 9" })
  }

  @Test(arguments: [
    "Package.swift", "Sources/Drawing/A/B.swift", "Sources/CPNG/x.c", "Sources/CPixels/x.c",
    "Sources/Pixels/x.swift", "Sources/Scene/x.swift", "Sources/AssetCatalogs/x.swift",
    "Sources/CHarfBuzz/x.h", "Sources/CFriBidi/x.h", "Sources/CShaping/x.c",
    "Sources/FontShaping/x.swift", "Sources/DrawingControls/x.swift",
    "Sources/SwiftUIShim/a/b/x.swift",
  ])
  func aChangedSourceIsBuilt(file: String) throws {
    let before = try engine().stamp
    try root.write("// changed\n", to: "package/\(file)")
    #expect(try engine().stamp != before)
    #expect(buildCount == 2)
  }

  @Test func otherFilesAreNotSources() throws {
    let before = try engine().stamp
    try root.write("// changed\n", to: "package/Sources/Snapshot/A.swift")
    #expect(try engine().stamp == before)
    #expect(buildCount == 1)
  }

  @Test func anotherCompilerHasItsOwnLibrary() throws {
    let folder = try engine().folder
    try root.write("#!/bin/sh\n", to: "tools/compiler", isExecutable: true)
    #expect(try engine().folder != folder)
  }

  @Test func fontsNeedTheirOwnLibrary() throws {
    let plain = try engine()
    let fonts = try engine(hasFonts: true)
    #expect(plain.folder != fonts.folder)
    #expect(!plain.hasFonts && fonts.hasFonts)
    #expect(fonts.linkerArguments.suffix(2) == ["-lharfbuzz", "-lfribidi"])
    #expect(
      fonts.compilerArguments.suffix(6).prefix(2)
        == [
          "-Xcc", "-fmodule-map-file=\(fonts.folder)/.build/debug/CShaping.build/module.modulemap",
        ]
    )
    let manifest = try String(contentsOfFile: "\(fonts.folder)/Package.swift", encoding: .utf8)
    #expect(manifest.contains("package\", traits: [.defaults, \"Fonts\"])"))
  }

  @Test func theCompilerFindsModulesAndMacros() throws {
    let engine = try engine()
    let products = "\(engine.folder)/.build/debug"
    #expect(
      engine.compilerArguments == [
        "-I", "\(products)/Modules", "-load-plugin-executable",
        "\(products)/SwiftUIMacros-tool#SwiftUIMacros",
        "-Xcc", "-fmodule-map-file=\(products)/CPixels.build/module.modulemap",
        "-Xcc", "-fmodule-map-file=\(products)/CPreviews.build/module.modulemap",
        "-Xfrontend", "-import-module", "-Xfrontend", "PreviewResources",
      ]
    )
  }

  @Test(arguments: ["manager", "extractor"])
  func aFailedBuildIsTriedAgain(program: String) throws {
    try tools.write("\(program).fails")
    for _ in 0..<2 {
      let error = #expect(throws: PreviewError.self) { try engine(hasFonts: true) }
      guard case .engine(let log, let hasFonts)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(log.hasSuffix("/log.txt") && hasFonts)
    }
    tools.remove("\(program).fails")
    _ = try engine(hasFonts: true)
    #expect(buildCount == 3)
  }

  @Test func anOldArchiveIsRemoved() throws {
    let folder = try engine().folder
    let archive = "\(folder)/.build/debug/libPreviewEngine.a"
    try AtomicFile.createDirectory("\(folder)/.build/debug", isDurable: false)
    try AtomicFile.publish([1], at: archive)
    try root.write("// changed\n", to: "package/Package.swift")
    _ = try engine()
    #expect(!FilePath.exists(archive))
  }

  /// The package manager looks for added files only if the manifest is new.
  @Test func onlyTheManifestIsAlwaysWritten() throws {
    let folder = try engine().folder
    let number = { (name: String) in
      try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.systemFileNumber]
        as? Int
    }
    let (manifest, entry) = ("Package.swift", "Sources/PreviewEngine/Entry.swift")
    let keep = try FileHandle(forReadingFrom: URL(fileURLWithPath: "\(folder)/\(manifest)"))
    let before = (try number(manifest), try number(entry))
    try root.write("// changed\n", to: "package/Package.swift")
    _ = try engine()
    #expect(try number(manifest) != before.0)
    #expect(try number(entry) == before.1)
    try keep.close()
  }

  @Test func aStepOfTheBuildIsShownImmediately() throws {
    try root.write(
      """
      #!/bin/sh
      echo "[1/9] a [3/9] b"
      n=0
      while [ ! -e "$0.go" ] && [ $n -lt 2000 ]; do sleep 0.01; n=$((n+1)); done
      test -e "$0.go"

      """,
      to: "tools/manager",
      isExecutable: true
    )
    let go = "\(root.path)/tools/manager.go"
    _ = try engine {
      if $0 == "Building the drawing library, once: 3 of 9" {
        #expect(FileManager.default.createFile(atPath: go, contents: nil))
      }
    }
    #expect(FilePath.exists(go))
  }

  /// The folder of a library in the cache.
  private func folder(_ texts: String...) -> String {
    var fingerprint = Fingerprint()
    for text in ["\(root.path)/package"] + texts { fingerprint.add(text) }
    return "\(root.path)/snapshot-preview/engines/\(fingerprint.text)"
  }

  private func fingerprint(ofFile path: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(file: path)
    return fingerprint.text
  }

  @Test func theFolderDependsOnThePackageTheCompilerAndTheFonts() throws {
    let compiler = fingerprint(ofFile: tools.toolchain.compiler)
    #expect(try engine().folder == folder(compiler))
    #expect(try engine(hasFonts: true).folder == folder(compiler, "Fonts"))
  }

  @Test func theCompilerIsLookedUpInThePath() throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let shell = try #require(folders.map { "\($0)/sh" }.first { FilePath.exists($0) })
    let file = try #require(FilePath.resolved(shell))
    #expect(try engine(compiler: "sh").folder == folder(fingerprint(ofFile: file)))
    let missing = fingerprint(ofFile: "no-such-compiler")
    #expect(try engine(compiler: "no-such-compiler").folder == folder(missing))
  }

  @Test func theStampDependsOnTheCompilerAndTheManifest() throws {
    let stamps = try [engine(), engine(hasFonts: true), engine(compiler: "sh")].map(\.stamp)
    #expect(Set(stamps).count == 3)
  }

  @Test func aFailedBuildIsNotCurrent() throws {
    let folder = try engine().folder
    #expect(FilePath.exists("\(folder)/stamp"))
    try root.write("// changed\n", to: "package/Package.swift")
    try tools.write("manager.fails")
    #expect(throws: PreviewError.engine(log: "\(folder)/log.txt", hasFonts: false)) { try engine() }
    #expect(!FilePath.exists("\(folder)/stamp"))
  }

  private static let waiting = "Waiting for another process that builds the drawing library …"

  @Test func waitsForAnotherBuild() throws {
    let folder = try engine().folder
    let other = try HeldLock("\(folder)/lock", isShared: false)
    _ = try engine { _ in other.end() }
    #expect(notes.all.filter { $0 == Self.waiting }.count == 1)
    #expect(buildCount == 1)
  }

  @Test func aLibraryBuiltByAnotherProcessIsNotBuiltAgain() throws {
    var first: PreviewEngine? = try engine()
    let (folder, stamp) = try #require(first.map { ($0.folder, $0.stamp) })
    first = nil
    _ = unlink("\(folder)/stamp")
    let other = try HeldLock("\(folder)/lock", isShared: true)
    let second = try engine { _ in
      #expect(FileManager.default.createFile(atPath: "\(folder)/stamp", contents: Data(stamp.utf8)))
      other.end()
    }
    #expect(second.stamp == stamp && buildCount == 1)
    #expect(notes.all.last == Self.waiting)
  }

  @Test func theFilesOfTheLibraryAreComplete() throws {
    let folder = try engine().folder
    let text = { (name: String) in
      try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }
    #expect(
      try text("Package.swift") == """
        // swift-tools-version: 6.1
        import PackageDescription

        let shim: Target.Dependency = .product(name: "SwiftUIShim", package: "Snapshot")
        let package = Package(
          name: "PreviewEngine",
          platforms: [.macOS(.v15)],
          products: [
            .library(
              name: "PreviewEngine",
              type: .static,
              targets: ["PreviewEngine", "PreviewResources"]
            )
          ],
          dependencies: [.package(name: "Snapshot", path: "\(root.path)/package")],
          targets: [
            .target(
              name: "PreviewEngine",
              dependencies: [
                shim, .product(name: "UIKitShim", package: "Snapshot"),
                .product(name: "PreviewRunner", package: "Snapshot"),
              ]
            ),
            .target(name: "PreviewResources", dependencies: [shim]),
          ]
        )

        """
    )
    #expect(try text("Sources/PreviewEngine/Entry.swift").hasPrefix("import PreviewRunner\n"))
    #expect(
      try text("Sources/PreviewResources/Bundle+Module.swift")
        .hasPrefix("// On Apple platforms, Foundation includes these modules.\n@_exported public")
    )
    let special = EngineManifest.files(package: #"/a"b\c"#, hasFonts: false)[0].text
    #expect(special.contains(#"path: "/a\"b\\c")"#))
  }
}
