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
}
