import Pixels
import Testing

@testable import Snapshot

@Suite struct FrameTimesTests {
  private func times(_ seconds: [Double]) throws -> FrameTimes {
    try FrameTimes(seconds.map { FrameTimes.FrameTime(name: nil, seconds: $0) })
  }

  @Test func timesAreFrom0To1000000000Seconds() throws {
    #expect(try times([0, 1e9]).all.map(\.seconds) == [0, 1e9])
    for wrong in [-0.001, 1e9 + 1, .infinity] {
      #expect(throws: FrameTimesError.outOfRange(wrong)) { try times([0, wrong]) }
    }
    #expect(throws: FrameTimesError.self) { try times([.nan]) }
  }

  @Test func thereAreOneTo1000Times() throws {
    #expect(throws: FrameTimesError.none) { try times([]) }
    #expect(try times([Double](repeating: 1, count: 1_000)).all.count == 1_000)
    #expect(throws: FrameTimesError.tooMany(1_001)) {
      try times([Double](repeating: 1, count: 1_001))
    }
  }

  @Test(arguments: [
    (FrameTimesError.none, "`.frames(at:)` has no times. Pass at least one."),
    (.tooMany(1_001), "`.frames(at:)` has 1001 times; the maximum is 1000."),
    (
      .outOfRange(-1),
      "`.frames(at:)` has the time -1.0. Times are seconds from 0 to 1,000,000,000."
    ),
  ])
  func everyErrorSaysWhatIsAllowed(error: FrameTimesError, text: String) {
    #expect(error.description == text)
  }

  @Test(arguments: [
    (nil, 1.0, "1 s"), (nil, 0.25, "0.25 s"), ("end", 2.0, "2 s (“end”)"),
    (nil, 1e9, "1000000000 s"),
  ])
  func aTimeIsShownInSeconds(name: String?, seconds: Double, text: String) {
    #expect(FrameTimes.FrameTime(name: name, seconds: seconds).text == text)
  }

  private func bitmap(_ width: Int, _ height: Int, _ value: UInt8) throws -> Bitmap {
    let bytes = [UInt8](repeating: value, count: width * height * 4)
    return try #require(Bitmap(width: width, height: height, bytes: bytes))
  }

  @Test func framesOfAStripArePadded() throws {
    let frames = [try bitmap(1, 2, 1), try bitmap(2, 1, 2)]
    let strip = try FilmStrip.joined(frames)
    #expect(strip.width == 4 && strip.height == 2)
    let one: [UInt8] = [1, 1, 1, 1]
    let two: [UInt8] = [2, 2, 2, 2]
    let none: [UInt8] = [0, 0, 0, 0]
    #expect(strip.bytes == one + none + two + two + one + none + none + none)
    let parts = try #require(FilmStrip(strip, count: 2))
    #expect(parts.width == 2 && parts.height == 2 && parts.count == 2)
    #expect(parts.frame(0, of: strip)?.bytes == one + none + one + none)
    #expect(parts.frame(1, of: strip)?.bytes == two + two + none + none)
    let padded = FilmStrip.paddedToLargest(frames)
    #expect(padded.map(\.bytes) == [one + none + one + none, two + two + none + none])
    #expect(FilmStrip(strip, count: 3) == nil)
    #expect(FilmStrip(strip, count: 0) == nil)
  }

  @Test func aStripThatIsTooWideIsAnError() throws {
    let side = PNG.Limits.standard.side
    let frame = try bitmap(side / 2, 1, 0)
    #expect(try FilmStrip.joined([frame, frame]).width == side)
    let error = #expect(throws: (any Error).self) { try FilmStrip.joined([frame, frame, frame]) }
    #expect(
      error.map { "\($0)" }
        == "3 frames of \(side / 2) pixels are too wide for one picture. Use fewer times, a "
        + "smaller size or scale."
    )
  }
}
