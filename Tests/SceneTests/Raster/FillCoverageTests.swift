import Foundation
import Pixels
import Scene
import Testing

@Suite struct FillCoverageTests {
  private static let side = 32

  /// Returns random points in and around the canvas.
  private static func points(_ generator: inout SeededGenerator, _ count: Int) -> [CGPoint] {
    (0..<count).map { _ in CGPoint(x: generator.number(-6...38), y: generator.number(-6...38)) }
  }

  /// Compares coverage. Rounding to 8 bits alone gives a mean difference of 0.25 along edges.
  private func expectNear(
    _ path: Path,
    _ polygons: [[CGPoint]],
    evenOdd: Bool,
    edgeMean: Double,
    worst: Double
  ) throws {
    let side = FillCoverageTests.side
    let list = DisplayList(
      size: CGSize(width: side, height: side),
      nodes: [.fill(path, evenOdd: evenOdd)]
    )
    let reference = ReferenceCoverage(of: polygons, evenOdd: evenOdd, side: side)
    let difference = reference.differences(from: try list.alphas())
    #expect(difference.mean <= 0.08)
    #expect(difference.edgeMean <= edgeMean)
    #expect(difference.worst <= worst)
  }

  @Test(arguments: 0..<16, [false, true])
  func polygonsCoverTheirArea(seed: Int, evenOdd: Bool) throws {
    var generator = SeededGenerator(seed: seed)
    let corners = FillCoverageTests.points(&generator, 3 + seed % 9)
    let path = Path { $0.addLines(corners) }
    try expectNear(path, [corners], evenOdd: evenOdd, edgeMean: 0.3, worst: 4)
  }

  @Test(arguments: 100..<106, [false, true])
  func curvesCoverTheirArea(seed: Int, evenOdd: Bool) throws {
    var generator = SeededGenerator(seed: seed)
    var outline: [CGPoint] = []
    let path = Path { path in
      let p = FillCoverageTests.points(&generator, 8)
      path.move(to: p[0])
      path.addCurve(to: p[3], control1: p[1], control2: p[2])
      path.addQuadCurve(to: p[5], control: p[4])
      path.addCurve(to: p[0], control1: p[6], control2: p[7])
      outline =
        Curves.points([p[0], p[1], p[2], p[3]]) + Curves.points([p[3], p[4], p[5]])
        + Curves.points([p[5], p[6], p[7], p[0]])
    }
    try expectNear(path, [outline], evenOdd: evenOdd, edgeMean: 0.7, worst: 6)
  }

  @Test(arguments: 200..<206)
  func thinAndSlantedShapesCoverTheirArea(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var polygons: [[CGPoint]] = []
    for _ in 0..<6 {
      let p = FillCoverageTests.points(&generator, 2)
      let width = CGFloat(generator.number(0.05...0.6))
      polygons.append([
        p[0], p[1], CGPoint(x: p[1].x + width, y: p[1].y + width),
        CGPoint(x: p[0].x + width, y: p[0].y),
      ])
    }
    let path = Path { path in polygons.forEach { path.addLines($0) } }
    try expectNear(path, polygons, evenOdd: true, edgeMean: 0.4, worst: 4)
  }

  @Test func partialPixelsAreCoveredByTheirArea() throws {
    let rects = [0.25, 0.5, 0.75, 0.1, 0.999, 1.0 / 255].enumerated().map {
      DisplayList.Node.rect(CGRect(x: Double($0), y: 0, width: $1, height: 1))
    }
    let list = DisplayList(size: CGSize(width: 6, height: 1), nodes: rects)
    let alphas = try list.alphas()
    #expect(alphas == [64, 128, 191, 26, 255, 1])
  }

  @Test(arguments: [false, true])
  func neighboursInOnePathShareTheirPixels(evenOdd: Bool) throws {
    let path = Path { path in
      for x in 0..<5 {
        path.addRect(CGRect(x: Double(x) * 1.3 + 0.7, y: 0.5, width: 1.3, height: 3))
      }
    }
    let list = DisplayList(
      size: CGSize(width: 8, height: 4),
      nodes: [.fill(path, evenOdd: evenOdd)]
    )
    let picture = try list.picture()
    #expect(
      picture == """
        15555551
        3######2
        3######2
        15555551
        """
    )
  }

  @Test func starHasAHoleOnlyWithEvenOddRule() throws {
    let star = Path("8 0 m 12.7 14.4 l 0.4 5.5 l 15.6 5.5 l 3.3 14.4 l h") ?? Path()
    let size = CGSize(width: 16, height: 15)
    let nonzero = try DisplayList(size: size, nodes: [.fill(star)]).picture()
    #expect(
      nonzero == """
        .......22.......
        .......55.......
        .......88.......
        ......1##1......
        ......5##5......
        1555559##9555551
        .39##########93.
        ..17########71..
        ...159####951...
        ....19####91....
        ....4######4....
        ....8#9449#8....
        ...1981..1891...
        ...451....154...
        ...1........1...
        """
    )
    let evenOdd = try DisplayList(size: size, nodes: [.fill(star, evenOdd: true)]).picture()
    #expect(
      evenOdd == """
        .......22.......
        .......55.......
        .......88.......
        ......1##1......
        ......5##5......
        1555554554555551
        .39##91..19##93.
        ..17#6....6#71..
        ...152....251...
        ....181..181....
        ....4#9449#4....
        ....8#9449#8....
        ...1981..1891...
        ...451....154...
        ...1........1...
        """
    )
  }

  @Test func oppositeWindingsCancelAndEqualOnesDoNot() throws {
    let outer = Path(CGRect(x: 0.5, y: 0.5, width: 8, height: 6))
    let inner = CGRect(x: 3, y: 2, width: 3, height: 3)
    var ring = outer
    ring.addRect(inner, transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 9, ty: 0))
    var whole = outer
    whole.addRect(inner)
    let size = CGSize(width: 9, height: 7)
    let opposite = try DisplayList(size: size, nodes: [.fill(ring)]).picture()
    #expect(
      opposite == """
        355555553
        5#######5
        5##...##5
        5##...##5
        5##...##5
        5#######5
        355555553
        """
    )
    let equal = try DisplayList(size: size, nodes: [.fill(whole)]).picture()
    #expect(
      equal == """
        355555553
        5#######5
        5#######5
        5#######5
        5#######5
        5#######5
        355555553
        """
    )
    let evenOdd = try DisplayList(size: size, nodes: [.fill(whole, evenOdd: true)]).picture()
    #expect(evenOdd == opposite)
  }

  @Test func partsOutsideTheCanvasKeepTheirWinding() throws {
    // Its left, upper and right sides are far outside.
    let path = Path("-1e6 -1e6 m 1e6 -1e6 l 1e6 2.5 l -1e6 2.5 l h") ?? Path()
    let list = DisplayList(size: CGSize(width: 4, height: 4), nodes: [.fill(path)])
    #expect(try list.picture() == "####\n####\n5555\n....")
  }
}
