import Drawing
import Foundation
import Pixels
import Snapshot
import SnapshotCore
import Testing

/// Pictures that are compared before they are encoded.
@Suite struct UnencodedPictureTests {
  private let playground: Playground
  private let picture: Bitmap

  init() throws {
    playground = try Playground()
    let bytes = (0..<16 * 16 * 4).map { $0 % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: $0 * 7) }
    picture = try #require(Bitmap(width: 16, height: 16, bytes: bytes))
  }

  /// Replaces the reference with a file and returns the verdict on a value.
  private func verdict<Value, Format>(
    _ reference: [UInt8],
    _ value: Value,
    as strategy: Snapshotting<Value, Format>,
    _ variables: [String: String]
  ) throws -> SnapshotVerdict {
    let compare = { verifySnapshot(of: value, as: strategy, named: "x") }
    // A value that can't be rendered has no path, so the path of the picture is used.
    let unrecorded = playground.run(["SNAPSHOT_RECORD": "never"]) {
      verifySnapshot(of: picture, as: .png, named: "x")
    }
    let path = try #require(unrecorded.reference)
    try AtomicFile.createDirectory(FilePath.directory(of: path))
    try AtomicFile.publish(reference, at: path)
    return playground.run(variables) { compare() }
  }

  static let environments: [[String: String]] = [[:], ["CI": "1"]]

  /// Returns the file without its last chunk before IEND, which contains the digests.
  private func withoutDigests(_ file: [UInt8]) -> [UInt8] {
    Array(file.dropLast(12 + 12 + 33)) + file.suffix(12)
  }

  @Test(arguments: environments)
  func aReferenceWithoutDigestsPassesByItsPixels(_ variables: [String: String]) throws {
    let file = withoutDigests(try PNG.encode(picture, scale: 2))
    #expect(PNG.matches(file: file, picture) == nil)
    #expect(try verdict(file, picture, as: .png, variables).kind == .matched)
  }

  @Test(arguments: environments)
  func anotherDensityPasses(_ variables: [String: String]) throws {
    let file = try PNG.encode(picture, scale: 3)
    #expect(try verdict(file, picture, as: .png, variables).kind == .matched)
  }

  @Test(arguments: environments, [40, 100, 300])
  func damageIsFoundDespiteCorrectPixelDigests(
    _ variables: [String: String],
    at offset: Int
  ) throws {
    var file = try PNG.encode(picture)
    try #require(offset < file.count - 60)
    file[offset] ^= 1
    let kind = try verdict(file, picture, as: .png, variables).kind
    guard case .unreadable(let sentence) = kind else {
      Issue.record("\(kind)")
      return
    }
    #expect(sentence.hasPrefix("It is damaged: "))
  }

  @Test(arguments: environments)
  func truncatedReferenceIsDamaged(_ variables: [String: String]) throws {
    let file = Array(try PNG.encode(picture).dropLast(3))
    guard case .unreadable = try verdict(file, picture, as: .png, variables).kind else {
      Issue.record("It counts as a picture.")
      return
    }
  }

  @Test func aForgedDigestFailsIfDigestsAreVerified() throws {
    let forged = try DeceptiveReferenceTests.fixture("digest")
    let pixels = (0..<64).flatMap { _ in [0, 128, 0, 255] as [UInt8] }
    let green = try #require(Bitmap(width: 8, height: 8, bytes: pixels))
    // As documented, local runs rely on the digests.
    #expect(PNG.matches(file: forged, green) == true)
    guard case .unreadable = try verdict(forged, green, as: .png, ["CI": "1"]).kind else {
      Issue.record("It passes.")
      return
    }
  }

  @Test(arguments: environments)
  func unstorableScaleFailsDespiteEqualPixels(
    _ variables: [String: String]
  ) throws {
    let verdict = try verdict(PNG.encode(picture), picture, as: .png(scale: 0), variables)
    #expect(verdict.outcome == .failure)
    #expect(verdict.message.hasPrefix("The value to snapshot threw an error:"))
  }

  // MARK: - Files

  @Test(arguments: environments)
  func givenFilesPassByTheirBytesAndByTheirPixels(_ variables: [String: String]) throws {
    let file = try PNG.encode(picture)
    #expect(try verdict(file, file, as: .png, variables).kind == .matched)
    #expect(try verdict(file, withoutDigests(file), as: .png, variables).kind == .matched)
  }

  @Test(arguments: environments)
  func damagedFileFailsDespiteIdenticalReference(_ variables: [String: String]) throws {
    var file = try PNG.encode(picture)
    file[60] ^= 1
    let verdict = try verdict(file, file, as: .png, variables)
    #expect(verdict.outcome == .failure)
  }

  @Test(arguments: environments)
  func animatedFileFailsDespiteIdenticalReference(_ variables: [String: String]) throws {
    let file = try PNG.encode(frames: [picture, picture], duration: 0.1)
    let verdict = try verdict(file, file, as: .png, variables)
    #expect(verdict.outcome == .failure)
  }

  @Test func aReplacedEncoderIsUsed() throws {
    var strategy = Snapshotting<Bitmap, Bitmap>.png
    strategy.diffing.toData = { _ in Data("not a picture".utf8) }
    let reference = Array("not a picture".utf8)
    #expect(try verdict(reference, picture, as: strategy, [:]).kind == .matched)
  }
}
