import DrawingControls
import Testing

@Suite
struct SafeAreaTests {
  @Test
  func insetsReduceTheSpaceOfTheView() throws {
    let places = try Placements(100, 100) {
      Circle().safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 20) }
    }
    #expect(
      places.views.filter { !$0.name.hasSuffix("Stack") }.map(\.frame) == [
        CGRect(10, 0, 80, 80), CGRect(0, 80, 100, 20),
      ]
    )
    let leading = try Placements(100, 50) {
      Circle().safeAreaInset(edge: .leading, spacing: 0) { Color.red.frame(width: 50) }
    }
    #expect(
      leading.views.filter { !$0.name.hasSuffix("Stack") }.map(\.frame) == [
        CGRect(0, 0, 50, 50), CGRect(50, 0, 50, 50),
      ]
    )
  }

  @Test
  func scenesLeaveSixteenPoints() throws {
    #expect(
      try Color.red.frame(width: 10, height: 10).scenePadding().drawn(nil, nil).size.width == 42
    )
    let padded = Color.red.frame(width: 10, height: 10).safeAreaPadding(.horizontal, 5)
    #expect(try padded.drawn(nil, nil).size == CGSize(width: 20, height: 10))
  }

  @Test
  func containerRelativeFramesUseTheProposal() throws {
    let part = try Placements(110, 60) {
      Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
    }
    // (110 − 20) / 3 · 2 + 10
    #expect(part.frame("Color") == CGRect(0, 0, 70, 60))
    let both = try Placements(110, 60) {
      Color.blue.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length / 2 : length / 3
      }
    }
    #expect(both.frame("Color") == CGRect(0, 0, 55, 20))
  }

  @Test
  func backgroundsOfAllKindsAreDrawn() throws {
    let list = try Circle().background().background(in: Capsule())
      .background(.red, ignoresSafeAreaEdges: .all).overlay(.blue, ignoresSafeAreaEdges: .all)
      .drawn(10, 10)
    #expect(
      list.leaves.map { $0.color?.hexadecimal } == [
        "#FF3B30", "#FFFFFF", "#FFFFFF", "#000000", "#007AFF",
      ]
    )
  }
}
