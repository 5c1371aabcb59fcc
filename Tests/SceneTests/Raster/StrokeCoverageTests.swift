import Foundation
import Pixels
import Scene
import Testing

@Suite struct StrokeCoverageTests {
  private static let side = 32

  /// Compares coverage. The pen's curves are chords that deviate by up to 1/40 pixel, or 6/255.
  private func expectNear(
    _ path: Path,
    _ style: StrokeStyle,
    _ pieces: [[CGPoint]],
    edgeMean: Double = 1,
    worst: Double = 8
  ) throws {
    let side = StrokeCoverageTests.side
    let list = DisplayList(size: CGSize(width: side, height: side), nodes: [.stroke(path, style)])
    let reference = ReferenceCoverage(of: pieces, side: side)
    let difference = reference.differences(from: try list.alphas())
    #expect(difference.edgeMean <= edgeMean)
    #expect(difference.worst <= worst)
  }

  /// Returns the corners of a line whose segments are longer than the pen is wide.
  private static func corners(_ generator: inout SeededGenerator, _ count: Int) -> [CGPoint] {
    var corners: [CGPoint] = []
    while corners.count < count {
      let next = CGPoint(x: generator.number(3...29), y: generator.number(3...29))
      let far = (corners.suffix(1) + corners.prefix(1)).allSatisfy {
        abs($0.x - next.x) + abs($0.y - next.y) > 11
      }
      if far { corners.append(next) }
    }
    return corners
  }

  @Test(
    arguments: [CGLineCap.butt, .round, .square],
    [CGLineJoin.miter, .round, .bevel]
  )
  func linesCoverTheirArea(cap: CGLineCap, join: CGLineJoin) throws {
    let seed = Int(cap.rawValue * 3 + join.rawValue)
    let closed = seed % 2 == 1
    var generator = SeededGenerator(seed: seed)
    let corners = StrokeCoverageTests.corners(&generator, 4)
    let style = StrokeStyle(
      lineWidth: CoordinateGrid.coordinate(generator.number(0.3...5)),
      lineCap: cap,
      lineJoin: join,
      miterLimit: 4
    )
    let path = Path { path in
      path.addLines(corners)
      if closed { path.closeSubpath() }
    }
    let line = closed ? corners + corners.prefix(1) : corners
    try expectNear(path, style, StrokeReference(line, closed: closed, style).pieces)
  }

  @Test(
    arguments: [[6, 2.5, 1], [0.5, 1.5]] as [[CGFloat]],
    [CGLineCap.butt, .round, .square]
  )
  func dashedLinesCoverTheirArea(dash: [CGFloat], cap: CGLineCap) throws {
    var generator = SeededGenerator(seed: dash.count * 7 + Int(cap.rawValue))
    let corners = StrokeCoverageTests.corners(&generator, 4)
    let style = StrokeStyle(lineWidth: 2, lineCap: cap, dash: dash, dashPhase: -1.25)
    let path = Path { path in
      path.addLines(corners)
      path.closeSubpath()
    }
    let line = corners + corners.prefix(1)
    let pieces = StrokeReference(line, closed: true, style).pieces
    try expectNear(path, style, pieces, edgeMean: cap == .round ? 2.2 : 1)
  }

  @Test(arguments: [[], [4, 3]] as [[CGFloat]], [CGLineCap.butt, .round, .square])
  func gentleCurvesCoverTheirArea(dash: [CGFloat], cap: CGLineCap) throws {
    let control = [
      CGPoint(x: 3.3, y: 20.1), CGPoint(x: 10, y: -8), CGPoint(x: 20, y: 42),
      CGPoint(x: 28.7, y: 9),
    ]
    let path = Path { path in
      path.move(to: control[0])
      path.addCurve(to: control[3], control1: control[1], control2: control[2])
    }
    let style = StrokeStyle(lineWidth: 3, lineCap: cap, dash: dash)
    let line = Curves.points(control) + [control[3]]
    let pieces = StrokeReference(line, closed: false, isCurve: true, style).pieces
    try expectNear(path, style, pieces, edgeMean: dash.isEmpty ? 1 : 1.3, worst: 10)
  }
}
