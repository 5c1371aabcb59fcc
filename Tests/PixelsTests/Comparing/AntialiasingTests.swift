import Pixels
import Testing

/// The detector's cases, drawn with one letter per pixel: black, white and greys.
@Suite struct AntialiasingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let reference: [String]
    let actual: [String]
    let antialiased: Int
    let different: Int
  }

  static let cases = [
    Case(
      testDescription: "grey on the edge between two areas is anti-aliasing",
      reference: ["##....", "##....", "##....", "##....", "##....", "##...."],
      actual: ["##....", "##....", "##o...", "##....", "##....", "##...."],
      antialiased: 1,
      different: 0
    ),
    Case(
      testDescription: "a lone grey pixel in one area isn't: no darker pixel is near",
      reference: ["......", "......", "......", "......", "......"],
      actual: ["......", "......", "..o...", "......", "......"],
      antialiased: 0,
      different: 1
    ),
    Case(
      testDescription: "a line one pixel wide is, with two equal neighbours",
      reference: ["##....", "##....", "##....", "##....", "##...."],
      actual: ["##o...", "##o...", "##o...", "##o...", "##o..."],
      antialiased: 5,
      different: 0
    ),
    Case(
      testDescription: "a line two pixels wide isn't, with five of them",
      reference: ["##.....", "##.....", "##.....", "##.....", "##....."],
      actual: ["##oo...", "##oo...", "##oo...", "##oo...", "##oo..."],
      antialiased: 0,
      different: 10
    ),
    Case(
      testDescription: "an area that became grey is different",
      reference: ["##....", "##....", "##....", "##....", "##...."],
      actual: ["##oooo", "##oooo", "##oooo", "##oooo", "##oooo"],
      antialiased: 0,
      different: 20
    ),
  ]

  @Test(arguments: cases) func detectsAntialiasingLikePixelmatch(_ drawing: Case) throws {
    let reference = try #require(Self.bitmap(drawing.reference))
    let actual = try #require(Self.bitmap(drawing.actual))
    let found = BitmapComparison(reference: reference, actual: actual, tolerance: .yiq())
    #expect(found.antialiasedPixels == drawing.antialiased)
    #expect(found.differingPixels == drawing.different)
    #expect(found.isWithinTolerance == (drawing.different == 0))
  }

  @Test func onlyAntialiasingIsACause() throws {
    let drawing = Self.cases[0]
    let reference = try #require(Self.bitmap(drawing.reference))
    let actual = try #require(Self.bitmap(drawing.actual))
    let ignored = BitmapComparison(reference: reference, actual: actual, tolerance: .yiq())
    #expect(ignored.cause == .antialiasing)
    #expect(ignored.summary.contains("1 ignored as anti-aliasing"))
  }

  static func bitmap(_ rows: [String]) -> Bitmap? {
    let values: [Character: UInt8] = ["#": 0, "o": 128, ".": 255]
    let bytes = rows.joined().flatMap { letter in
      let value = values[letter] ?? 77
      return [value, value, value, 255]
    }
    return Bitmap(width: rows.first?.count ?? 0, height: rows.count, bytes: bytes)
  }
}
