import Foundation
import Testing

@testable import Drawing

/// Frames are counted from 0; the first one is a step after the start.
@Suite
struct FrameSequenceTests {
  private static let half = FrameSequence(first: 0.5, step: 0.5)

  @Test
  func displaysShowSixtyFramesPerSecond() {
    #expect(FrameSequence.display == FrameSequence(first: 1.0 / 60, step: 1.0 / 60))
    #expect(FrameSequence.display.time(of: 0) == 1.0 / 60)
    #expect(abs(FrameSequence.display.time(of: 59) - 1) < 1e-12)
    #expect(Self.half.time(of: 3) == 2)
    #expect(FrameSequence(first: 0.25, step: 2).time(of: 3) == 6.25)
  }

  @Test(arguments: [
    (-7.0, -1), (0, -1), (0.499, -1), (0.5, 0), (0.5 - 1e-12, 0), (0.999, 0), (1, 1), (1.2, 1),
    (1.5, 2), (.nan, -1), (-.infinity, -1), (.infinity, 1_000_000_000_000_000),
    (1e300, 1_000_000_000_000_000),
  ])
  func lastFrameIsNotLaterThanTheTime(time: Double, frame: Int) {
    #expect(Self.half.last(upTo: time) == frame)
  }

  @Test(arguments: [
    (-7.0, 0), (0, 0), (0.5, 0), (0.5 + 1e-12, 0), (0.51, 1), (1, 1), (1.2, 2), (1.5, 2),
    (.nan, 0),
  ])
  func firstFrameIsNotEarlierThanTheTime(time: Double, frame: Int) {
    #expect(Self.half.first(from: time, within: frame) == frame)
    #expect(Self.half.first(from: time, within: frame - 1) == nil)
    #expect(Self.half.first(from: time, within: 100) == frame)
  }

  @Test
  func framesAreSearchedUpToTheLimit() {
    #expect(Self.half.first(within: 9) { $0 >= 2 } == 3)
    #expect(Self.half.first(within: 3) { $0 >= 2 } == 3)
    #expect(Self.half.first(within: 2) { $0 >= 2 } == nil)
    #expect(Self.half.first(within: 0) { _ in true } == 0)
    #expect(Self.half.first(within: -1) { _ in true } == nil)
  }

  @Test
  func searchEndsAfterAMillionFrames() {
    var count = 0
    let found = FrameSequence.display.first(within: .max) { _ in
      count += 1
      return false
    }
    #expect(found == nil)
    #expect(count == 1_000_001)
  }

  @Test(arguments: [(1.2, 2, 0.3), (1, 2, 0.5), (0.2, 0, 0.3), (0, 0, 0.5)])
  func remainingFramesBeginAfterTheTime(time: Double, skipped: Int, first: Double) {
    let later = Self.half.after(time)
    #expect(later.skipped == skipped)
    #expect(abs(later.rest.first - first) < 1e-12)
    #expect(later.rest.step == 0.5)
  }

  @Test
  func fasterAnimationsHaveLongerSteps() {
    let sequence = FrameSequence(first: 0.25, step: 0.5).scaled(bySpeed: 3)
    #expect(sequence == FrameSequence(first: 0.75, step: 1.5))
  }
}
