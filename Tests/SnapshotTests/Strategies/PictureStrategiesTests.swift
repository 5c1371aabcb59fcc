import Drawing
import Foundation
import Pixels
import Snapshot
import SnapshotCore
import Testing

@Suite struct PictureStrategiesTests {
  struct Badge: View {
    var body: some View { Circle().fill(.red).frame(width: 40, height: 20) }
  }

  private func bitmap(_ strategy: Snapshotting<Badge, Bitmap>) throws -> Bitmap {
    try strategy.snapshot(Badge())
  }

  @Test func aPictureIsAsLargeAsTheViewAnswers() throws {
    let picture = try bitmap(.png)
    #expect(picture.width == 40)
    #expect(picture.height == 20)
    #expect(try bitmap(.png(scale: 3)).width == 120)
  }

  @Test func aViewWithoutASizeOfItsOwnTakesTheProposal() throws {
    let picture = try Snapshotting<Color, Bitmap>.png.snapshot(Color.red)
    #expect(picture.width == 256)
    #expect(picture.height == 256)
  }

  @Test func aSizeIsExact() throws {
    let picture = try bitmap(.png(size: CGSize(width: 64, height: 32)))
    #expect(picture.width == 64)
    #expect(picture.height == 32)
  }

  @Test func theBackgroundIsWhiteUnlessToldOtherwise() throws {
    #expect(Array(try bitmap(.png).bytes.prefix(4)) == [255, 255, 255, 255] as [UInt8])
    #expect(try bitmap(.png(background: .clear)).bytes[3] == 0)
  }

  @Test func aTextOfCommandsIsKeptWithItsExtension() throws {
    let svg = try Snapshotting<Badge, String>.svg.snapshot(Badge())
    #expect(svg.hasPrefix("<svg"))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(Snapshotting<Badge, String>.svg.pathExtension == "svg")
    #expect(try Snapshotting<Badge, String>.pathCommands.snapshot(Badge()).hasPrefix("canvas 40"))
  }

  @Test func picturesThatDifferAreShown() throws {
    let playground = try Playground()
    withKnownIssue { playground.run { assertSnapshot(of: Badge(), as: .png) } }
    playground.run { assertSnapshot(of: Badge(), as: .png) }
    withKnownIssue {
      playground.run { assertSnapshot(of: Badge().opacity(0.5), as: .png) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Snapshot differs: __Snapshots__/") }
    }
    let folder =
      "\(playground.path)/.build/snapshots/failures/SnapshotTests/PictureStrategiesTests/"
      + "picturesThatDifferAreShown.png"
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["actual.png", "difference.png", "reference.png"]
    )
  }

  @Test func aDamagedPictureIsNeitherMissingNorOverwritten() throws {
    let playground = try Playground()
    withKnownIssue { playground.run { assertSnapshot(of: Badge(), as: .png) } }
    let file = try #require(playground.references.first)
    let path = "\(playground.path)/__Snapshots__/\(file)"
    let whole = try #require(FileManager.default.contents(atPath: path))
    try whole.dropLast(20).write(to: URL(fileURLWithPath: path))
    withKnownIssue {
      playground.run { assertSnapshot(of: Badge(), as: .png) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("It is damaged: ") }
    }
    #expect(FileManager.default.contents(atPath: path) == whole.dropLast(20))
  }
}
