import Foundation
import SnapshotCore
import Testing

@testable import SnapshotPreview

/// Whole runs, with scripts in place of the compiler and of the program that renders.
@Suite struct PreviewRunTests {
  private let root: PreviewFolder
  private let tools: ScriptedToolchain

  init() throws {
    root = try PreviewFolder()
    tools = try ScriptedToolchain(in: root)
    try root.write("", to: "package/Package.swift")
    try root.write("", to: "package/Sources/SwiftUIShim/PreviewRunner/A.swift")
    try root.write(
      """
      import SwiftUI
      struct Badge: View { var body: some View { Text("x") } }
      #Preview("Red") { Badge() }
      #Preview { Badge() }

      """,
      to: "in/Badge.swift"
    )
    try root.write("p", to: "pictures/1.png")
    try link(list: Self.both)
  }

  private static let both = """
    [{"index":0,"name":"Red","fileID":"Previews/Badge.swift","line":3},\
    {"index":1,"fileID":"Previews/Badge.swift","line":4}]
    """

  /// Sets the program that the compiler links. Each preview has one picture.
  private func link(list: String, digest: String = "d", code: Int = 0) throws {
    try tools.link(
      """
      #!/bin/sh
      case $1 in
      list) echo '\(list)' >"$2"; echo ' no font ' ; exit \(code) ;;
      render) cp "$3" '\(root.path)/request.json'; cp '\(root.path)/pictures/1.png' "$4.png"
        echo '[{"view":1,"scheme":"light","time":0,"width":3,"height":2,"notes":[],"digest":"\(digest)",\
      "file":"'"$4"'.png"}]' >"$4.json" ;;
      sheet) cp "$2" '\(root.path)/sheet.json'; echo sheet >"$3" ;;
      esac

      """
    )
  }

  private func run(
    variables: [String: String] = [:],
    progress: PreviewProgress = PreviewProgress(step: { _ in }, note: { _ in }),
    _ change: (inout PreviewOptions) -> Void = { _ in }
  ) throws -> PreviewReport {
    var options = PreviewOptions()
    options.inputs = ["\(root.path)/in"]
    options.root = root.path
    options.snapshotPackage = "\(root.path)/package"
    options.output = "\(root.path)/out"
    change(&options)
    let environment = RunEnvironment(
      variables: ["XDG_CACHE_HOME": root.path].merging(variables) { $1 }
    )
    return try PreviewRun(
      options,
      progress: progress,
      toolchain: tools.toolchain,
      environment: environment
    )
    .run()
  }

  @Test func everyPreviewIsRendered() throws {
    let report = try run()
    #expect(report.previews.map(\.name) == ["Red", "Badge"])
    #expect(report.previews.map(\.line) == [3, 4])
    #expect(report.previews.map(\.status) == [.rendered, .rendered])
    #expect(
      report.previews.map(\.picture) == [
        "\(root.path)/out/Badge-Red.png", "\(root.path)/out/Badge.png",
      ]
    )
    #expect(report.previews.allSatisfy { $0.isNew && $0.changed })
    #expect(report.files.total == 1 && report.files.compiled == 1)
    #expect(report.page == "\(root.path)/out/index.html")
    #expect(report.sheet == "\(root.path)/out/sheet.png")
    #expect(report.exitCode == 0)
    #expect(root.text(of: "out/Badge.png") == "p")
  }

  @Test func theRequestHasTheOptions() throws {
    try root.write("{}", to: "in/C.xcassets/Contents.json")
    _ = try run { options in
      options.size = (30, 40)
      options.scale = 3
      options.schemes = ["dark"]
      options.times = [1]
      options.timeOfBlankViews = 5
      options.typeSize = "large"
      options.timeout = 7
    }
    let data = Data(try #require(root.text(of: "request.json")).utf8)
    #expect(
      try JSONDecoder().decode(RenderRequest.self, from: data)
        == RenderRequest(
          width: 30,
          height: 40,
          scale: 3,
          schemes: ["dark"],
          times: [1],
          timeOfBlankViews: 5,
          typeSize: "large",
          writesSVG: false,
          writesDisplayList: false,
          timeout: 140,
          catalogs: ["\(root.path)/in/C.xcassets"]
        )
    )
  }

  @Test func anUnchangedInputIsNotRenderedAgain() throws {
    let first = try run()
    let calls = tools.callCount
    let second = try run()
    #expect(tools.callCount == calls)
    #expect(second == first.unchanged)
    #expect(second.previews.allSatisfy { !$0.isNew && !$0.changed })
  }

  @Test(arguments: ["in/Badge.swift", "in/New.swift", "in/C.xcassets/a.json", "in/data.json"])
  func aChangedFileIsRenderedAgain(file: String) throws {
    try root.write("{}", to: "in/C.xcassets/Contents.json")
    _ = try run()
    let calls = tools.callCount
    try root.write("// changed\n", to: file)
    _ = try run()
    #expect(tools.callCount > calls)
  }

  @Test func changedOptionsAndMissingPicturesAreRenderedAgain() throws {
    _ = try run()
    var calls = tools.callCount
    _ = try run { $0.scale = 1 }
    #expect(tools.callCount > calls)
    calls = tools.callCount
    _ = unlink("\(root.path)/out/Badge.png")
    _ = try run { $0.scale = 1 }
    #expect(tools.callCount > calls)
    #expect(root.text(of: "out/Badge.png") == "p")
  }

  @Test func picturesAreComparedWithTheLastRun() throws {
    _ = try run()
    try root.write("// changed\n", to: "in/New.swift")
    #expect(try run().previews.map(\.changed) == [false, false])
    try link(list: Self.both, digest: "e")
    try root.write("// again\n", to: "in/New.swift")
    let report = try run()
    #expect(report.previews.map(\.changed) == [true, true])
    #expect(report.previews.map(\.isNew) == [false, false])
  }

  @Test func picturesOfRemovedPreviewsAreRemoved() throws {
    _ = try run()
    try link(list: #"[{"index":1,"fileID":"Previews/Badge.swift","line":4}]"#)
    try root.write("// changed\n", to: "in/New.swift")
    #expect(try run().previews.map(\.name) == ["Badge"])
    #expect(root.text(of: "out/Badge-Red.png") == nil)
    #expect(root.text(of: "out/Badge.png") == "p")
  }

  @Test func aFilterSelectsByFileAndName() throws {
    _ = try run()
    #expect(try run { $0.filter = "RED" }.previews.map(\.name) == ["Red"])
    // The other picture is kept, and known in the next run.
    #expect(root.text(of: "out/Badge.png") == "p")
    #expect(try run { $0.filter = "badge.swift" }.previews.count == 2)
    #expect(try run { $0.filter = "nothing" }.previews.isEmpty)
    #expect(try run { $0.filter = "" }.previews.count == 2)
    #expect(try run().previews.allSatisfy { !$0.isNew })
  }

  @Test func previewsOfImportedModulesAreNotRendered() throws {
    try root.write("", to: "pkg/Package.swift")
    try root.write("import Kit\n#Preview { 1 }\n", to: "pkg/Sources/App/A.swift")
    try root.write("#Preview { 2 }\n", to: "pkg/Sources/Kit/K.swift")
    try link(
      list: """
        [{"index":0,"fileID":"Previews/A.swift","line":2},\
        {"index":1,"fileID":"Previews/K.swift","line":1}]
        """
    )
    let report = try run { $0.inputs = ["\(root.path)/pkg/Sources/App"] }
    #expect(report.previews.map(\.name) == ["A"])
    #expect(report.files.total == 1)
  }

  @Test func unreadableFilesAreListed() throws {
    try root.write("", to: "in/Large.swift")
    truncate("\(root.path)/in/Large.swift", (4 << 20) + 1)
    let report = try run()
    #expect(
      report.omitted.map(\.message) == ["the file can’t be read, or is larger than 4 MiB"]
    )
    #expect(report.files.total == 2 && report.files.compiled == 1)
    #expect(report.exitCode == 1)
  }

  @Test func resourcesAreLinkedBesideTheProgram() throws {
    try root.write("{}", to: "in/data.json")
    _ = try run()
    let folder = try #require(
      FileManager.default.enumerator(atPath: "\(root.path)/snapshot-preview")?.allObjects
        .compactMap { $0 as? String }.first { $0.hasSuffix("/program/data.json") }
    )
    #expect(folder.hasPrefix("inputs/"))
  }

  @Test func missingInputsAndPackagesAreErrors() throws {
    try root.write("", to: "empty/notes.txt")
    #expect(throws: PreviewError.noSources(["\(root.path)/empty"])) {
      try run { $0.inputs = ["\(root.path)/empty"] }
    }
    #expect(throws: PreviewError.noPackage("\(root.path)/in")) {
      try run { $0.snapshotPackage = "\(root.path)/in" }
    }
    #expect(throws: PreviewError.self) { try run { $0.scale = 0 } }
    #expect(throws: PreviewError.self) { try run(variables: ["SNAPSHOT_FONTS": "/missing"]) }
  }

  @Test func aListThatFailsIsAnError() throws {
    try link(list: "[]", code: 1)
    let error = #expect(throws: PreviewError.self) { try run() }
    #expect(error?.description.hasPrefix("The previews can’t be listed.") == true)
    try link(list: "[]", code: 3)
    #expect(throws: PreviewError.fonts("no font")) { try run { $0.scale = 1 } }
  }

  @Test func fontsAreInputs() throws {
    try root.write("a", to: "fonts/a.ttf")
    let variables = ["SNAPSHOT_FONTS": "\(root.path)/fonts"]
    _ = try run(variables: variables)
    let calls = tools.callCount
    _ = try run(variables: variables)
    #expect(tools.callCount == calls)
    try root.write("b", to: "fonts/b.ttf")
    _ = try run(variables: variables)
    #expect(tools.callCount > calls)
  }

  /// The compiled copy of the file `Badge.swift`.
  private func source() throws -> String? {
    let path = FileManager.default.enumerator(atPath: "\(root.path)/snapshot-preview")?.allObjects
      .compactMap { $0 as? String }.first { $0.hasSuffix("/sources/Badge.swift") }
    return path.flatMap { root.text(of: "snapshot-preview/\($0)") }
  }

  @Test func viewsAreAddedOnRequest() throws {
    _ = try run()
    #expect(try source() == nil, "the file itself is compiled")
    _ = try run { $0.includesViews = true }
    #expect(try source()?.hasSuffix("\n#Preview { Badge() }") == true)
  }

  @Test(arguments: [(true, false), (false, true)])
  func theRequestNamesTheFormats(svg: Bool, displayList: Bool) throws {
    try tools.link(
      """
      #!/bin/sh
      case $1 in
      list) echo '\(Self.both)' >"$2" ;;
      render) cp "$3" '\(root.path)/request.json'; echo '[]' >"$4.json" ;;
      esac

      """
    )
    _ = try run {
      $0.writesSVG = svg
      $0.writesDisplayList = displayList
    }
    let data = Data(try #require(root.text(of: "request.json")).utf8)
    let request = try JSONDecoder().decode(RenderRequest.self, from: data)
    #expect(request.writesSVG == svg && request.writesDisplayList == displayList)
  }

  @Test func filesOfTestsAreNotCompiled() throws {
    try root.write("import XCTest\n#Preview {}\n", to: "in/BadgeTests.swift")
    #expect(try run().files.total == 1)
    try root.write("import Testing\n", to: "tests/A.swift")
    #expect(throws: PreviewError.noSources(["\(root.path)/tests"])) {
      try run { $0.inputs = ["\(root.path)/tests"] }
    }
  }

  @Test func thePackageHasAManifestAndTheProgram() throws {
    try root.write("", to: "first/Package.swift")
    try root.write("", to: "second/Sources/SwiftUIShim/PreviewRunner/A.swift")
    for name in ["first", "second"] {
      #expect(throws: PreviewError.noPackage("\(root.path)/\(name)")) {
        try run { $0.snapshotPackage = "\(root.path)/\(name)" }
      }
    }
  }

  @Test func thePackageIsTheOneThatTheToolWasBuiltFrom() throws {
    _ = try run { $0.snapshotPackage = nil }
    let manifest = FileManager.default.enumerator(atPath: "\(root.path)/snapshot-preview/engines")?
      .allObjects.compactMap { $0 as? String }.first { $0.hasSuffix("/Package.swift") }
    let name = try #require(manifest)
    let text = try #require(root.text(of: "snapshot-preview/engines/\(name)"))
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    #expect(text.contains("path: \"\(package)\")"))
  }

  @Test func theOrderOfInputsDoesNotMatter() throws {
    try root.write("struct A {}\n", to: "other/A.swift")
    let inputs = ["\(root.path)/in", "\(root.path)/other"]
    _ = try run { $0.inputs = inputs }
    _ = try run { $0.inputs = inputs.reversed() }
    let folders = "\(root.path)/snapshot-preview/inputs"
    #expect(FolderListing.names(in: folders).count == 1)
    _ = try run()
    #expect(FolderListing.names(in: folders).count == 2)
  }

  @Test func waitsForAnotherCallWithTheSameOutput() throws {
    _ = try run()
    let key = Fingerprint.text(of: "\(root.path)/out")
    let other = try HeldLock("\(root.path)/snapshot-preview/outputs/\(key)/lock")
    let waiting = "Waiting for another `snapshot preview` with the same output folder …"
    let notes = MessageLog()
    let progress = PreviewProgress(step: { _ in }) {
      notes.add($0)
      // A process that another test starts may hold the lock of the files for a moment.
      if $0 == waiting { other.end() }
    }
    _ = try run(progress: progress)
    #expect(notes.all.last == waiting && notes.all.filter { $0 == waiting }.count == 1)
  }

  @Test func filesOfImportedModulesAreInputs() throws {
    try root.write("", to: "pkg/Package.swift")
    try root.write("import Kit\n#Preview { 1 }\n", to: "pkg/Sources/App/A.swift")
    try root.write("let a = 1\n", to: "pkg/Sources/Kit/K.swift")
    try root.write("{}", to: "pkg/Sources/Kit/data.json")
    try link(list: #"[{"index":0,"fileID":"Previews/A.swift","line":2}]"#)
    let change = { (options: inout PreviewOptions) in
      options.inputs = ["\(root.path)/pkg/Sources/App"]
    }
    _ = try run(change)
    var calls = tools.callCount
    _ = try run(change)
    #expect(tools.callCount == calls)
    for name in ["K.swift", "data.json"] {
      calls = tools.callCount
      try root.write("// changed\n", to: "pkg/Sources/Kit/\(name)")
      _ = try run(change)
      #expect(tools.callCount > calls, "\(name)")
    }
  }
}
