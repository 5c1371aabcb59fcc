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
    let renderer = PreviewRenderer(
      folder: folder,
      request: request,
      processorTime: processorTime,
      progress: Self.quiet
    )
    let preview = ListedPreview(index: 7, name: nil, fileID: "A/B.swift", line: 1)
    return try #require(try renderer.render([preview]).first)
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
}
