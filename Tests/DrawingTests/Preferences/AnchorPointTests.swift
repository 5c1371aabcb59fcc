import Drawing
import Foundation
import Testing

/// The points of a view that anchors name.
@Suite
struct AnchorPointTests {
  private struct PointsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  @Test(arguments: [
    ("topLeading", 10, 20), ("top", 25, 20), ("topTrailing", 40, 20), ("leading", 10, 40),
    ("center", 25, 40), ("trailing", 40, 40), ("bottomLeading", 10, 60), ("bottom", 25, 60),
    ("bottomTrailing", 40, 60), ("unitPoint", 13, 50), ("point", 14, 25),
  ])
  func anchorsArePoints(name: String, x: CGFloat, y: CGFloat) throws {
    let sources: [String: Anchor<CGPoint>.Source] = [
      "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
      "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading,
      "bottom": .bottom, "bottomTrailing": .bottomTrailing,
      "unitPoint": .unitPoint(UnitPoint(x: 0.1, y: 0.75)), "point": .point(CGPoint(x: 4, y: 5)),
    ]
    let source = try #require(sources[name])
    let view = Color.clear.frame(width: 30, height: 40)
      .anchorPreference(key: PointsKey.self, value: source) { [$0] }
      .padding(EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0))
      .overlayPreferenceValue(PointsKey.self) { points in
        GeometryReader { geometry in
          ForEach(points.indices, id: \.self) { index in
            Color.red.frame(width: 2, height: 2).position(geometry[points[index]])
          }
        }
      }
    let leaf = try #require(try view.drawn(40, 60).leaves.last)
    let box = leaf.outline.path.boundingRect.applying(leaf.transform)
    #expect(CGPoint(x: box.midX, y: box.midY) == CGPoint(x: x, y: y))
  }

  private struct FrameKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect?>? = nil
    static func reduce(value: inout Anchor<CGRect?>?, nextValue: () -> Anchor<CGRect?>?) {
      value = nextValue() ?? value
    }
  }

  @Test(arguments: [true, false])
  func optionalAnchorsMayBeMissing(exists: Bool) throws {
    let source = Anchor<CGRect?>.Source(exists ? Anchor<CGRect>.Source.bounds : nil)
    let view = Color.clear.frame(width: 30, height: 40)
      .anchorPreference(key: FrameKey.self, value: source) { $0 }
      .overlayPreferenceValue(FrameKey.self) { anchor in
        GeometryReader { geometry in
          if let anchor, let frame = geometry[anchor] {
            Color.red.frame(width: frame.width / 2, height: 1)
          }
        }
      }
    let widths = try view.drawn(30, 40).leaves.map(\.outline.path.boundingRect.width)
    #expect(widths.contains(15) == exists)
  }
}
