import Foundation
import Testing

@testable import Drawing

/// The number of evaluated elements of a lazy container.
@Suite
struct VisibleElementsTests {
  private func elements(
    _ bound: CGFloat,
    gap: CGFloat? = 5,
    tracks: [CGFloat] = [10, 20]
  ) -> VisibleElements {
    VisibleElements(
      along: .vertical,
      in: CGSize(width: 100, height: bound),
      gap: gap,
      tracks: tracks
    )
  }

  @Test
  func linesAreAsThickAsTheirLargestElement() {
    let visible = elements(60)
    #expect(visible.axis == .vertical && !visible.isFull && visible.skippedLength == 0)
    #expect(visible.nextTrack == 10)
    visible.add(20)
    #expect(visible.nextTrack == 20 && visible.count == 1)
    visible.add(10)
    #expect(visible.nextTrack == 10)
    // 20 and a gap of 5, and then 30 and 5.
    visible.add(30)
    visible.add(10)
    #expect(visible.isFull && visible.count == 4)
    visible.skip(4)
    visible.skip(2)
    #expect(visible.skippedCount == 6 && visible.skippedLength == 90)
  }

  @Test(arguments: [(24.9, true), (25, true), (25.1, false)])
  func spaceIsFullOnceItsBoundIsExceeded(bound: CGFloat, isFull: Bool) {
    let visible = elements(bound)
    visible.add(20)
    #expect(!visible.isFull)
    visible.add(20)
    #expect(visible.isFull == isFull)
  }

  /// At least one line is evaluated, even without space.
  @Test
  func oneLineIsEvaluatedWithoutSpace() {
    let visible = elements(0)
    #expect(!visible.isFull)
    visible.add(0)
    #expect(!visible.isFull)
    visible.add(0)
    #expect(visible.isFull)
  }

  @Test(arguments: [(5.0, 15.0), (-3, 7), (-99, 0), (.infinity, 10), (.nan, 10), (nil, 10)])
  func gapsAreFinite(gap: CGFloat?, length: CGFloat) {
    let visible = elements(100, gap: gap, tracks: [10])
    visible.add(10)
    visible.skip(1)
    #expect(visible.skippedLength == length)
  }

  @Test
  func withoutTracksEachLineHasOneElement() {
    #expect(elements(60, tracks: []).nextTrack == 100)
  }

  @Test(arguments: [
    (0.0, 50.0, 100.0), (0, nil, 100), (5, 50, 50), (5, 100, 100), (5, 200, 100), (5, nil, 105),
    (5, .infinity, 105),
  ])
  func containersWithSkippedElementsFillTheProposal(
    skipped: CGFloat,
    proposed: CGFloat?,
    length: CGFloat
  ) {
    #expect(
      VisibleElements.containerLength(100, skipped: skipped, proposed: proposed) == length
    )
  }
}
