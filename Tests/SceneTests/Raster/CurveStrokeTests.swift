import Foundation
import Scene
import Testing

/// Every point of a stroked curve is covered, even if half the width is larger than the radius of
/// curvature.
@Suite struct CurveStrokeTests {
  /// Connected curves and the width of their stroke.
  struct Stroke: Sendable, CustomTestStringConvertible {
    let width: Double
    /// The control points of each curve.
    private(set) var curves: [[CGPoint]]

    init(_ width: Double, _ curves: [Double]...) {
      self.width = width
      self.curves = curves.map { numbers in
        stride(from: 0, to: numbers.count, by: 2).map {
          CGPoint(x: numbers[$0], y: numbers[$0 + 1])
        }
      }
    }

    var testDescription: String { "\(width): \(curves)" }

    private var path: Path {
      Path { path in
        path.move(to: curves[0][0])
        for curve in curves {
          if curve.count == 3 {
            path.addQuadCurve(to: curve[2], control: curve[1])
          } else {
            path.addCurve(to: curve[3], control1: curve[1], control2: curve[2])
          }
        }
      }
    }

    /// The same stroke in the opposite direction.
    var reversed: Stroke {
      var stroke = self
      stroke.curves = curves.reversed().map { $0.reversed() }
      return stroke
    }

    /// The stroke of straight lines between the ends of the curves.
    var straight: Stroke {
      var stroke = self
      stroke.curves = curves.map { [$0[0], $0[0], $0[$0.count - 1], $0[$0.count - 1]] }
      return stroke
    }

    private let side = 100

    /// Returns the opacities of a picture of 100 × 100 pixels.
    func alphas() throws -> [UInt8] {
      let node = DisplayList.Node.stroke(path, StrokeStyle(lineWidth: width))
      return try DisplayList(size: CGSize(width: side, height: side), nodes: [node]).alphas()
    }

    /// Returns the opacities along the curves, except within 3 points of both ends.
    func centerAlphas() throws -> [UInt8] {
      let alphas = try alphas()
      let ends = [curves[0][0], curves[curves.count - 1].last ?? .zero]
      func isInside(_ point: CGPoint) -> Bool {
        ends.allSatisfy { hypot(point.x - $0.x, point.y - $0.y) > 3 }
      }
      let points = curves.flatMap { Curves.points($0, pieces: 400) }.filter(isInside)
      return points.map { point in alphas[Int(point.y) * side + Int(point.x)] }
    }
  }

  /// Strokes whose inner side changes within a short part of the curve.
  static let wide: [Stroke] = [
    Stroke(27, [19.7, 20.3, 19.6, 16.7, 26.3, 23.5, 13.1, 9.4]),
    Stroke(29, [16.3, 21.8, 16.4, 17.9, 22.3, 21.4, 7.5, 9.9]),
    Stroke(300, [29, 13, 22.1, 10.1, 27.6, 5.3, 17.9, 12]),
    Stroke(300, [13.8, 4.5, 23.2, 22.3, 19.7, 14.9, 13.3, 19.8]),
    Stroke(1_000, [12.8, 66.4, 34.7, 37.7, 13.9, 59.3, 38.6, 48.1]),
    Stroke(1_000, [26.9, 54.7, 59.9, 14.3, 24.4, 38.7, 86.7, 51.9]),
    Stroke(40, [4, 60, 42, 35, 40, 40], [40, 40, 38, 45, 76, 20]),
    Stroke(300, [9, 49, 30, 37, 40, 40], [40, 40, 50, 43, 71, 31]),
  ]

  @Test(arguments: wide)
  func wideCurvesThatTurnToBothSidesHaveNoHoles(stroke: Stroke) throws {
    let alphas = try stroke.centerAlphas()
    #expect(!alphas.isEmpty && alphas.allSatisfy { $0 == 255 })
  }

  /// Strokes whose inner side turns back, and a pixel that it reaches only there.
  static let reversing: [(Stroke, x: Int, y: Int)] = [
    (Stroke(152, [36.8, 33.9, 80.7, 71.4, 58.3, 78.7, 61.6, 80.8]), 4, 42),
    (Stroke(139, [63, 27.2, 59.8, 88.9, 83.4, 58.3, 26, 76.7]), 53, 1),
    (Stroke(154, [82.2, 38.5, 11.2, 66, 22.6, 53.4, 34.2, 69.5]), 73, 12),
    (Stroke(139, [24.4, 25.3, 37.1, 77.9, 11.8, 22.1, 81.5, 27.6]), 92, 33),
  ]

  @Test(arguments: reversing)
  func sidesReachThePointAtWhichTheyTurnBack(stroke: Stroke, x: Int, y: Int) throws {
    #expect(try stroke.alphas()[y * 100 + x] > 200)
  }

  /// Strokes of curves that turn back at the middle of their parameters, and end where they began.
  static let folded: [Stroke] = [
    Stroke(6, [10, 40, 70, 40, 10, 40]), Stroke(6, [40, 10, 40, 70, 40, 10]),
    Stroke(4, [16, 16, 1, 23, 16, 16]), Stroke(40, [40, 40, 38, 0, 40, 40]),
    Stroke(300, [12, 26, 22, 1, 12, 26]), Stroke(6, [10, 40, 70, 40, 70, 40, 10, 40]),
  ]

  @Test(arguments: folded)
  func curvesThatTurnBackReachTheirTip(stroke: Stroke) throws {
    let alphas = try stroke.centerAlphas()
    #expect(!alphas.isEmpty && alphas.allSatisfy { $0 == 255 })
  }

  /// A curve that goes to x = 23.94 and returns.
  @Test func curvesThatTurnBackReachTheirTurningPoint() throws {
    let stroke = Stroke(4, [0, 50, 30, 50, 30, 50, 10, 50])
    let alphas = try stroke.alphas()
    #expect(alphas[50 * 100 + 5] == 255 && alphas[50 * 100 + 22] == 255)
    #expect(alphas[50 * 100 + 30] == 0)
  }

  /// Curves whose last two points are equal, with coordinates that binary numbers only approximate.
  static let stopping: [Stroke] = {
    var generator = SeededGenerator(seed: 7)
    func coordinate() -> Double { Double(Int.random(in: 150...850, using: &generator)) / 10 }
    return (0..<60).map { _ in
      let points = (0..<6).map { _ in coordinate() }
      return Stroke(Double.random(in: 4...30, using: &generator), points + points[4...])
    }
  }()

  @Test(arguments: stopping)
  func strokesEndAsThoseOfReversedCurvesBegin(stroke: Stroke) throws {
    let (ends, begins) = try (stroke.alphas(), stroke.reversed.alphas())
    #expect(zip(ends, begins).allSatisfy { abs(Int($0) - Int($1)) <= 16 })
  }

  /// Straight curves whose speed is zero at the middle of their parameters.
  static let pausing: [Stroke] = [
    ([20.1, 70.3], [80.7, 10.9]), ([72.6, 56.6], [59.1, 71.5]), ([10.3, 10.3], [90.1, 33.3]),
    ([33.3, 20.1], [66.7, 80.3]), ([15.7, 60.1], [85.3, 59.9]),
  ].map { (from: [Double], to: [Double]) in Stroke(40, from + to + from + to) }

  @Test(arguments: pausing)
  func straightCurvesWithZeroSpeedHaveNoBulge(stroke: Stroke) throws {
    let (pausing, straight) = try (stroke.alphas(), stroke.straight.alphas())
    #expect(zip(pausing, straight).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
  }
}
