import Drawing
import DrawingTestSupport
import Foundation
import Testing

/// The coordinates of scroll views, by their axes.
@Suite
struct ScrollViewSpaceTests {
  /// A bar whose width is the x coordinate of its frame in a coordinate space.
  nonisolated private struct Probe: View {
    let space: NamedCoordinateSpace

    var body: some View {
      GeometryReader { proxy in
        Color.red.frame(width: 1 + proxy.frame(in: space).minX, height: 1)
      }
      .frame(width: 10, height: 10)
    }
  }

  /// A row in a horizontal scroll view inside a vertical one, 7 points from the left.
  private static func width(in space: NamedCoordinateSpace) throws -> CGFloat? {
    let view = ScrollView(.vertical) {
      HStack(spacing: 0) {
        Color.clear.frame(width: 7, height: 10)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.clear.frame(width: 20, height: 10)
            Probe(space: space)
          }
        }
        .frame(width: 50)
      }
    }
    return try view.drawn(100, 50).leaves.last?.outline.path.boundingRect.width
  }

  @Test
  func theInnermostScrollViewAppliesUnlessAnAxisIsGiven() throws {
    #expect(try Self.width(in: .scrollView) == 21)
    #expect(try Self.width(in: .scrollView(axis: .horizontal)) == 21)
    #expect(try Self.width(in: .scrollView(axis: .vertical)) == 28)
  }
}
