import Foundation
import SnapshotCore
import SnapshotTestSupport
import Synchronization
import Testing

@Suite struct ReferenceReaderTests {
  private let folder: TemporaryFolder
  private let reader = ReferenceReader(limit: 1_000)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func contents(_ name: String) -> ReferenceReader.Contents {
    reader.contents(at: "\(folder.path)/\(name)")
  }

  @Test func readsAFile() throws {
    try folder.write("text", to: "a")
    #expect(contents("a") == .bytes(Array("text".utf8)))
  }

  @Test(arguments: [1, 999, 4_096, 4_097, 65_537, 262_144, 262_145, 600_000])
  func comparesATextWithAFileWhileItIsRead(count: Int) throws {
    let reader = ReferenceReader(limit: 1_000_000)
    let text = String(repeating: "a", count: count - 1)
    try folder.write(text + "b", to: "a")
    let path = "\(folder.path)/a"
    #expect(reader.hasContents(text + "b", at: path))
    #expect(!reader.hasContents(text + "c", at: path))
    #expect(!reader.hasContents(text, at: path))
    #expect(!reader.hasContents(text + "bb", at: path))
    #expect(!ReferenceReader(limit: count - 1).hasContents(text + "b", at: path))
  }

  /// The threads share one buffer, and those that don't get it use smaller ones.
  @Test
  func textsAreComparedByManyThreadsAtOnce() throws {
    let reader = ReferenceReader(limit: 1_000_000)
    let letters = ["a", "b", "c", "d"]
    let texts = letters.map { String(repeating: $0, count: 300_000) }
    for (letter, text) in zip(letters, texts) { try folder.write(text, to: letter) }
    let path = folder.path
    let wrong = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 200) { number in
      let file = "\(path)/\(letters[number % 4])"
      let matches = reader.hasContents(texts[number % 4], at: file)
      let differs = !reader.hasContents(texts[(number + 1) % 4], at: file)
      if !matches || !differs { wrong.withLock { $0 += 1 } }
    }
    #expect(wrong.withLock { $0 } == 0)
  }

  @Test func missingFilesDoNotMatch() throws {
    try folder.write("x", to: "folder/file")
    #expect(!reader.hasContents("x", at: "\(folder.path)/none"))
    #expect(!reader.hasContents("x", at: "\(folder.path)/folder"))
    #expect(!reader.hasContents("", at: "\(folder.path)/folder"))
  }

  @Test func distinguishesMissingFromUnreadable() throws {
    try folder.write("", to: "file")
    symlink("nowhere", "\(folder.path)/dangling")
    symlink("loop", "\(folder.path)/loop")
    #expect(contents("none") == .absent)
    #expect(contents("none/deeper") == .absent)
    #expect(contents("dangling") == .problem(.brokenLink))
    #expect(contents("loop") == .problem(.unreachable(.system(ELOOP))))
    #expect(contents("file/inside") == .problem(.unreachable(.system(ENOTDIR))))
  }

  @Test func noLinkOutOfThePackageIsRead() throws {
    try folder.write("secret", to: "elsewhere/secret")
    try folder.write("text", to: "package/text")
    symlink("../elsewhere/secret", "\(folder.path)/package/out")
    symlink("text", "\(folder.path)/package/in")
    let root = "\(folder.path)/package"
    #expect(reader.contents(at: "\(root)/out", inside: root) == .problem(.linkOutside))
    #expect(reader.contents(at: "\(root)/in", inside: root) == .bytes(Array("text".utf8)))
    #expect(!reader.hasContents("secret", at: "\(root)/out"))
  }

  @Test(.timeLimit(.minutes(10))) func neverWaitsForAPipe() {
    mkfifo("\(folder.path)/pipe", 0o600)
    #expect(contents("pipe") == .problem(.notAFile))
    #expect(reader.contents(at: "/dev/zero") == .problem(.notAFile))
    #expect(reader.contents(at: folder.path) == .problem(.directory))
  }

  @Test func tooLargeFilesAreRefused() throws {
    try folder.write([UInt8](repeating: 0, count: 1_001), to: "large")
    #expect(contents("large") == .problem(.tooLarge(bytes: 1_001, limit: 1_000)))
    #expect(
      "\(ReferenceProblem.tooLarge(bytes: 1_001, limit: 1_000))"
        == "It has 1,001 bytes; the limit is 1,000. "
        + "Set SNAPSHOT_FILE_LIMIT to a larger number of bytes to allow it."
    )
  }

  @Test func anEmptyFileHasNoText() throws {
    try folder.write("", to: "empty")
    #expect(!reader.hasContents("", at: "\(folder.path)/empty"))
    #expect(contents("empty") == .bytes([]))
    try folder.write([UInt8](repeating: 1, count: 1_000), to: "limit")
    #expect(contents("limit") == .bytes([UInt8](repeating: 1, count: 1_000)))
  }

  /// Files in /proc report no size, so they are read until their end.
  @Test func filesWithoutASizeAreRead() throws {
    #if os(Linux)
    guard case .bytes(let bytes) = reader.contents(at: "/proc/self/comm") else {
      Issue.record("It can't be read.")
      return
    }
    #expect(bytes.last == UInt8(ascii: "\n") && bytes.count > 1)
    let limited = ReferenceReader(limit: 1_000_000).contents(at: "/proc/self/stat")
    guard case .bytes(let status) = limited else {
      Issue.record("It can't be read.")
      return
    }
    #expect(String(decoding: status, as: UTF8.self).hasPrefix("\(getpid()) ("))
    guard
      case .problem(.tooLarge(_, 10)) = ReferenceReader(limit: 10).contents(at: "/proc/self/stat")
    else {
      Issue.record("It is larger than the limit.")
      return
    }
    #endif
  }
}
