import Foundation
import Pixels
import Snapshot
import SnapshotCore
import Testing

/// References that show a person something other than tests compare with.
@Suite struct DeceptiveReferenceTests {
  private let playground: Playground
  /// The value of the test; the forged reference shows red.
  private let green: Bitmap
  private let red: Bitmap

  init() throws {
    playground = try Playground()
    green = try DeceptiveReferenceTests.picture([0, 128, 0, 255])
    red = try DeceptiveReferenceTests.picture([255, 0, 0, 255])
  }

  private static func picture(_ pixel: [UInt8]) throws -> Bitmap {
    try #require(
      Bitmap(width: 8, height: 8, bytes: Array(repeatElement(pixel, count: 64).joined()))
    )
  }

  /// Replaces the reference by a fixture and compares a picture with it.
  private func verdict(
    _ fixture: String,
    _ picture: Bitmap,
    _ variables: [String: String] = [:],
    record: RecordMode? = nil
  ) throws -> SnapshotVerdict {
    let compare = { verifySnapshot(of: picture, as: .png, named: "x", record: record) }
    let path = try #require(playground.run(["SNAPSHOT_RECORD": "never"]) { compare() }.reference)
    try AtomicFile.createDirectory(FilePath.directory(of: path))
    try AtomicFile.publish(DeceptiveReferenceTests.fixture(fixture), at: path)
    return playground.run(variables) { compare() }
  }

  static func fixture(_ name: String) throws -> [UInt8] {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return [UInt8](try Data(contentsOf: url.appending(path: "Fixtures/Deception/\(name).png")))
  }

  /// If digests are verified, neither the shown picture nor the one of the digests passes.
  @Test(arguments: ["digest", "gamma", "animation"])
  func deceptiveFilesFailOnCI(_ fixture: String) throws {
    for picture in [red, green] {
      let verdict = try verdict(fixture, picture, ["CI": "1"])
      #expect(verdict.outcome == .failure)
      guard case .unreadable = verdict.kind else {
        Issue.record("\(verdict.kind)")
        continue
      }
      let head = verdict.message.split(separator: "\n")[0]
      #expect(head.hasPrefix("Snapshot doesn’t show what is compared: __Snapshots__/"))
      let path = try #require(head.split(separator: ": ").last)
      #expect(
        verdict.message.hasSuffix(
          """

          log         git log -- \(path)
          record      SNAPSHOT_RECORD=failed swift test --filter \
          'DeceptiveReferenceTests.deceptiveFilesFailOnCI[(]'
          """
        )
      )
    }
  }

  @Test func theMessageNamesTheProblem() throws {
    let sentences = [
      "digest":
        "Its digests don’t match its pixels, so it was forged or edited by ",
      "gamma":
        "Because of its gAMA chunk, other programs show different colours from those compared. ",
      "animation":
        "It is animated, so other programs show pictures that aren’t compared. ",
    ]
    for (fixture, sentence) in sentences {
      let message = try verdict(fixture, green, ["CI": "1"]).message
      #expect(message.split(separator: "\n")[1].hasPrefix(sentence), "\(fixture)")
      #expect(message.contains("Check its history with `git log`, then record it."))
    }
  }

  @Test func anAnimationDoesNotPassLocally() throws {
    #expect(try verdict("animation", green).outcome == .failure)
  }

  /// Local runs don't decode the reference, to save time; CI detects forged ones.
  @Test func localRunsRelyOnDigests() throws {
    #expect(try verdict("digest", green).kind == .matched)
  }

  @Test func recordingReplacesIt() throws {
    let variables = ["CI": "1", "SNAPSHOT_RECORD": "failed", "SNAPSHOT_RECORD_ON_CI": "1"]
    #expect(try verdict("digest", green, variables).kind == .recorded)
    let next = playground.run(["CI": "1"]) { verifySnapshot(of: green, as: .png, named: "x") }
    #expect(next.kind == .matched)
  }
}
