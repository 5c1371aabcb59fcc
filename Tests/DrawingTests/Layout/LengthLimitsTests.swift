import Foundation
import Testing

@testable import Drawing

/// The limits of one side of a frame.
@Suite
struct LengthLimitsTests {
  private func limits(_ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?) -> LengthLimits {
    LengthLimits(least: least, ideal: ideal, greatest: greatest)
  }

  /// A limit is never below the one before it, nor below 0.
  @Test(arguments: [
    ([nil, nil, nil], [nil, nil, nil]), ([50, 20, 30], [50, 50, 50]), ([10, 20, 5], [10, 20, 20]),
    ([50, nil, 30], [50, nil, 50]), ([nil, 20, 5], [nil, 20, 20]), ([-5, -6, -7], [0, 0, 0]),
    ([.nan, .nan, .nan], [nil, nil, nil]), ([1, 2, 3], [1, 2, 3]),
  ])
  func limitsIncrease(given: [CGFloat?], used: [CGFloat?]) {
    let limits = limits(given[0], given[1], given[2])
    #expect([limits.least, limits.ideal, limits.greatest] == used)
  }

  @Test(arguments: [(5.0, 10.0), (10, 10), (15, 15), (20, 20), (25, 20)])
  func lengthsAreClamped(length: CGFloat, clamped: CGFloat) {
    #expect(limits(10, nil, 20).clamp(length) == clamped)
    #expect(limits(10, nil, nil).clamp(length) == max(length, 10))
    #expect(limits(nil, nil, 20).clamp(length) == min(length, 20))
  }

  @Test
  func idealReplacesAMissingProposal() {
    #expect(limits(10, 15, 20).inner(nil) == 15)
    #expect(limits(10, nil, 20).inner(nil) == nil)
    #expect(limits(10, 15, 20).inner(5) == 10)
    #expect(limits(10, 15, 20).answer(to: nil) == 15)
    #expect(limits(10, nil, 20).answer(to: nil) == nil)
    #expect(limits(10, nil, 20).answer(to: 5) == 10)
    #expect(limits(10, nil, nil).answer(to: 5) == nil)
    #expect(limits(nil, nil, 20).answer(to: 5) == nil)
  }

  /// The length of the visible part of a frame, at least its ideal length.
  @Test
  func visibleLengthIsFinite() {
    #expect(limits(nil, nil, nil).extent(within: 30) == 30)
    #expect(limits(50, nil, nil).extent(within: 30) == 50)
    #expect(limits(nil, nil, 20).extent(within: 30) == 20)
    #expect(limits(nil, 40, nil).extent(within: 30) == 40)
    #expect(limits(.infinity, nil, nil).extent(within: 30) == 32_768)
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat(0)), (5, 5), (-1, 100), (.nan, 100), (.infinity, 100),
  ])
  func fixedLengthsMayBeZero(length: CGFloat, width: CGFloat) throws {
    let placed = try Placements(100, 50) {
      Color.red.frame(width: length, height: 10).overlay(Rectangle())
    }
    #expect(placed["overlay/Rectangle"] == [CGRect(0, 0, width, 10)])
  }

  /// A spacer needs no gap beside it, unless it has a frame of fixed width.
  @Test
  func fixedFramesHaveTheDefaultGap() throws {
    func size(_ stack: some Layout, _ view: some View) throws -> CGSize {
      try stack {
        Color.red.frame(width: 10, height: 10)
        view
        Color.red.frame(width: 10, height: 10)
      }
      .fixedSize().drawn(nil, nil).size
    }
    let spacer = Spacer(minLength: 10)
    #expect(try size(HStackLayout(), spacer).width == 30)
    #expect(try size(HStackLayout(), spacer.frame(height: 10)).width == 30)
    #expect(try size(HStackLayout(), spacer.frame(width: 10)).width == 46)
    #expect(try size(VStackLayout(), spacer.frame(width: 10)).height == 30)
    #expect(try size(VStackLayout(), spacer.frame(height: 10)).height == 46)
  }
}
