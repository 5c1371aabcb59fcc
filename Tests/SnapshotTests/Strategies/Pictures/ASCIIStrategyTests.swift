import Drawing
import Foundation
import Pixels
import Snapshot
import Testing

/// Pictures as characters, one per pixel.
@Suite struct ASCIIStrategyTests {
  private func text(_ width: Int, _ pixels: [[UInt8]]) throws -> String {
    let bitmap = try #require(
      Bitmap(width: width, height: pixels.count / width, bytes: pixels.flatMap { $0 })
    )
    return try Snapshotting<Bitmap, String>.ascii.snapshot(bitmap)
  }

  /// A brighter grey has a lighter character, in nine steps.
  @Test func greysHaveCharactersByTheirBrightness() throws {
    let greys = (0..<9).map { step -> [UInt8] in
      let grey = UInt8(step * 255 / 8)
      return [grey, grey, grey, 255]
    }
    #expect(
      try text(9, greys) == """
        @%#*+=-:.

        # #3F3F3F
        % #1F1F1F
        * #5F5F5F
        + #7F7F7F
        - #BFBFBF
        . #FFFFFF
        : #DFDFDF
        = #9F9F9F
        @ #000000

        """
    )
  }

  @Test func transparentPixelsAreShownOnWhite() throws {
    #expect(
      try text(2, [[0, 0, 0, 0], [0, 0, 0, 15]]) == "_.\n\n. #0000000F\n_ #00000000\n"
    )
    #expect(try text(1, [[0, 0, 0, 128]]) == "+\n\n+ #00000080\n")
  }

  @Test func coloursOfEqualBrightnessHaveLetters() throws {
    #expect(
      try text(3, [[0, 0, 0, 255], [1, 0, 0, 255], [0, 0, 1, 255]]) == """
        @ab

        @ #000000
        a #010000
        b #000001

        """
    )
  }

  /// There are 62 letters and digits besides the preferred character of dark colours.
  @Test func tooManyColoursAreAnError() throws {
    let colors = { (count: Int) in (0..<count).map { [0, 0, UInt8($0), 255] as [UInt8] } }
    #expect(try text(63, colors(63)).hasPrefix("@abc"))
    let error = #expect(throws: (any Error).self) { try text(64, colors(64)) }
    #expect(
      error.map { "\($0)" }
        == "The picture has more colours than there are characters for. Use `.png`."
    )
  }

  @Test(arguments: [(64, 64, true), (65, 1, false), (1, 65, false)])
  func aPictureHasAtMost64PixelsPerSide(width: Int, height: Int, isShown: Bool) throws {
    let pixels = [[UInt8]](repeating: [255, 255, 255, 255], count: width * height)
    if isShown {
      #expect(try text(width, pixels).count { $0 == "\n" } == height + 2)
    } else {
      let error = #expect(throws: (any Error).self) { try text(width, pixels) }
      #expect(
        error.map { "\($0)" }
          == "The picture has \(width) × \(height) pixels; `.ascii` shows at most 64 × 64. "
          + "Use `.png`."
      )
    }
  }

  /// Green is brighter than red, and red is brighter than blue.
  @Test(
    arguments: [
      ([255, 0, 0, 255], "%", "FF0000"), ([0, 255, 0, 255], "-", "00FF00"),
      ([0, 0, 255, 255], "@", "0000FF"), ([80, 80, 255, 255], "*", "5050FF"),
      ([255, 0, 0, 128], "=", "FF000080"), ([0, 0, 0, 1], ".", "00000001"),
      ([0, 0, 0, 254], "@", "000000FE"), ([9, 10, 15, 255], "@", "090A0F"),
      ([16, 255, 160, 255], "-", "10FFA0"),
    ] as [([UInt8], String, String)]
  )
  func coloursHaveTheirBrightness(pixel: [UInt8], character: String, hexadecimal: String) throws {
    #expect(try text(1, [pixel]) == "\(character)\n\n\(character) #\(hexadecimal)\n")
  }

  @Test func rowsFollowEachOther() throws {
    let (black, white): ([UInt8], [UInt8]) = ([0, 0, 0, 255], [255, 255, 255, 255])
    let rows = [black, white, white, white, white, black]
    #expect(try text(2, rows) == "@.\n..\n.@\n\n. #FFFFFF\n@ #000000\n")
    #expect(try text(3, rows) == "@..\n..@\n\n. #FFFFFF\n@ #000000\n")
  }

  private struct Gap: View {
    var body: some View { Color.clear.frame(width: 2, height: 1) }
  }

  @Test func aViewHasAWhiteBackground() throws {
    let strategies: [Snapshotting<Gap, String>] = [.ascii, .ascii()]
    for strategy in strategies {
      #expect(try strategy.snapshot(Gap()) == "..\n\n. #FFFFFF\n")
    }
    let clear = Snapshotting<Color, String>.ascii(
      size: CGSize(width: 1, height: 2),
      background: .clear
    )
    #expect(try clear.snapshot(Color.clear) == "_\n_\n\n_ #00000000\n")
    #expect(Snapshotting<Color, String>.ascii.name == "ascii")
    #expect(Snapshotting<Color, String>.ascii.pathExtension == "txt")
  }
}
