import Foundation
import Pixels
import Scene
import Testing

@Suite struct HostileRasterTests {
  private func list(_ nodes: [DisplayList.Node], _ side: CGFloat = 6) -> DisplayList {
    DisplayList(size: CGSize(width: side, height: side), nodes: nodes)
  }

  private let square = Path(CGRect(x: 1, y: 1, width: 4, height: 4))

  @Test(arguments: [
    Path(), Path("3 3 m") ?? Path(), Path("1 1 m 5 5 l") ?? Path(), Path("1 1 m h") ?? Path(),
    Path("1 3 m 5 3 l 2 3 l h") ?? Path(), Path(CGRect(x: 1, y: 1, width: 4, height: 0)),
    Path(CGRect(x: 10, y: 1, width: 4, height: 4)), Path(CGRect(x: -10, y: 1, width: 4, height: 4)),
    Path(CGRect(x: 1, y: 10, width: 4, height: 4)), Path(CGRect(x: 1, y: -10, width: 4, height: 4)),
    Path(CGRect(x: 6, y: 6, width: 4, height: 4)),
  ])
  func shapesWithoutAreaPaintNothing(path: Path) throws {
    #expect(try list([.fill(path), .fill(path, evenOdd: true)]).alphas().allSatisfy { $0 == 0 })
  }

  @Test(arguments: [1e4, 1e6, 1e9, 1e300, Double.infinity])
  func hugePathsAreCutToTheCanvas(size: Double) throws {
    let around = Path(CGRect(x: -size / 2, y: -size / 2, width: size, height: size))
    #expect(try list([.fill(around)]).alphas().allSatisfy { $0 == (size.isFinite ? 255 : 0) })
    let corner = Path { path in
      path.addLines([
        CGPoint(x: 3, y: 3), CGPoint(x: size, y: 3), CGPoint(x: size, y: size),
        CGPoint(x: 3, y: size),
      ])
    }
    let picture = try list([.fill(corner)]).picture()
    #expect(picture == "......\n......\n......\n...###\n...###\n...###")
  }

  @Test(arguments: [1e3, 1e5, 1e8])
  func hugeCirclesAndPensAreBounded(size: Double) throws {
    let circle = Path(ellipseIn: CGRect(x: 3, y: -size, width: 2 * size, height: 2 * size))
    let fill = try list([.fill(circle)]).alphas()
    #expect(fill[3 * 6] == 0 && fill[3 * 6 + 5] == 255)
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [5, 1])
    _ = try list([.stroke(circle, style)]).alphas()
    let pen = StrokeStyle(lineWidth: size, lineCap: .round, lineJoin: .round)
    #expect(try list([.stroke(square, pen)]).alphas().allSatisfy { $0 == 255 })
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteNumbersAreSnappedToTheGrid(value: Double) throws {
    let path = Path { path in
      path.move(to: CGPoint(x: value, y: 1))
      path.addLine(to: CGPoint(x: 5, y: value))
      path.addCurve(
        to: CGPoint(x: 1, y: 5),
        control1: CGPoint(x: value, y: value),
        control2: CGPoint(x: 2, y: value)
      )
    }
    let transform = CGAffineTransform(a: value, b: 1, c: value, d: 1, tx: value, ty: 0)
    let nodes: [DisplayList.Node] = [
      .fill(path), .stroke(path, StrokeStyle(lineWidth: 1, dash: [value, 1], dashPhase: value)),
      .fill(square, transform: transform),
      .stroke(square, StrokeStyle(lineWidth: value, miterLimit: value), transform: transform),
      .fill(
        square,
        .linear(
          LinearPaint(
            start: CGPoint(x: value, y: 0),
            end: CGPoint(x: 1, y: value),
            stops: [.init(location: value, color: .black)]
          )
        )
      ),
    ]
    let group = DisplayList.Node.group(
      .init(
        name: "",
        opacity: value,
        clip: .init(path: path, transform: transform),
        mask: nodes,
        nodes: nodes
      )
    )
    let picture = list(nodes + [group])
    #expect(try picture.alphas().count == 36)
    #expect(try DisplayList(commands: picture.commands()) == picture)
  }

  @Test(arguments: [
    CGAffineTransform(), CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1, y: 0),
    CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
  ])
  func singularTransformsPaintNothing(transform: CGAffineTransform) throws {
    let gradient = Paint.linear(
      LinearPaint(
        start: .zero,
        end: CGPoint(x: 5, y: 5),
        stops: [.init(location: 0, color: .black)]
      )
    )
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    let nodes: [DisplayList.Node] = [
      .fill(square, transform: transform), .fill(square, gradient, transform: transform),
      .stroke(square, style, transform: transform),
      .stroke(square, style, gradient, transform: transform),
    ]
    #expect(try list(nodes).alphas().allSatisfy { $0 == 0 })
  }

  @Test(
    arguments: [[1e-4, 1e-4], [0, 1e-4], [1e-4, 0], [1e-4], [1e-4, 1e9], [1e9, 1e-4]]
      as [[CGFloat]],
    [0, -3, 1e9] as [CGFloat]
  )
  func tinyDashesOnLongLinesAreBounded(dash: [CGFloat], phase: CGFloat) throws {
    let style = StrokeStyle(lineWidth: 1, lineCap: .round, dash: dash, dashPhase: phase)
    let long = Path("-1e9 3 m 1e9 3 l") ?? Path()
    #expect(try list([.stroke(long, style)]).alphas().count == 36)
  }

  @Test func manyDashesAreDrawnFromEitherEnd() throws {
    let style = StrokeStyle(lineWidth: 4, dash: [0.003, 0.003])
    let there = try list([.stroke(Path("0 3 m 6 3 l") ?? Path(), style)]).alphas()
    let back = try list([.stroke(Path("6 3 m 0 3 l") ?? Path(), style)]).alphas()
    #expect(there[3 * 6..<4 * 6].allSatisfy { abs(Int($0) - 128) <= 6 })
    #expect(back[3 * 6..<4 * 6].allSatisfy { abs(Int($0) - 128) <= 6 })
  }

  @Test func aPenWithoutWidthPaintsNothing() throws {
    let style = StrokeStyle(lineWidth: 0, lineCap: .round)
    #expect(try list([.stroke(square, style)]).alphas().allSatisfy { $0 == 0 })
  }

  @Test(arguments: [
    (CGLineCap.butt, "......\n......\n......\n......\n......\n......"),
    (.square, "......\n.####.\n.####.\n.####.\n.####.\n......"),
    (.round, "......\n.3993.\n.9##9.\n.9##9.\n.3993.\n......"),
  ])
  func aLineWithoutLengthIsADot(cap: CGLineCap, picture: String) throws {
    let dot = Path("3 3 m 3 3 l") ?? Path()
    let found = try list([.stroke(dot, StrokeStyle(lineWidth: 4, lineCap: cap))]).picture()
    #expect(found == picture)
  }

  @Test func manyEdgesInOneRowKeepTheirArea() throws {
    // A comb of 400 teeth one pixel high, half covered.
    let comb = Path { path in
      for tooth in 0..<400 {
        path.addRect(CGRect(x: Double(tooth) * 0.015, y: 2, width: 0.0075, height: 1))
      }
    }
    let alphas = try list([.fill(comb)]).alphas()
    #expect(alphas[12..<18].allSatisfy { abs(Int($0) - 128) <= 4 })
    #expect(alphas[0..<12].allSatisfy { $0 == 0 } && alphas[18...].allSatisfy { $0 == 0 })
  }
}
