import SnapshotCore
import SnapshotReview
import SnapshotTestSupport
import Testing

@Suite struct VerifiedEntryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func verified(
    _ status: ResultEntry.Status = .changed,
    reference: [UInt8]?,
    actual: [UInt8]?,
    detail: String
  ) throws -> VerifiedEntry {
    var entry = ResultEntry(id: "a", status: status, test: "t", detail: detail)
    entry.folder = "failures/M/a"
    for (name, bytes) in [("reference", reference), ("actual", actual)] {
      guard let bytes else { continue }
      try folder.write(bytes, to: "failures/M/a/\(name).txt")
      entry.files[name] = "\(name).txt"
    }
    return VerifiedEntry(entry, in: EntryFiles(artifacts: folder.path))
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func aTextHasTheDifferenceOfItsFiles() throws {
    let shown = try verified(reference: bytes("a\nb\n"), actual: bytes("a\nc\n"), detail: "+b")
    #expect(shown.entry.detail == "@@ -1,2 +1,2 @@\n a\n-b\n+c")
    #expect(shown.entry.files["difference"] == "difference.diff")
    #expect(shown.artifacts.keys.sorted() == ["actual", "difference", "reference"])
  }

  @Test func dataHaveTheDifferenceOfTheirBytes() throws {
    let shown = try verified(reference: [0, 1], actual: [0, 2], detail: "-00 03\n+00 04")
    #expect(shown.entry.detail.contains("+00000000  00 02"))
    #expect(!shown.entry.detail.contains("04 "))
  }

  @Test func aDescriptionOfNothingToAcceptIsKept() throws {
    #expect(try verified(.failed, reference: nil, actual: nil, detail: "x").entry.detail == "x")
    #expect(try verified(reference: bytes("a"), actual: nil, detail: "x").entry.detail == "x")
    let damaged = try verified(.damaged, reference: nil, actual: bytes("a"), detail: "x")
    #expect(damaged.entry.detail == "x")
  }

  @Test func ofPicturesOnlyNumbersOfFramesAreKept() throws {
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
    let frame =
      "frame 5 at 0.4 s: 3 of 60,000 pixels differ (6.25 %), 0 allowed, worst 7/255 at "
      + "(0, 0), within x 0…1, y 0…1"
    let detail = "reviewed, harmless\n\(frame)\nframe 6: accepted by the owner"
    let shown = try verified(reference: picture, actual: picture + [1], detail: detail)
    #expect(shown.entry.detail == frame)
  }

  @Test(arguments: [ResultEntry.Status.changed, .missing, .new])
  func aDescriptionWithoutAReferenceIsRemoved(_ status: ResultEntry.Status) throws {
    let shown = try verified(status, reference: nil, actual: bytes("a"), detail: "+x")
    #expect(shown.entry.detail == "" && shown.entry.files == ["actual": "actual.txt"])
    #expect(shown.artifacts == ["actual": Artifact(.actual, bytes: [97], pathExtension: "txt")])
  }

  @Test(arguments: [ResultEntry.Status.passed, .recorded, .tolerated, .failed, .damaged])
  func otherDescriptionsAreKept(_ status: ResultEntry.Status) throws {
    let shown = try verified(status, reference: bytes("b"), actual: bytes("a"), detail: "+x")
    #expect(shown.entry.detail == "+x")
    #expect(shown.artifacts.keys.sorted() == ["actual", "reference"])
  }

  @Test func equalFilesHaveNoDifference() throws {
    let shown = try verified(reference: bytes("a"), actual: bytes("a"), detail: "+x")
    #expect(shown.entry.detail == "")
    #expect(shown.entry.files == ["actual": "actual.txt", "reference": "reference.txt"])
  }

  /// A zero among the first 8,000 bytes of either file makes both data.
  @Test(arguments: [(7_999, true), (8_000, false)])
  func aZeroAtTheStartMeansData(offset: Int, isData: Bool) throws {
    var zeros = [UInt8](repeating: 97, count: 8_002)
    zeros[offset] = 0
    let text = [UInt8](repeating: 97, count: 8_001)
    let name = isData ? "difference.txt" : "difference.diff"
    let first = try verified(reference: zeros, actual: text, detail: "")
    #expect(first.entry.files["difference"] == name)
    let second = try verified(reference: text, actual: zeros, detail: "")
    #expect(second.entry.files["difference"] == name)
  }

  @Test(arguments: [
    "frame 1 at s ms of pixels", "frame 1: pixel differ differs allowed worst within x y",
  ])
  func allWordsAboutFramesAreKept(_ line: String) throws {
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
    let shown = { (detail: String) in
      try self.verified(reference: picture, actual: picture + [1], detail: detail).entry.detail
    }
    #expect(
      try shown("\(line)\n\(line) 0123456789.,:()%/…−-") == "\(line)\n\(line) 0123456789.,:()%/…−-"
    )
    #expect(try shown("at \(line)\n\(line)") == line)
    #expect(try shown("\(line) fine\nx\(line)\n\(line)!") == "")
    let long = line + String(repeating: " ", count: 299 - line.utf8.count)
    #expect(try shown(long) == long)
    #expect(try shown(long + " ") == "")
  }

  @Test func aPictureIsComparedWithATextAsData() throws {
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0]
    let shown = try verified(reference: bytes("a"), actual: picture, detail: "frame 1")
    #expect(shown.entry.detail != "frame 1" && shown.entry.detail.contains("89 50 4e 47"))
  }

  /// A file of the difference is shown only if it is the generated one.
  @Test func otherDifferencesAreNotShown() throws {
    var entry = try verified(reference: bytes("a\n"), actual: bytes("b\n"), detail: "").entry
    let files = EntryFiles(artifacts: folder.path)
    #expect(!entry.detail.isEmpty)
    #expect(files.verified(entry).files.keys.sorted() == ["actual", "reference"])
    let verified = VerifiedEntry(entry, in: files)
    let difference = try #require(verified.artifacts["difference"])
    try folder.write(difference.bytes, to: "failures/M/a/difference.diff")
    #expect(files.verified(entry).files.keys.sorted() == ["actual", "difference", "reference"])
    try folder.write(difference.bytes + [97], to: "failures/M/a/difference.diff")
    #expect(files.verified(entry).files.keys.sorted() == ["actual", "reference"])
    entry.files["mask"] = "mask.png"
    #expect(files.verified(entry).files["mask"] == "mask.png")
    #expect(files.verified(entry).detail == "@@ -1,1 +1,1 @@\n-a\n+b")
  }
}
