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

  @Test func pictureHasTheSizeOfTheView() throws {
    let picture = try bitmap(.png)
    #expect(picture.width == 40)
    #expect(picture.height == 20)
    #expect(try bitmap(.png(scale: 3)).width == 120)
  }

  @Test func aFlexibleViewTakesTheProposal() throws {
    let picture = try Snapshotting<Color, Bitmap>.png.snapshot(Color.red)
    #expect(picture.width == 256)
    #expect(picture.height == 256)
  }

  @Test func aSizeIsExact() throws {
    let picture = try bitmap(.png(size: CGSize(width: 64, height: 32)))
    #expect(picture.width == 64)
    #expect(picture.height == 32)
  }

  @Test func theBackgroundIsWhiteByDefault() throws {
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
        == ["actual.png", "difference.png", "mask.png", "reference.png", "view.js"]
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

  @Test func tinyPicturesAreRecordedAsCharacters() throws {
    let text = try Snapshotting<Badge, String>.ascii(size: CGSize(width: 4, height: 2)).snapshot(
      Badge()
    )
    #expect(text.split(separator: "\n").count >= 3)
    let square = Rectangle().fill(.black).frame(width: 2, height: 1)
    #expect(
      try Snapshotting<_, String>.ascii(size: CGSize(width: 4, height: 3)).snapshot(square) == """
        ....
        .@@.
        ....

        . #FFFFFF
        @ #000000

        """
    )
  }

  @Test func colorsOfEqualBrightnessAreDistinguished() throws {
    let bitmap = try #require(
      Bitmap(width: 3, height: 1, bytes: [0, 0, 0, 255, 1, 0, 0, 255, 0, 0, 0, 0])
    )
    #expect(
      try Snapshotting<Bitmap, String>.ascii.snapshot(bitmap) == """
        @a_

        @ #000000
        _ #00000000
        a #010000

        """
    )
  }

  @Test func picturesTooLargeForCharactersAreRefused() throws {
    #expect(throws: (any Error).self) { try Snapshotting<Color, String>.ascii.snapshot(Color.red) }
    for (width, height) in [(65, 1), (1, 65)] {
      let size = CGSize(width: width, height: height)
      let error = #expect(throws: (any Error).self) {
        try Snapshotting<Color, String>.ascii(size: size).snapshot(Color.red)
      }
      #expect("\(error.map { "\($0)" } ?? "")".contains("\(width) × \(height) pixels"))
    }
    let largest = CGSize(width: 64, height: 64)
    #expect(
      try Snapshotting<Color, String>.ascii(size: largest).snapshot(Color.red).count > 64 * 64
    )
  }

  @Test func knownSpellingsKeepTheirMeaning() throws {
    let playground = try Playground()
    let gray = try #require(Bitmap(width: 2, height: 1, bytes: [100, 100, 100, 255, 9, 9, 9, 255]))
    let almost = try #require(
      Bitmap(width: 2, height: 1, bytes: [101, 100, 100, 255, 9, 9, 9, 255])
    )
    func kind(_ bitmap: Bitmap, _ strategy: Snapshotting<Bitmap, Bitmap>) -> SnapshotVerdict.Outcome
    {
      playground.run { verifySnapshot(of: bitmap, as: strategy, named: "x").outcome }
    }
    #expect(kind(gray, .image) == .failure)
    #expect(kind(gray, .image) == .pass)
    #expect(kind(almost, .image) == .failure)
    #expect(kind(almost, .image(precision: 0.5)) == .pass)
    #expect(kind(almost, .image(precision: 0.6)) == .failure)
    #expect(kind(almost, .image(perceptualPrecision: 0.98)) == .pass)
    #expect(kind(almost, .image(perceptualPrecision: 0.999)) == .failure)
  }

  @Test func filesOfPicturesAreComparedByTheirPixels() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 255]))
    let file = Data(try PNG.encode(bitmap, scale: 1))
    let other = Data(try PNG.encode(bitmap, scale: 2))
    #expect(file != other)
    let strategy = Snapshotting<Data, Bitmap>.png
    #expect(try strategy.snapshot(file).bytes == strategy.snapshot(other).bytes)
    #expect(throws: (any Error).self) { try strategy.snapshot(Data("no".utf8)) }
  }

  @Test func commandsHaveTheRequestedDecimals() throws {
    let text = try Snapshotting<Badge, String>.pathCommands(precision: 1).snapshot(Badge())
    #expect(text.hasPrefix("canvas 40.0 20.0\n"))
    #expect(text.contains("Badge"))
    let whole = try Snapshotting<Badge, String>.pathCommands(precision: 0).snapshot(Badge())
    #expect(whole.hasPrefix("canvas 40 20\n"))
  }

  @Test(arguments: [-1, 5])
  func otherNumbersOfDecimalsFail(precision: Int) throws {
    #expect(throws: (any Error).self) {
      try Snapshotting<Badge, String>.pathCommands(precision: precision).snapshot(Badge())
    }
    #expect {
      try Snapshotting<Path, String>.pathCommands(precision: precision).snapshot(Path())
    } throws: { error in
      "\(error)".hasPrefix("`precision` is \(precision), and")
    }
  }

  @Test func displayListsNameElementsWithTheirBounds() throws {
    let square = Rectangle().fill(.black).frame(width: 2, height: 1)
    let text = try Snapshotting<_, String>.displayList(size: CGSize(width: 4, height: 3)).snapshot(
      square
    )
    #expect(
      text.split(separator: "\n").map { $0.hasPrefix("  shape ") ? "  shape" : $0 } == [
        "canvas 4.0000 3.0000", "fill nonzero Rectangle", "  solid #000000 1.0000",
        "  bounds 1.0000 1.0000 2.0000 1.0000", "  shape", "end",
      ]
    )
  }

  @Test func aChangedElementIsReported() throws {
    let playground = try Playground()
    withKnownIssue { playground.run { assertSnapshot(of: Badge(), as: .svg) } }
    withKnownIssue {
      playground.run { assertSnapshot(of: Badge().offset(x: 1), as: .svg) }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("(fill): moved by (1, 0)") && text.contains("difference.svg")
        && text.split(separator: "\n", omittingEmptySubsequences: false).count <= 40
    }
  }
}
