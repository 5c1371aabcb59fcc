import Drawing
import Pixels
import Snapshot
import SnapshotCore
import Testing

/// Pictures that could be written as references, but not read again.
@Suite struct PictureSizeTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  private static func bitmap(_ width: Int, _ height: Int) throws -> Bitmap {
    let bytes = [UInt8](repeating: 255, count: width * height * 4)
    return try #require(Bitmap(width: width, height: height, bytes: bytes))
  }

  @Test(arguments: [(16_385, 1), (1, 16_385)])
  func oneThatIsTooLongIsNotRecorded(width: Int, height: Int) throws {
    let picture = try PictureSizeTests.bitmap(width, height)
    for variables in [[:], ["SNAPSHOT_RECORD": "missing"], ["SNAPSHOT_RECORD": "all"]] {
      let verdict = playground.run(variables) {
        verifySnapshot(of: picture, as: .png, named: "x")
      }
      #expect(
        verdict.message.contains(
          "The picture has \(width.grouped) × \(height.grouped) pixels. A reference can have at most "
            + "16,384 pixels per side and 100,000,000 in total. Use a smaller size or scale."
        )
      )
      #expect(playground.references.isEmpty)
    }
  }

  @Test
  func animationOfFramesThatAreTooLongIsNotRecorded() throws {
    let frame = try PictureSizeTests.bitmap(16_385, 1)
    let picture = try AnimatedImage(frames: [frame, frame], frameDuration: 1)
    let verdict = playground.run(["SNAPSHOT_RECORD": "missing"]) {
      verifySnapshot(of: picture, as: .animation(), named: "x")
    }
    #expect(verdict.message.contains("The picture has 16,385 × 1 pixels."))
    #expect(playground.references.isEmpty)
  }

  @Test
  func theLongestOneIsRecorded() throws {
    let picture = try PictureSizeTests.bitmap(16_384, 1)
    let record = { verifySnapshot(of: picture, as: .png, named: "x").kind }
    #expect(playground.run(["SNAPSHOT_RECORD": "missing"], record) == .recorded)
    #expect(playground.run([:], record) == .matched)
  }
}
