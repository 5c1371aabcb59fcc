import Foundation
import SnapshotCore
import Testing

@testable import SnapshotPreview

/// The renderer with a script in place of the program that it runs.
@Suite struct PreviewRendererTests {
  private static let quiet = PreviewProgress(step: { _ in }, note: { _ in })

  /// Renders one preview with a script, whose third argument is the beginning of its files' names.
  private func outcome(
    of script: String,
    timeout: Double = 60,
    processorTime: Double = 60
  ) throws -> PreviewRenderer.Outcome {
    let root = try PreviewFolder()
    let renderer = try renderer(script, in: root, timeout: timeout, processorTime: processorTime)
    return try #require(try renderer.render([preview(7)]).first)
  }

  private func preview(_ index: Int) -> ListedPreview {
    ListedPreview(index: index, name: nil, fileID: "A/B.swift", line: 1)
  }

  /// Returns a renderer whose program is a script.
  private func renderer(
    _ script: String,
    in root: PreviewFolder,
    timeout: Double = 60,
    processorTime: Double = 60,
    progress: PreviewProgress = quiet
  ) throws -> PreviewRenderer {
    let environment = ["XDG_CACHE_HOME": root.path]
    let cache = try PreviewCache(environment: .init(variables: environment))
    let folder = try ModuleFolder(key: "a", cache: cache, progress: Self.quiet)
    let path = String(folder.runner.dropFirst(root.path.count + 1))
    try root.write("#!/bin/sh\n\(script)\n", to: path, isExecutable: true)
    let request = RenderRequest(
      width: 1,
      height: 1,
      scale: 1,
      schemes: ["light"],
      times: [0],
      writesSVG: false,
      writesDisplayList: false,
      timeout: timeout,
      catalogs: []
    )
    return PreviewRenderer(
      folder: folder,
      request: request,
      processorTime: processorTime,
      progress: progress
    )
  }

  private static let picture =
    #"{"view": 1, "scheme": "light", "time": 0, "width": 1, "height": 1, "notes": []"#

  @Test func picturesMatchTheProgramsList() throws {
    let outcome = try outcome(of: "echo '[\(Self.picture), \"file\": \"a.png\"}]' > \"$4.json\"")
    #expect(outcome.failure == nil)
    #expect(outcome.pictures.map(\.file) == ["a.png"])
  }

  @Test func theArgumentsNameThePreview() throws {
    let outcome = try outcome(of: "echo \"Fatal error: $1 $2 ${3##*/} ${4##*/}\"; exit 1")
    #expect(outcome.failure == "Fatal error: render 7 request.json 7")
  }

  private static let failures: [(script: String, failure: String)] = [
    ("exit 0", "It called `exit(0)`."),
    ("echo '[]' > \"$4.json\"", "The preview has no view."),
    ("kill -XFSZ $$", "It wrote more than 1 GiB of output."),
    (
      "head -c 200000 /dev/zero | tr '\\0' x; echo; echo 'A.swift:3: Fatal error: none'; exit 4",
      "A.swift:3: Fatal error: none"
    ),
    ("echo '[\(picture), \"error\": \"too large\"}]' > \"$4.json\"", "too large"),
    ("exit 3", "The process ended with exit code 3."),
    ("echo 'A.swift:3: Fatal error: none'; exit 4", "A.swift:3: Fatal error: none"),
    ("echo 'A.swift:3: Fatal error: none'; kill -ILL $$", "A.swift:3: Fatal error: none"),
    ("kill -SEGV $$", "It crashed with signal 11, possibly because of endless recursion."),
    ("kill -KILL $$", "It was killed, probably because memory ran out."),
    ("kill -TRAP $$", "It crashed with signal 5."),
    ("kill -ALRM $$", "It didn’t end within 60 s. Pass a larger --timeout."),
    (
      "echo 'Fatal error: first'; echo; echo 'Fatal error: last'; echo; exit 1", "Fatal error: last"
    ),
  ]

  @Test(arguments: failures)
  func failureReportsItsCause(script: String, failure: String) throws {
    #expect(try outcome(of: script).failure == failure)
  }

  @Test func aProgramThatHangsIsKilled() throws {
    let outcome = try outcome(of: "exec sleep 60", timeout: 0.25)
    #expect(outcome.failure == "It didn’t end within 0.25 s. Pass a larger --timeout.")
  }

  #if os(Linux)
  @Test func aProgramThatWaitsIsKilled() throws {
    let outcome = try outcome(of: "exec sleep 60", processorTime: 0.5)
    #expect(
      outcome.failure
        == "It waited for 0.5 s without computing. Pass a larger --timeout if it has to."
    )
  }
  #endif

  @Test func aProgramThatNeverStopsComputingIsKilled() throws {
    let outcome = try outcome(of: "while :; do :; done", processorTime: 0.5)
    #expect(
      outcome.failure == "It used more than 1 s of processor time. Pass a larger --timeout."
    )
  }

  @Test func theProcessorTimeIsRoundedUp() throws {
    let outcome = try outcome(of: "echo \"Fatal error: $(ulimit -t)\"; exit 1", processorTime: 1.5)
    #expect(outcome.failure == "Fatal error: 2")
  }

  @Test func aLongMessageIsCut() throws {
    let line = "Fatal error: " + String(repeating: "x", count: 600)
    let failure = try #require(try outcome(of: "echo '\(line)'; exit 1").failure)
    #expect(failure.hasPrefix(String(line.prefix(499))) && failure.count < 520)
  }

  @Test func filesOfEarlierRenderingsAreRemoved() throws {
    let root = try PreviewFolder()
    let renderer = try renderer("echo text", in: root)
    let pictures = "\(renderer.folder.path)/pictures"
    try renderer.folder.write(Array("[]".utf8), to: "\(pictures)/7.json")
    let outcomes = try renderer.render([preview(7)])
    #expect(outcomes.map(\.failure) == ["It called `exit(0)`."])
    #expect(FolderListing.names(in: pictures).isEmpty, "the log is removed, too")
  }

  @Test func outcomesAreInTheOrderOfThePreviews() throws {
    let root = try PreviewFolder()
    let steps = MessageLog()
    let renderer = try renderer(
      "echo \"Fatal error: $2\"; exit 1",
      in: root,
      progress: .init(step: { steps.add($0) }, note: { _ in })
    )
    let outcomes = try renderer.render([5, 3, 9, 4].map(preview))
    #expect(outcomes.map(\.failure) == [5, 3, 9, 4].map { "Fatal error: \($0)" })
    #expect(steps.all == (1...4).map { "Rendering \($0) of 4" })
    #expect(try renderer.render([]).isEmpty)
  }

  @Test func oneProcessRunsPerProcessor() throws {
    let root = try PreviewFolder()
    let renderer = try renderer(
      """
      index=$2
      touch "run.$index"
      set -- run.*
      echo "Fatal error: $#"
      sleep 0.05
      rm "run.$index"
      exit 1
      """,
      in: root
    )
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let outcomes = try renderer.render((0..<2 * cores + 2).map(preview))
    let counts = outcomes.compactMap { outcome in
      outcome.failure.flatMap { Int($0.dropFirst("Fatal error: ".count)) }
    }
    #expect(counts.count == outcomes.count)
    #expect(counts.allSatisfy { $0 <= cores })
  }

  // MARK: - List and sheet

  @Test func thePreviewsAreThoseOfTheProgram() throws {
    let root = try PreviewFolder()
    let renderer = try renderer(
      "test $1 = list && echo '[{\"index\": 1, \"fileID\": \"A/B.swift\", \"line\": 2}]' > \"$2\"",
      in: root
    )
    let listed = try renderer.list()
    #expect(listed.map(\.index) == [1] && listed.map(\.line) == [2])
    #expect(listed.map(\.fileID) == ["A/B.swift"] && listed.map(\.name) == [nil])
  }

  @Test(arguments: [
    "exit 0", "exit 1", "while :; do :; done", "exec sleep 600", "echo '[]' > $2; exit 1",
  ])
  func aListThatFailsIsAnError(script: String) throws {
    let root = try PreviewFolder()
    let renderer = try renderer(script, in: root, timeout: 0.25)
    try renderer.folder.write(Array("[]".utf8), to: "\(renderer.folder.path)/list.json")
    #expect(throws: PreviewError.list(log: renderer.folder.log)) { try renderer.list() }
  }

  @Test func fontsThatCannotBeReadAreAnError() throws {
    let root = try PreviewFolder()
    let renderer = try renderer("echo; echo ' no font '; exit 3", in: root)
    #expect(throws: PreviewError.fonts("no font")) { try renderer.list() }
  }

  @Test(arguments: [
    ("echo \"$1\" > \"$3\"", true), ("echo 1 > \"$3\"; exit 1", false), ("exit 0", false),
  ])
  func aSheetExistsIfTheProgramWroteIt(script: String, exists: Bool) throws {
    let root = try PreviewFolder()
    let renderer = try renderer(script, in: root)
    let path = "\(renderer.folder.path)/sheet.png"
    try renderer.folder.write([1], to: path)
    let entry = SheetEntry(name: "A", path: "/a.png", reason: nil)
    #expect(try renderer.sheet([entry]) == (exists ? path : nil))
    if exists { #expect(renderer.folder.text(at: path) == "sheet\n") }
    #expect(
      renderer.folder.text(at: "\(renderer.folder.path)/sheet.json").contains("\"name\":\"A\"")
    )
  }
}
