import Foundation
import Scene
import Testing

@Suite
struct PaintSVGTests {
  static let stops = [
    GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
  ]

  private static func svg(_ paint: Paint) -> String {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let leaf = DisplayList.Leaf(name: "a", outline: .fill(path, evenOdd: false), paint: paint)
    return DisplayList(size: CGSize(width: 10, height: 10), nodes: [.leaf(leaf)]).svg()
  }

  @Test
  func radialGradientHasItsTwoCircles() {
    let paint = RadialPaint(
      start: .init(center: CGPoint(x: 1, y: 2), radius: 3),
      end: .init(center: CGPoint(x: 4, y: 5), radius: 9),
      spread: .reflect,
      stops: Self.stops,
      transform: CGAffineTransform(scaleX: 2, y: 1)
    )
    let line = """
      <radialGradient cx="4" cy="5" fr="3" fx="1" fy="2" gradientTransform="matrix(2 0 0 1 0 0)" \
      gradientUnits="userSpaceOnUse" id="gradient-1" r="9" spreadMethod="reflect">
      """
    #expect(Self.svg(.radial(paint)).contains(line))
  }

  @Test
  func circlesWithoutDistanceAreTheEndColor() {
    let circle = RadialPaint.Circle(center: .zero, radius: 3)
    let text = Self.svg(.radial(.init(start: circle, end: circle, stops: Self.stops)))
    #expect(text.contains("fill=\"#FFFFFF\"") && !text.contains("Gradient"))
  }

  @Test
  func angularGradientIsAPatternOfSectors() {
    let text = Self.svg(
      .angular(.init(center: CGPoint(x: 5, y: 5), start: 0, end: 180, stops: Self.stops))
    )
    #expect(text.contains("fill=\"url(#gradient-1)\""))
    let fills = text.split(separator: "\n").filter { $0.contains("<path") && $0.contains("M5 5") }
      .compactMap { $0.firstRange(of: "fill=\"#").map { range in text[range.upperBound...] } }
      .map { String($0.prefix(6)) }
    // 255 levels in steps of at most 4; then a quarter turn at either end in parts of 45°.
    #expect(fills.count == 64 + 4)
    #expect(fills.suffix(4) == ["FFFFFF", "FFFFFF", "000000", "000000"])
  }

  private static func fills(_ paint: AngularPaint) -> [String] {
    svg(.angular(paint)).split(separator: "\n")
      .filter { $0.contains("<path") && !$0.contains("data-name") }
      .map { String($0) }
  }

  /// Narrow gradients show only their end colours, in sectors of at most 45°.
  @Test(arguments: [(0.0, 8...8), (0.175, 9...9), (0.1757, 9...9), (0.1758, 60...80)])
  func narrowGradientsHaveTheirEndColors(span: Double, counts: ClosedRange<Int>) {
    let paint = AngularPaint(
      center: CGPoint(x: 5, y: 5),
      start: 0,
      end: span,
      stops: Self.stops
    )
    #expect(counts.contains(Self.fills(paint).count))
  }

  /// The tile is two hundredths of a side and two units larger than the shape on each side.
  @Test func sectorsReachBeyondTheShape() {
    let text = Self.svg(
      .angular(.init(center: CGPoint(x: 5, y: 5), start: 0, end: 90, stops: [Self.stops[0]]))
    )
    #expect(
      text.contains(
        "<pattern height=\"14.4\" id=\"gradient-1\" patternUnits=\"userSpaceOnUse\" "
          + "shape-rendering=\"crispEdges\" viewBox=\"-2.2 -2.2 14.4 14.4\" width=\"14.4\" "
          + "x=\"-2.2\" y=\"-2.2\">"
      )
    )
    // The corner is √2 · 7.2 = 10.182 from the centre; the sectors reach 1.1 times as far, and 1
    // more.
    #expect(text.contains("d=\"M5 5 L17.2006 5 L"))
  }
}
