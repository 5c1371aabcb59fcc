import Testing

@testable import Pixels

/// The probable causes of a difference, as a failure states them.
@Suite struct CauseTests {
  @Test(arguments: [
    (BitmapComparison.Cause.size, "the sizes differ"),
    (.tolerated, "the differences are within the tolerance"),
    (.antialiasing, "only anti-aliasing differs"),
    (.moved(x: -3, y: 2), "moved by (-3, 2)"),
    (.alpha, "only alpha differs"),
    (.colors(from: [0, 16, 255, 255], to: [1, 2, 3, 4]), "#0010FF became #01020304"),
  ])
  func guessesAreStatedInAFewWords(cause: BitmapComparison.Cause, text: String) {
    #expect("\(cause)" == text)
  }
}
