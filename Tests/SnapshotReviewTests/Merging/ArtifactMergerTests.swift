import Foundation
import SnapshotCore
import SnapshotReview
import SnapshotTestSupport
import Testing

@Suite struct ArtifactMergerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func shard(_ name: String, _ snapshot: String, time: Double, text: String) throws {
    let file = ResultsFile(
      artifacts: "\(folder.path)/\(name)",
      root: "/p",
      environment: RunEnvironment(arguments: ["tests", "--filter", name])
    )
    try folder.write(text, to: "\(name)/failures/M/S/\(snapshot)/actual.txt")
    try file.note(
      ResultEntry(
        id: "__Snapshots__/M/S/\(snapshot)",
        status: .changed,
        test: "t",
        folder: "failures/M/S/\(snapshot)",
        files: ["actual": "actual.txt"],
        time: time
      )
    )
    file.finish()
  }

  @Test func theMergedFolderIsComplete() throws {
    try shard("a", "one", time: 1, text: "1")
    try shard("b", "two", time: 2, text: "2")
    let shards = ["a", "b"].map { "\(folder.path)/\($0)" }
    let results = try ArtifactMerger.merge(shards, into: "\(folder.path)/joint")
    #expect(results.entries.map(\.id) == ["__Snapshots__/M/S/one", "__Snapshots__/M/S/two"])
    #expect(results.runs.allSatisfy { $0.end != nil })
    #expect(folder.text(of: "joint/failures/M/S/two/actual.txt") == "2")
    #expect(
      folder.text(of: "joint/index.html")?.components(separatedBy: "src=\"results/").count == 3
    )
  }

  @Test func onlyWhatWasParsedIsWritten() throws {
    try shard("a", "one", time: 1, text: "1")
    try folder.write("pwn()", to: "a/failures/M/S/one/view.js")
    try folder.write("pwn()", to: "a/failures/M/S/one/page.html")
    try folder.write("pwn()", to: "a/results/\" onload=\"pwn().js")
    let name = try #require(
      folder.files().first {
        $0.hasPrefix("a/results/") && $0.hasSuffix(".js") && !$0.contains("pwn")
      }
    )
    try folder.write((folder.text(of: name) ?? "") + "pwn();\n", to: name)
    for output in ["joint", "a"] {
      _ = try ArtifactMerger.merge(["\(folder.path)/a"], into: "\(folder.path)/\(output)")
      let page = try #require(folder.text(of: "\(output)/index.html"))
      #expect(page.components(separatedBy: "src=\"results/").count == 2)
      #expect(!page.contains("onload="))
      let view = folder.text(of: "\(output)/failures/M/S/one/view.js")
      #expect(view == "snapshotView({\"actual\":{\"text\":\"1\"}});\n")
    }
    #expect(!FilePath.exists("\(folder.path)/joint/failures/M/S/one/page.html"))
    let results = folder.files().filter { $0.hasPrefix("joint/results/") }.compactMap(folder.text)
    #expect(results.count == 1 && !results[0].contains("pwn"))
  }

  @Test func noLinkIsFollowedOrCopied() throws {
    try shard("a", "one", time: 1, text: "1")
    try folder.write("secret", to: "elsewhere/secret.txt")
    let actual = "\(folder.path)/a/failures/M/S/one/actual.txt"
    try FileManager.default.removeItem(atPath: actual)
    symlink("../../../../../elsewhere/secret.txt", actual)
    _ = try ArtifactMerger.merge(["\(folder.path)/a"], into: "\(folder.path)/joint")
    #expect(!FilePath.exists("\(folder.path)/joint/failures/M/S/one/actual.txt"))
    try AtomicFile.createDirectory("\(folder.path)/out")
    symlink("\(folder.path)/elsewhere", "\(folder.path)/out/results")
    #expect(throws: FileError.self) {
      try ArtifactMerger.merge(["\(folder.path)/a"], into: "\(folder.path)/out")
    }
    #expect(folder.files().filter { $0.hasPrefix("elsewhere/") } == ["elsewhere/secret.txt"])
  }

  @Test(arguments: [["a", "b"], ["b", "a"]])
  func latestResultOfASnapshotWins(_ order: [String]) throws {
    try shard("a", "one", time: 1, text: "early")
    try shard("b", "one", time: 2, text: "late")
    _ = try ArtifactMerger.merge(order.map { "\(folder.path)/\($0)" }, into: "\(folder.path)/joint")
    #expect(folder.text(of: "joint/failures/M/S/one/actual.txt") == "late")
  }

  @Test func copyingOverlappingFoldersLosesNothing() throws {
    try shard("a", "one", time: 1, text: "1")
    try shard("b", "two", time: 2, text: "2")
    for file in folder.files()
    where file.hasPrefix("b/") && !FilePath.isDirectory("\(folder.path)/\(file)") {
      try folder.write(folder.text(of: file) ?? "", to: "a/" + file.dropFirst(2))
    }
    let results = try ArtifactMerger.merge(["\(folder.path)/a"], into: "\(folder.path)/a")
    #expect(results.failures.count == 2)
  }

  @Test func aFolderWithoutResultsIsNamed() {
    #expect(throws: MergeError.noResults("\(folder.path)/none")) {
      try ArtifactMerger.merge(["\(folder.path)/none"], into: "\(folder.path)/joint")
    }
  }

  private func entry(
    _ id: String,
    folder: String,
    time: Double = 1,
    detail: String = ""
  ) -> ResultEntry {
    ResultEntry(
      id: id,
      status: .changed,
      test: "t",
      detail: detail,
      folder: folder,
      files: ["actual": "actual.txt", "other": "evil.sh"],
      time: time
    )
  }

  private func run(_ name: String) -> ResultRun {
    ResultRun(
      name: name,
      root: "/p",
      began: 1,
      environment: RunEnvironment(arguments: ["tests"])
    )
  }

  private func write(_ lines: [ResultLine], to file: String) throws {
    try folder.write(lines.map(\.text).joined(), to: file)
  }

  private func lines(of file: String) -> [ResultLine] {
    (folder.text(of: file) ?? "").split(separator: "\n").compactMap { ResultLine($0) }
  }

  @Test func entriesReferToArtifactsOnly() throws {
    try write(
      [
        .begin(run("forged")), .result(entry("a", folder: "elsewhere/a")),
        .result(entry("b", folder: "failures/b")),
        .end(ResultEnd(ended: 2, assertions: 2, failures: 2)),
      ],
      to: "a/results/real.js"
    )
    try folder.write("text", to: "a/failures/b/actual.txt")
    _ = try ArtifactMerger.merge(["\(folder.path)/a"], into: "\(folder.path)/joint")
    let lines = lines(of: "joint/results/real.js")
    #expect(lines.count == 4)
    guard case .begin(let begin)? = lines.first, case .result(let a) = lines[1],
      case .result(let b) = lines[2]
    else {
      Issue.record("\(lines)")
      return
    }
    #expect(begin.name == "real")
    #expect(a.folder == "" && a.files == [:])
    #expect(b.folder == "failures/b" && b.files == ["actual": "actual.txt"])
  }

  /// Earlier results of a snapshot have no artifacts, because its folder has those of the latest.
  @Test func onlyTheLatestResultKeepsItsDescription() throws {
    for (name, time) in [("a", 1.0), ("b", 2)] {
      try write(
        [
          .begin(run(name)),
          .result(entry("x", folder: "failures/x", time: time, detail: "+forged")),
        ],
        to: "\(name)/results/\(name).js"
      )
      try folder.write("text of \(name)", to: "\(name)/failures/x/actual.txt")
    }
    let folders = ["a", "b"].map { "\(folder.path)/\($0)" }
    let results = try ArtifactMerger.merge(folders, into: "\(folder.path)/joint")
    #expect(results.entries.map(\.time) == [2])
    guard case .result(let early)? = lines(of: "joint/results/a.js").last,
      case .result(let late)? = lines(of: "joint/results/b.js").last
    else {
      Issue.record("\(folder.files())")
      return
    }
    #expect(early.files == [:] && early.detail == "" && early.time == 1)
    #expect(late.files == ["actual": "actual.txt"] && late.detail == "")
    #expect(folder.text(of: "joint/failures/x/actual.txt") == "text of b")
  }

  /// Of two results with the same time, that of the first folder stays.
  @Test func equalTimesKeepTheFirst() throws {
    for name in ["a", "b"] {
      try write(
        [.begin(run(name)), .result(entry("x", folder: "failures/x"))],
        to: "\(name)/results/\(name).js"
      )
      try folder.write(name, to: "\(name)/failures/x/actual.txt")
    }
    for order in [["a", "b"], ["b", "a"]] {
      let folders = order.map { "\(folder.path)/\($0)" }
      _ = try ArtifactMerger.merge(folders, into: "\(folder.path)/joint\(order[0])")
      #expect(folder.text(of: "joint\(order[0])/failures/x/actual.txt") == order[0])
    }
  }

  /// Two different files with the same name are both kept.
  @Test func equalNamesGetAHash() throws {
    let name = String(repeating: "n", count: 210)
    try write([.begin(run(name)), .result(entry("a", folder: ""))], to: "a/results/\(name).js")
    try write([.begin(run(name)), .result(entry("b", folder: ""))], to: "b/results/\(name).js")
    let folders = ["a", "b", "a"].map { "\(folder.path)/\($0)" }
    let results = try ArtifactMerger.merge(folders, into: "\(folder.path)/joint")
    #expect(results.entries.map(\.id) == ["a", "b"])
    let names = folder.files().filter { $0.hasPrefix("joint/results/") && $0.hasSuffix(".js") }
    #expect(names.count == 2 && names.contains("joint/results/\(name).js"))
    let other = names.first { $0 != "joint/results/\(name).js" } ?? ""
    #expect(other.hasPrefix("joint/results/\(String(repeating: "n", count: 200))-"))
    #expect(!other.hasPrefix("joint/results/\(String(repeating: "n", count: 201))"))
  }

  /// A file without the line of its process is left out.
  @Test func filesMustBeginWithTheirProcess() throws {
    try write([.begin(run("a")), .result(entry("a", folder: ""))], to: "a/results/a.js")
    try write([.result(entry("b", folder: "")), .begin(run("b"))], to: "a/results/b.js")
    let results = try ArtifactMerger.merge(["\(folder.path)/a"], into: "\(folder.path)/joint")
    #expect(results.entries.map(\.id) == ["a"])
    #expect(folder.text(of: "joint/results/b.js") == nil)
  }

  @Test func artifactsThatAreGoneAreRemovedFromTheOutput() throws {
    try write([.begin(run("a")), .result(entry("a", folder: "failures/x"))], to: "a/results/a.js")
    try folder.write("old", to: "joint/failures/x/actual.txt")
    try folder.write("old", to: "joint/failures/x/view.js")
    try folder.write("mine", to: "joint/failures/x/notes.md")
    let left = "joint/results/.snapshot-\(TemporaryFiles.host)-\(Int32.max)-1.tmp"
    try folder.write("half", to: left)
    _ = try ArtifactMerger.merge(["\(folder.path)/a"], into: "\(folder.path)/joint")
    let files = folder.files().filter { $0.hasPrefix("joint/failures/x/") }
    #expect(files == ["joint/failures/x/notes.md"])
    #expect(folder.text(of: left) == nil)
  }

  @Test func aScriptThatIsALinkIsAnError() throws {
    try write([.begin(run("a")), .result(entry("a", folder: "failures/x"))], to: "a/results/a.js")
    try folder.write("pwn()", to: "elsewhere.js")
    try AtomicFile.createDirectory("\(folder.path)/joint/failures")
    symlink("../../elsewhere", "\(folder.path)/joint/failures/x")
    try AtomicFile.createDirectory("\(folder.path)/elsewhere")
    symlink("../elsewhere.js", "\(folder.path)/elsewhere/view.js")
    let error = #expect(throws: FileError.self) {
      try ArtifactMerger.merge(["\(folder.path)/a"], into: "\(folder.path)/joint")
    }
    #expect(error?.reason == .outside("\(folder.path)/joint"))
  }

  @Test func aFolderWithoutResultsIsDescribed() {
    #expect(
      MergeError.noResults("a\u{7}").description
        == "There are no results in a\\u{7}\n"
        + "Run the tests, or pass a folder that contains “results” and “index.html”."
    )
  }
}
