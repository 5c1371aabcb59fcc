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

  @Test(arguments: [-0.5, 1.5, -.infinity, .nan] as [Float])
  func precisionsOutsideTheirRangeFail(_ precision: Float) throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 255]))
    for (strategy, name) in [
      (Snapshotting<Bitmap, Bitmap>.image(precision: precision), "precision"),
      (.image(perceptualPrecision: precision), "perceptualPrecision"),
    ] {
      let error = #expect(throws: (any Error).self) { try strategy.snapshot(bitmap) }
      #expect(
        error.map { "\($0)" }
          == "`\(name)` is \(precision). Pass a fraction from 0 to 1; 1 allows no difference."
      )
    }
    #expect(throws: (any Error).self) {
      try Snapshotting<Color, Bitmap>.image(precision: precision).snapshot(Color.red)
    }
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

  @Test(arguments: [-1, 5, 100])
  func unknownNumbersOfDecimalsAreNamed(precision: Int) {
    let error = #expect(throws: (any Error).self) {
      try Snapshotting<Badge, String>.pathCommands(precision: precision).snapshot(Badge())
    }
    #expect(
      error.map { "\($0)" }
        == "`precision` is \(precision), and `.pathCommands` writes 0 to 4 decimals. Pass one of "
        + "these."
    )
  }

  @Test func numbersHaveFourDecimalsByDefault() throws {
    let size = CGSize(width: 1.0 / 3, height: 2)
    for (precision, text) in [(0, "0 2"), (1, "0.3 2.0"), (3, "0.333 2.000"), (4, "0.3333 2.0000")]
    {
      let strategy = Snapshotting<Badge, String>.pathCommands(precision: precision, size: size)
      #expect(try strategy.snapshot(Badge()).hasPrefix("canvas \(text)\n"))
    }
    let plain = Snapshotting<Badge, String>.pathCommands(size: size)
    #expect(try plain.snapshot(Badge()).hasPrefix("canvas 0.3333 2.0000\n"))
    let path = Path(CGRect(x: 0, y: 0, width: 1.0 / 3, height: 1))
    let commands = try Snapshotting<Path, String>.pathCommands.snapshot(path)
    #expect(commands.contains("0.3333") && !commands.contains("0.33333"))
  }

  /// Texts have no background, and all strategies draw the view at time 0.
  @Test func textsHaveNoBackground() throws {
    let size = CGSize(width: 4, height: 4)
    for background in [Color.clear, .red] {
      let svg = try Snapshotting<Color, String>.svg(size: size, background: background)
        .snapshot(Color.clear)
      let commands = try Snapshotting<Color, String>.pathCommands(
        size: size,
        background: background
      ).snapshot(Color.clear)
      let list = try Snapshotting<Color, String>.displayList(size: size, background: background)
        .snapshot(Color.clear)
      let isPlain = try svg == Snapshotting<Color, String>.svg(size: size).snapshot(Color.clear)
      #expect(isPlain == (background == .clear))
      #expect(
        try (commands == Snapshotting<Color, String>.pathCommands(size: size).snapshot(Color.clear))
          == isPlain
      )
      #expect(
        try (list == Snapshotting<Color, String>.displayList(size: size).snapshot(Color.clear))
          == isPlain
      )
    }
  }

  private struct Grower: View {
    @State private var isGrown = false

    var body: some View {
      Color.black.frame(width: isGrown ? 10 : 0, height: 6)
        .onAppear { withAnimation(.linear(duration: 2)) { isGrown = true } }
    }
  }

  @Test func viewsAreDrawnAtTheirTime() throws {
    let size = CGSize(width: 10, height: 6)
    let widths = try [nil, 0, 2].map { (time: Double?) -> Int in
      let strategy = time.map { Snapshotting<Grower, Bitmap>.png(size: size, time: $0) }
      let bitmap = try (strategy ?? .png(size: size)).snapshot(Grower())
      return (0..<10).count { bitmap.bytes[(3 * 10 + $0) * 4] == 0 }
    }
    #expect(widths == [0, 0, 10])
    let texts: [(Snapshotting<Grower, String>, (Double) -> Snapshotting<Grower, String>)] = [
      (.svg(size: size), { .svg(size: size, time: $0) }),
      (.pathCommands(size: size), { .pathCommands(size: size, time: $0) }),
      (.displayList(size: size), { .displayList(size: size, time: $0) }),
    ]
    for (plain, timed) in texts {
      let start = try plain.snapshot(Grower())
      #expect(try timed(0).snapshot(Grower()) == start)
      #expect(try timed(2).snapshot(Grower()) != start)
    }
  }

  @Test func strategiesOfPicturesHaveNamesAndExtensions() {
    let png = Snapshotting<Badge, Bitmap>.png
    #expect(png.pathExtension == "png" && png.name.hasPrefix("png"))
    let svg = Snapshotting<Badge, String>.svg
    #expect(svg.pathExtension == "svg" && svg.name.hasPrefix("svg"))
    let commands = Snapshotting<Badge, String>.pathCommands
    #expect(commands.pathExtension == "txt" && commands.name.hasPrefix("pathCommands"))
    let list = Snapshotting<Badge, String>.displayList
    #expect(list.pathExtension == "txt" && list.name.hasPrefix("displayList"))
    let path = Snapshotting<Path, String>.pathCommands
    #expect(path.pathExtension == "txt" && path.name.hasPrefix("pathCommands"))
    #expect(Snapshotting<Data, Bitmap>.png.pathExtension == "png")
    #expect(Snapshotting<[UInt8], Bitmap>.png.pathExtension == "png")
  }
}
