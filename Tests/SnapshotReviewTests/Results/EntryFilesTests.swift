import Foundation
import SnapshotCore
import SnapshotReview
import SnapshotTestSupport
import Testing

/// The files of an entry in a folder of artifacts that may come from another machine.
@Suite struct EntryFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func entry(_ files: [String: String], folder: String = "failures/M/t") -> ResultEntry {
    ResultEntry(id: "a", status: .changed, test: "t", folder: folder, files: files)
  }

  @Test func limitsHaveDefaults() {
    #expect(EntryFiles(artifacts: "/a").limit == 268_435_456)
    #expect(Acceptance(root: "/r", artifacts: "/a").fileLimit == 268_435_456)
    #expect(Acceptance(root: "/r", artifacts: "/a", fileLimit: 3).files.limit == 3)
    #expect(Acceptance(root: "/r", artifacts: "/a").files.artifacts == "/a")
  }

  @Test func filesAreReadUpToTheLimit() throws {
    try folder.write("abc", to: "failures/M/t/actual.txt")
    let entry = entry(["actual": "actual.txt"])
    let bytes = { EntryFiles(artifacts: self.folder.path, limit: $0).bytes(.actual, of: entry) }
    #expect(bytes(3) == Array("abc".utf8))
    #expect(bytes(2) == nil)
    let files = EntryFiles(artifacts: folder.path)
    #expect(files.bytes(.reference, of: entry) == nil)
    #expect(files.bytes(named: "actual.txt", of: entry) == Array("abc".utf8))
    #expect(files.bytes(named: "other.txt", of: entry) == nil)
    #expect(files.bytes(named: "actual.png", of: entry) == nil)
  }

  @Test(arguments: [
    ("actual", true), ("actual.txt", true), ("reference.tar.gz", true), ("difference.png", true),
    ("mask.png", true), ("Actual.txt", false), ("actual txt", false), ("xactual.txt", false),
    ("actualx.txt", false), (".actual", false), ("actual/x", false), ("", false),
    ("view.js", false),
  ])
  func artifactsAreNamedAfterTheirRole(_ name: String, _ isArtifact: Bool) {
    #expect(EntryFiles.isArtifact(name) == isArtifact)
  }

  @Test(arguments: [
    ("failures/a", true), ("failures/a/b/c", true), ("failures", false), ("failure/a", false),
    ("a/failures", false), ("", false), ("failures/../a", false), ("/failures/a", false),
  ])
  func foldersAreBelowFailures(_ path: String, _ isFolder: Bool) {
    #expect(EntryFiles.folder(of: entry([:], folder: path))?.text == (isFolder ? path : nil))
  }

  @Test func oneRemainingFileOfAnEntryIsEnough() throws {
    let files = EntryFiles(artifacts: folder.path)
    #expect(!files.remain(of: entry(["actual": "actual.txt"])))
    try folder.write("x", to: "failures/M/t/reference.txt")
    #expect(!files.remain(of: entry(["actual": "actual.txt"])))
    #expect(!files.remain(of: entry([:])))
    #expect(files.remain(of: entry(["actual": "actual.txt", "reference": "reference.txt"])))
    #expect(!files.remain(of: entry(["reference": "reference.txt"], folder: "failures")))
  }

  @Test func artifactsHaveTheirExtension() throws {
    for name in ["actual.tar.gz", "reference", "other.txt"] {
      try folder.write(name, to: "failures/M/t/\(name)")
    }
    let found = EntryFiles(artifacts: folder.path).artifacts(
      of: entry(["a": "actual.tar.gz", "r": "reference", "o": "other.txt", "m": "mask.png"])
    )
    #expect(
      found == [
        "a": Artifact(.actual, bytes: Array("actual.tar.gz".utf8), pathExtension: "tar.gz"),
        "r": Artifact(.reference, bytes: Array("reference".utf8), pathExtension: ""),
      ]
    )
  }
}
