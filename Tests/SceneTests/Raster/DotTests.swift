import Foundation
import Pixels
import Scene
import Testing

/// Dashes without a length, which round caps make dots.
@Suite
struct DotTests {
  /// Returns the columns of row 10 that are painted fully, of those that are multiples of 10.
  private static func dots(
    _ path: Path,
    cap: CGLineCap = .round,
    dash: [CGFloat] = [0, 20],
    phase: CGFloat = 0
  ) throws -> [Int] {
    let style = StrokeStyle(lineWidth: 8, lineCap: cap, dash: dash, dashPhase: phase)
    let leaf = DisplayList.Leaf(name: "", outline: .stroke(path, style), paint: .solid(.black))
    let list = DisplayList(size: CGSize(width: 100, height: 100), nodes: [.leaf(leaf)])
    let bytes = try list.bitmap().bytes
    let columns = Array(stride(from: 0, to: 100, by: 10))
    return columns.filter { bytes[(10 * 100 + $0) * 4 + 3] == 255 }
  }

  private static let line = Path { path in
    path.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10)])
  }

  @Test(arguments: [CGLineCap.round, .square])
  func linesStartAndEndWithADot(cap: CGLineCap) throws {
    #expect(try Self.dots(Self.line, cap: cap) == [10, 30, 50, 70, 90])
  }

  @Test
  func dotsWithoutCapsAreInvisible() throws {
    #expect(try Self.dots(Self.line, cap: .butt).isEmpty)
  }

  private struct Pattern {
    let dash: [CGFloat]
    var phase: CGFloat = 0
    let dots: [Int]
  }

  private static let patterns = [
    Pattern(dash: [0, 20], phase: 20, dots: [10, 30, 50, 70, 90]),
    Pattern(dash: [0, 20], phase: -40, dots: [10, 30, 50, 70, 90]),
    Pattern(dash: [0, 20], phase: 10, dots: [20, 40, 60, 80]),
    Pattern(dash: [0, 50], dots: [10, 60]),
    Pattern(dash: [0, 80], dots: [10, 90]),
    Pattern(dash: [0, 90], dots: [10]),
    Pattern(dash: [10, 30, 0, 30], phase: 40, dots: [10, 40, 50, 80]),
  ]

  @Test(arguments: patterns)
  private func thePatternPlacesTheDots(pattern: Pattern) throws {
    let dots = try Self.dots(Self.line, dash: pattern.dash, phase: pattern.phase)
    #expect(dots == pattern.dots)
  }

  @Test
  func closedPathsStartWithADot() throws {
    #expect(
      try Self.dots(Path(CGRect(x: 10, y: 10, width: 80, height: 80))) == [10, 30, 50, 70, 90]
    )
  }

  @Test
  func curvesStartWithADot() throws {
    let curve = Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addCurve(
        to: CGPoint(x: 90, y: 90),
        control1: CGPoint(x: 30, y: 10),
        control2: CGPoint(x: 90, y: 40)
      )
    }
    #expect(try Self.dots(curve, dash: [0, 200]) == [10])
  }
}
