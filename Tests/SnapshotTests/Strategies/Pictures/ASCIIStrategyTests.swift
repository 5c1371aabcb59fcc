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
}
