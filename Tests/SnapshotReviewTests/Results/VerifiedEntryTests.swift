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
}
