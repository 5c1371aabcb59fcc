import Foundation
import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct ReferenceReaderTests {
  private let folder: TemporaryFolder
  private let reader = ReferenceReader(limit: 1_000)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func finding(_ name: String) -> ReferenceReader.Finding {
    reader.finding(at: "\(folder.path)/\(name)")
  }

  @Test func readsAFile() throws {
    try folder.write("text", to: "a")
    #expect(finding("a") == .bytes(Array("text".utf8)))
  }

  @Test(arguments: [1, 999, 65_536, 65_537, 200_000])
  func comparesATextWithAFileWhileItIsRead(count: Int) throws {
    let reader = ReferenceReader(limit: 1_000_000)
    let text = String(repeating: "a", count: count - 1)
    try folder.write(text + "b", to: "a")
    let path = "\(folder.path)/a"
    #expect(reader.holds(text + "b", at: path))
    #expect(!reader.holds(text + "c", at: path))
    #expect(!reader.holds(text, at: path))
    #expect(!reader.holds(text + "bb", at: path))
    #expect(!ReferenceReader(limit: count - 1).holds(text + "b", at: path))
  }

  @Test func missingFilesDoNotMatch() throws {
    try folder.write("x", to: "folder/file")
    #expect(!reader.holds("x", at: "\(folder.path)/none"))
    #expect(!reader.holds("x", at: "\(folder.path)/folder"))
    #expect(!reader.holds("", at: "\(folder.path)/folder"))
  }

  @Test func distinguishesMissingFromUnreadable() throws {
    try folder.write("", to: "file")
    symlink("nowhere", "\(folder.path)/dangling")
    symlink("loop", "\(folder.path)/loop")
    #expect(finding("none") == .absent)
    #expect(finding("none/deeper") == .absent)
    #expect(finding("dangling") == .problem(.brokenLink))
    #expect(finding("loop") == .problem(.unreachable(.system(ELOOP))))
    #expect(finding("file/inside") == .problem(.unreachable(.system(ENOTDIR))))
  }

  @Test func noLinkOutOfThePackageIsRead() throws {
    try folder.write("secret", to: "elsewhere/secret")
    try folder.write("text", to: "package/text")
    symlink("../elsewhere/secret", "\(folder.path)/package/out")
    symlink("text", "\(folder.path)/package/in")
    let root = "\(folder.path)/package"
    #expect(reader.finding(at: "\(root)/out", inside: root) == .problem(.linkOutside))
    #expect(reader.finding(at: "\(root)/in", inside: root) == .bytes(Array("text".utf8)))
    #expect(!reader.holds("secret", at: "\(root)/out"))
  }

  @Test(.timeLimit(.minutes(10))) func neverWaitsForAPipe() {
    mkfifo("\(folder.path)/pipe", 0o600)
    #expect(finding("pipe") == .problem(.notAFile))
    #expect(reader.finding(at: "/dev/zero") == .problem(.notAFile))
    #expect(reader.finding(at: folder.path) == .problem(.directory))
  }

  @Test func tooLargeFilesAreRefused() throws {
    try folder.write([UInt8](repeating: 0, count: 1_001), to: "large")
    #expect(finding("large") == .problem(.tooLarge(bytes: 1_001, limit: 1_000)))
    #expect(
      "\(ReferenceProblem.tooLarge(bytes: 1_001, limit: 1_000))"
        == "It has 1,001 bytes; the limit is 1,000. "
        + "Set SNAPSHOT_FILE_LIMIT to a larger number of bytes to allow it."
    )
  }
}
