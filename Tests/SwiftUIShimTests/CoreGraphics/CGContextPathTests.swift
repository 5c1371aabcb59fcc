import SwiftUI
import Testing

/// The current path of a Core Graphics context.
@Suite
struct CGContextPathTests {
  private static let rect = CGRect(x: 1, y: 2, width: 6, height: 4)

  private typealias Addition = (
    name: String, add: (CGContext) -> Void, expected: (inout Path) -> Void
  )

  private static var additions: [Addition] {
    var cases: [Addition] = []
    func add(
      _ name: String,
      _ add: @escaping (CGContext) -> Void,
      _ expected: @escaping (inout Path) -> Void
    ) {
      cases.append((name, add, expected))
    }
    add(
      "lines",
      { $0.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), .zero]) },
      { $0.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), .zero]) }
    )
    add(
      "curve",
      {
        $0.addCurve(
          to: CGPoint(x: 1, y: 2),
          control1: CGPoint(x: 3, y: 4),
          control2: CGPoint(x: 5, y: 6)
        )
      },
      {
        $0.addCurve(
          to: CGPoint(x: 1, y: 2),
          control1: CGPoint(x: 3, y: 4),
          control2: CGPoint(x: 5, y: 6)
        )
      }
    )
    add(
      "quadratic curve",
      { $0.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4)) },
      { $0.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4)) }
    )
    add("rectangle", { $0.addRect(rect) }, { $0.addRect(rect) })
    add(
      "rectangles",
      { $0.addRects([rect, rect.offsetBy(dx: 9, dy: 8)]) },
      { $0.addRects([rect, rect.offsetBy(dx: 9, dy: 8)]) }
    )
    add("ellipse", { $0.addEllipse(in: rect) }, { $0.addEllipse(in: rect) })
    add(
      "arc",
      {
        $0.addArc(
          center: CGPoint(x: 5, y: 6),
          radius: 3,
          startAngle: 0.5,
          endAngle: 2,
          clockwise: true
        )
      },
      {
        $0.addArc(
          center: CGPoint(x: 5, y: 6),
          radius: 3,
          startAngle: .radians(0.5),
          endAngle: .radians(2),
          clockwise: true
        )
      }
    )
    add(
      "anticlockwise arc",
      {
        $0.addArc(
          center: CGPoint(x: 5, y: 6),
          radius: 3,
          startAngle: 0.5,
          endAngle: 2,
          clockwise: false
        )
      },
      {
        $0.addArc(
          center: CGPoint(x: 5, y: 6),
          radius: 3,
          startAngle: .radians(0.5),
          endAngle: .radians(2),
          clockwise: false
        )
      }
    )
    add(
      "tangent arc",
      {
        $0.addArc(
          tangent1End: CGPoint(x: 12, y: 9),
          tangent2End: CGPoint(x: 12, y: 19),
          radius: 3
        )
      },
      {
        $0.addArc(
          tangent1End: CGPoint(x: 12, y: 9),
          tangent2End: CGPoint(x: 12, y: 19),
          radius: 3
        )
      }
    )
    add(
      "path",
      { $0.addPath(Path(ellipseIn: rect).cgPath) },
      { $0.addPath(Path(ellipseIn: rect)) }
    )
    add("line and end", { $0.closePath() }, { $0.closeSubpath() })
    return cases
  }

  @Test(arguments: additions.indices)
  func anElementIsAddedToThePath(index: Int) throws {
    let (name, add, expect) = Self.additions[index]
    var expected = Path()
    expected.move(to: CGPoint(x: 9, y: 9))
    expected.addLine(to: CGPoint(x: 10, y: 9))
    expect(&expected)
    let path = try ContextDrawing.result { context in
      context.move(to: CGPoint(x: 9, y: 9))
      context.addLine(to: CGPoint(x: 10, y: 9))
      add(context)
      return context.path
    }
    #expect(path??.path == expected, "\(name)")
  }

  @Test
  func thePathDescribesItself() throws {
    let numbers = try ContextDrawing.result { context in
      let before = (context.isPathEmpty, context.currentPointOfPath, context.path == nil)
      context.addRect(Self.rect)
      context.move(to: CGPoint(x: 3, y: 3))
      context.addLine(to: CGPoint(x: 9, y: 5))
      let after = (context.isPathEmpty, context.currentPointOfPath, context.boundingBoxOfPath)
      context.beginPath()
      return (before, after, context.isPathEmpty)
    }
    let (before, after, isEmptyAgain) = try #require(numbers)
    #expect(before == (true, .zero, true))
    #expect(after == (false, CGPoint(x: 9, y: 5), CGRect(x: 1, y: 2, width: 8, height: 4)))
    #expect(isEmptyAgain)
  }

  @Test
  func theClipIsABoundingRectangle() throws {
    let boxes = try ContextDrawing.result { context in
      let all = context.boundingBoxOfClipPath
      context.clip(to: Self.rect)
      return [all, context.boundingBoxOfClipPath]
    }
    #expect(boxes == [CGRect(x: 0, y: 0, width: 20, height: 20), Self.rect])
  }

  @Test
  func aStrokedPathReplacesItsPath() throws {
    let path = try ContextDrawing.result { context in
      context.setLineWidth(4)
      context.setLineCap(.square)
      context.move(to: CGPoint(x: 5, y: 10))
      context.addLine(to: CGPoint(x: 15, y: 10))
      context.replacePathWithStrokedPath()
      return context.boundingBoxOfPath
    }
    #expect(path == CGRect(x: 3, y: 8, width: 14, height: 4))
  }

  private static let transforms:
    [(name: String, change: @Sendable (CGContext) -> Void, point: CGPoint)] = [
      ("translation", { $0.translateBy(x: 3, y: 4) }, CGPoint(x: 5, y: 4)),
      ("scale", { $0.scaleBy(x: 2, y: 4) }, CGPoint(x: 4, y: 2)),
      ("rotation", { $0.rotate(by: .pi / 2) }, CGPoint(x: 8, y: -8)),
      // Its products of opposite elements are equal but for their signs.
      (
        "matrix", { $0.concatenate(CGAffineTransform(a: 1, b: 1, c: -1, d: 1, tx: 0, ty: 0)) },
        CGPoint(x: 8, y: 0)
      ),
    ]

  @Test(arguments: transforms.indices)
  func transformsLeaveThePathOnTheCanvas(index: Int) throws {
    let (name, change, point) = Self.transforms[index]
    let seen = try ContextDrawing.result { context in
      context.move(to: CGPoint(x: 8, y: 8))
      change(context)
      return context.currentPointOfPath
    }
    let found = try #require(seen)
    #expect(hypot(found.x - point.x, found.y - point.y) < 1e-9, "\(name)")
  }

  @Test
  func transformsMoveLaterPoints() throws {
    let matrix = try ContextDrawing.result { context in
      context.translateBy(x: 3, y: 4)
      context.scaleBy(x: 2, y: 5)
      return context.ctm
    }
    #expect(matrix == CGAffineTransform(a: 2, b: 0, c: 0, d: 5, tx: 3, ty: 4))
    let turned = try #require(
      try ContextDrawing.result { context in
        context.rotate(by: .pi / 6)
        return context.ctm
      }
    )
    #expect(abs(turned.b - 0.5) < 1e-9 && abs(turned.c + 0.5) < 1e-9)
  }

  @Test
  func aSingularTransformDropsThePath() throws {
    let isEmpty = try ContextDrawing.result { context in
      context.addRect(Self.rect)
      context.concatenate(CGAffineTransform(a: 2, b: 2, c: 4, d: 4, tx: 0, ty: 0))
      return context.isPathEmpty
    }
    #expect(isEmpty == true)
  }

  @Test
  func restoringLeavesThePathOnTheCanvas() throws {
    let point = try ContextDrawing.result { context in
      context.saveGState()
      context.translateBy(x: 3, y: 4)
      context.move(to: CGPoint(x: 1, y: 1))
      context.restoreGState()
      return context.currentPointOfPath
    }
    #expect(point == CGPoint(x: 4, y: 5))
  }
}

extension CGPath {
  fileprivate var path: Path { Path(self) }
}
