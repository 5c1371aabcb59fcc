import Foundation
import Pixels
import Scene
import Testing

/// Dashes of zero length, which round caps make dots.
@Suite
struct DotTests {
  private static func bitmap(_ path: Path, _ style: StrokeStyle) throws -> Bitmap {
    let leaf = DisplayList.Leaf(name: "", outline: .stroke(path, style), paint: .solid(.black))
    return try DisplayList(size: CGSize(width: 100, height: 100), nodes: [.leaf(leaf)]).bitmap()
  }

  /// Returns the columns of row 10 that are painted fully, of those that are multiples of 10.
  private static func dots(
    _ path: Path,
    cap: CGLineCap = .round,
    dash: [CGFloat] = [0, 20],
    phase: CGFloat = 0
  ) throws -> [Int] {
    let style = StrokeStyle(lineWidth: 8, lineCap: cap, dash: dash, dashPhase: phase)
    let bytes = try bitmap(path, style).bytes
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

  private static let curve = Path { path in
    path.move(to: CGPoint(x: 10, y: 10))
    path.addCurve(
      to: CGPoint(x: 90, y: 90),
      control1: CGPoint(x: 30, y: 10),
      control2: CGPoint(x: 90, y: 40)
    )
  }

  @Test(arguments: [line, curve])
  func dotsWithoutCapsAreInvisible(path: Path) throws {
    let style = StrokeStyle(lineWidth: 8, lineCap: .butt, dash: [0, 20])
    #expect(try Self.bitmap(path, style).bytes.allSatisfy { $0 == 0 })
  }

  /// The first and the last pixel of a diagonal of 11 dots are painted, although coordinates and
  /// gaps are rounded to 1/10,000 of a point.
  @Test(arguments: 0..<20, [3, 100])
  func roundingErrorsHideNoDots(number: Int, periods: CGFloat) throws {
    let end = CGPoint(x: 80 + CGFloat(number) * 0.7, y: 90 - CGFloat(number) * 1.3)
    let path = Path { $0.addLines([CGPoint(x: 10, y: 10), end]) }
    let gap = hypot(end.x - 10, end.y - 10) / 10
    let style = StrokeStyle(
      lineWidth: 6,
      lineCap: .round,
      dash: [0, gap],
      dashPhase: periods * gap
    )
    let bytes = try Self.bitmap(path, style).bytes
    func alpha(_ point: CGPoint) -> UInt8 { bytes[(Int(point.y) * 100 + Int(point.x)) * 4 + 3] }
    #expect(alpha(CGPoint(x: 10, y: 10)) == 255 && alpha(end) == 255)
  }

  /// The rounding errors of a line with many points may add up, but never to a visible distance.
  @Test(
    arguments: [
      (80, 20, [10, 30, 50, 70, 90]), (79.7, 20, [10, 30, 50, 70]), (79.7, 80, [10]),
    ] as [(CGFloat, CGFloat, [Int])]
  )
  func manyPointsHideNoDots(length: CGFloat, gap: CGFloat, dots: [Int]) throws {
    let line = Path { path in
      path.addLines((0...4_000).map { CGPoint(x: 10 + length * CGFloat($0) / 4_000, y: 10) })
    }
    #expect(try Self.dots(line, dash: [0, gap]) == dots)
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
    Pattern(dash: [0, 80.01], dots: [10]),
    Pattern(dash: [0, 20], phase: 0.5, dots: [30, 50, 70, 90]),
    Pattern(dash: [0, 20], phase: 10_000.1, dots: [30, 50, 70, 90]),
    Pattern(dash: [20, 60], dots: [10, 20, 30]),
    Pattern(dash: [20, 10], phase: 20, dots: [20, 30, 40, 50, 60, 70, 80, 90]),
    Pattern(dash: [10, 30, 0, 30], phase: 40, dots: [10, 40, 50, 80]),
  ]

  @Test(arguments: patterns)
  private func thePatternPlacesTheDots(pattern: Pattern) throws {
    let dots = try Self.dots(Self.line, dash: pattern.dash, phase: pattern.phase)
    #expect(dots == pattern.dots)
  }

  private static let closedPatterns = [
    Pattern(dash: [0, 20], dots: [10, 30, 50, 70, 90]),
    Pattern(dash: [0, 200], dots: [10]),
    Pattern(dash: [0, 270], phase: -50, dots: [10, 60]),
  ]

  @Test(arguments: closedPatterns)
  private func closedPathsHaveDots(pattern: Pattern) throws {
    let square = Path(CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(try Self.dots(square, dash: pattern.dash, phase: pattern.phase) == pattern.dots)
  }

  /// The only dot is at the start, in the direction of the first side.
  @Test(arguments: [
    (120, 0), (120.0001, 0), (119.9999, 0), (120, 119.9999), (120, 119.9997), (120, 119.999),
    (120, 119.998), (120, 0.0001),
  ])
  func closedPathsHaveOneDotAtTheirStart(gap: CGFloat, phase: CGFloat) throws {
    let triangle = Path { path in
      path.addLines([CGPoint(x: 30, y: 30), CGPoint(x: 60, y: 30), CGPoint(x: 60, y: 70)])
      path.closeSubpath()
    }
    let style = StrokeStyle(lineWidth: 8, lineCap: .square, dash: [0, gap], dashPhase: phase)
    let square = DisplayList.Leaf(
      name: "",
      outline: .fill(Path(CGRect(x: 26, y: 26, width: 8, height: 8)), evenOdd: false),
      paint: .solid(.black)
    )
    let expected = DisplayList(size: CGSize(width: 100, height: 100), nodes: [.leaf(square)])
    #expect(try Self.bitmap(triangle, style) == expected.bitmap())
  }

  @Test
  func eachSubpathStartsWithADot() throws {
    let path = Path { path in
      path.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 35, y: 10)])
      path.addLines([CGPoint(x: 60, y: 10), CGPoint(x: 80, y: 10)])
    }
    #expect(try Self.dots(path) == [10, 30, 60, 80])
  }

  @Test
  func curvesStartWithADot() throws {
    #expect(try Self.dots(Self.curve, dash: [0, 200]) == [10])
  }
}
