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

  @Test func tellsAbsentFromBroken() throws {
    try folder.write("", to: "file")
    symlink("nowhere", "\(folder.path)/dangling")
    symlink("loop", "\(folder.path)/loop")
    #expect(finding("none") == .absent)
    #expect(finding("none/deeper") == .absent)
    #expect(finding("dangling") == .problem(.brokenLink))
    #expect(finding("loop") == .problem(.unreachable(.system(ELOOP))))
    #expect(finding("file/inside") == .problem(.unreachable(.system(ENOTDIR))))
  }

  @Test(.timeLimit(.minutes(1))) func neverWaitsForAPipe() {
    mkfifo("\(folder.path)/pipe", 0o600)
    #expect(finding("pipe") == .problem(.notAFile))
    #expect(reader.finding(at: "/dev/zero") == .problem(.notAFile))
    #expect(reader.finding(at: folder.path) == .problem(.directory))
  }

  @Test func refusesWhatIsTooLargeByName() throws {
    try folder.write([UInt8](repeating: 0, count: 1_001), to: "large")
    #expect(finding("large") == .problem(.tooLarge(bytes: 1_001, limit: 1_000)))
    #expect(
      "\(ReferenceProblem.tooLarge(bytes: 1_001, limit: 1_000))"
        == "It has 1,001 bytes; the limit is 1,000. "
        + "Set SNAPSHOT_FILE_LIMIT to a larger number of bytes to allow it."
    )
  }
}
