import Drawing
import Foundation
import Scene
import Testing

@Suite
struct MatchedGeometryTests {
  /// Two sources of 20 × 10 and 40 × 10 points in a row, and a view that follows one of them.
  nonisolated private struct Row: View {
    var first: String
    var last: String?
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    var isScaled = false
    @State private var current: String?
    @Namespace private var space

    var body: some View {
      HStack(spacing: 0) {
        Color.clear.frame(width: 20, height: 10).matchedGeometryEffect(id: "a", in: space)
        Color.clear.frame(width: 40, height: 10).matchedGeometryEffect(id: "b", in: space)
      }
      .scaleEffect(isScaled ? 0 : 1)
      .background(alignment: .topLeading) {
        Color.red.frame(minWidth: 4, maxWidth: .infinity, minHeight: 6, maxHeight: .infinity)
          .matchedGeometryEffect(
            id: current ?? first,
            in: space,
            properties: properties,
            anchor: anchor,
            isSource: false
          )
          .frame(width: 4, height: 6)
      }
      .onAppear {
        guard let last else { return }
        withAnimation(.linear(duration: 2)) { current = last }
      }
    }
  }

  /// The frames of red leaves, in a frame of 60 × 10 points.
  private static func frames(_ view: some View, at time: Double = 0) throws -> [CGRect] {
    let list = try view.drawn(60, 10, at: time)
    return list.leaves.filter { $0.color?.red == 255 }.map(\.bounds)
  }

  @Test(arguments: [
    ("a", CGRect(x: 0, y: 0, width: 20, height: 10)),
    ("b", CGRect(x: 20, y: 0, width: 40, height: 10)),
    ("none", CGRect(x: 0, y: 0, width: 4, height: 6)),
  ])
  func followerTakesTheFrameOfItsSource(id: String, frame: CGRect) throws {
    #expect(try Self.frames(Row(first: id)) == [frame])
  }

  @Test(arguments: [
    (
      MatchedGeometryProperties.position, UnitPoint.center, CGRect(x: 38, y: 2, width: 4, height: 6)
    ),
    (.position, .topLeading, CGRect(x: 20, y: 0, width: 4, height: 6)),
    (.size, .topLeading, CGRect(x: 0, y: 0, width: 40, height: 10)),
    (.size, .bottomTrailing, CGRect(x: -36, y: -4, width: 40, height: 10)),
    (MatchedGeometryProperties(), UnitPoint.center, CGRect(x: 0, y: 0, width: 4, height: 6)),
  ])
  func sizeOrPositionIsMatchedAtTheAnchor(
    properties: MatchedGeometryProperties,
    anchor: UnitPoint,
    frame: CGRect
  ) throws {
    let row = Row(first: "b", properties: properties, anchor: anchor)
    #expect(try Self.frames(row) == [frame])
  }

  @Test(arguments: [(0.0, 0.0, 20.0), (1, 10, 30), (1.5, 15, 35), (2, 20, 40), (9, 20, 40)])
  func followerMovesFromSourceToSource(time: Double, x: Double, width: Double) throws {
    let frames = try Self.frames(Row(first: "a", last: "b"), at: time)
    #expect(frames.count == 1)
    let frame = try #require(frames.first)
    #expect(abs(frame.minX - x) < 0.01 && abs(frame.width - width) < 0.01)
    #expect(frame.height == 10)
  }

  @Test
  func sourceWithoutAreaIsDefined() throws {
    let frames = try Self.frames(Row(first: "a", isScaled: true))
    #expect(frames.allSatisfy { $0.width.isFinite })
  }

  /// A view that changes from a small square on the left to a large one on the right when it
  /// appears.
  nonisolated private struct Hero: View {
    var swaps = false
    @State private var isLarge = false
    @Namespace private var space

    var body: some View {
      HStack(spacing: 0) {
        ZStack {
          if isLarge == swaps { Color.red.matchedGeometryEffect(id: 1, in: space) }
        }
        .frame(width: 20, height: 10)
        ZStack {
          if isLarge != swaps { Color.red.matchedGeometryEffect(id: 1, in: space) }
        }
        .frame(width: 40, height: 10)
      }
      .onAppear { withAnimation(.linear(duration: 2)) { isLarge = true } }
    }
  }

  @Test(arguments: [false, true], [0.0, 0.5, 1])
  func viewsWithTheSameIDMoveTogether(swaps: Bool, time: Double) throws {
    let list = try Hero(swaps: swaps).drawn(60, 10, at: time)
    let fraction = swaps ? 1 - time / 2 : time / 2
    let expected = CGRect(x: 20 * fraction, y: 0, width: 20 + 20 * fraction, height: 10)
    #expect(!list.leaves.isEmpty)
    for leaf in list.leaves {
      #expect(abs(leaf.bounds.minX - expected.minX) < 0.01)
      #expect(abs(leaf.bounds.width - expected.width) < 0.01)
    }
    let alphas = list.leaves.compactMap { $0.color?.alpha }.reduce(0, +)
    #expect(abs(alphas - 1) < 0.001)
  }

  @Test(arguments: [false, true])
  func onlyTheInsertedViewRemains(swaps: Bool) throws {
    let leaves = try Hero(swaps: swaps).drawn(60, 10, at: 3).leaves
    let frame = CGRect(x: swaps ? 0 : 20, y: 0, width: swaps ? 20 : 40, height: 10)
    #expect(leaves.map(\.bounds) == [frame])
  }
}
