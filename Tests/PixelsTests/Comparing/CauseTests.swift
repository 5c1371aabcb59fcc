import Testing

@testable import Pixels

/// The causes of a difference, as failure messages describe them.
@Suite struct CauseTests {
  @Test(arguments: [
    (BitmapComparison.Cause.size, "the sizes differ"),
    (.tolerated, "the differences are within the tolerance"),
    (.antialiasing, "only anti-aliasing differs"),
    (.edges(within: 0.25), "only anti-aliasing differs, edges within 0.25 pixels"),
    (.moved(x: -3, y: 2), "moved by (-3, 2)"),
    (.opacity(0.5), "opacity × 0.5"),
    (.rows(12, at: 28), "12 rows inserted at y 28"),
    (.columns(-1, at: 3), "1 column removed at x 3"),
    (.scaled(2), "drawn at 2 × the scale"),
    (.profile(.toDisplayP3), "colour profile, sRGB became Display P3"),
    (.colors(from: [0, 16, 255, 255], to: [1, 2, 3, 4]), "#0010FF became #01020304"),
  ])
  func causesAreStatedInAFewWords(cause: BitmapComparison.Cause, text: String) {
    #expect("\(cause)" == text)
  }
}
