import Foundation
import Scene
import Testing

@testable import Drawing

/// The arithmetic of projections.
@Suite
struct ProjectionTransformTests {
  private static func matrix(_ cells: [CGFloat]) -> ProjectionTransform {
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (cells[0], cells[1], cells[2])
    (result.m21, result.m22, result.m23) = (cells[3], cells[4], cells[5])
    (result.m31, result.m32, result.m33) = (cells[6], cells[7], cells[8])
    return result
  }

  private static let first = matrix([2, 3, 0.01, 5, 7, 0.02, 11, 13, 1.5])
  private static let second = matrix([0.5, -1, 0.03, 2, 1.5, -0.01, 4, 6, 2])

  private func isNear(_ one: CGPoint, _ other: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(one.x - other.x) < tolerance && abs(one.y - other.y) < tolerance
  }

  /// Columns are x, y and the depth by which both are divided.
  @Test
  func imagesAreDividedByTheirDepth() {
    let point = CGPoint(x: 3, y: 4)
    let depth: CGFloat = 0.03 + 0.08 + 1.5
    let image = CGPoint(x: (6 + 20 + 11) / depth, y: (9 + 28 + 13) / depth)
    #expect(isNear(Self.first.image(of: point), image))
    // Points behind the viewer have the smallest depth.
    let behind = Self.matrix([1, 0, -1, 0, 1, 0, 0, 0, 1])
    #expect(isNear(behind.image(of: CGPoint(x: 5, y: 2)), CGPoint(x: 5000, y: 2000), 1e-6))
  }

  @Test
  func productsApplyBothInOrder() {
    let product = Self.first.concatenating(Self.second)
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 4), CGPoint(x: -1, y: 2)] {
      let image = Self.second.image(of: Self.first.image(of: point))
      #expect(isNear(product.image(of: point), image))
    }
    // 2 · 0.5 + 3 · 2 + 0.01 · 4, 5 · 0.03 − 7 · 0.01 + 0.02 · 2, and −11 + 13 · 1.5 + 1.5 · 6
    #expect(abs(product.m11 - 7.04) < 1e-12)
    #expect(abs(product.m23 - 0.12) < 1e-12)
    #expect(abs(product.m32 - 17.5) < 1e-12)
    #expect(Self.first.concatenating(ProjectionTransform()) == Self.first)
    #expect(ProjectionTransform().concatenating(Self.first) == Self.first)
  }

  /// The tangent has the same image and the same slopes.
  @Test
  func tangentIsTheAffineTransformNearAPoint() {
    let point = CGPoint(x: 3, y: 4)
    let tangent = Self.first.tangent(at: point)
    #expect(isNear(point.applying(tangent), Self.first.image(of: point)))
    let step: CGFloat = 1e-6
    for (dx, dy) in [(step, 0), (0, step)] as [(CGFloat, CGFloat)] {
      let near = CGPoint(x: point.x + dx, y: point.y + dy)
      let (moved, image) = (near.applying(tangent), Self.first.image(of: near))
      #expect(isNear(moved, image, 1e-10))
    }
  }

  @Test
  func kindsOfProjectionsAreDistinguished() {
    #expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
    let moved = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(moved == Self.matrix([1, 2, 0, 3, 4, 0, 5, 6, 1]))
    #expect(!moved.isIdentity && moved.isAffine && moved.keepsParallels)
    for cell in [2, 5, 8] {
      var cells: [CGFloat] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
      cells[cell] = 0.5
      #expect(!Self.matrix(cells).isAffine)
      #expect(Self.matrix(cells).keepsParallels == (cell == 8))
    }
    for cell in 0..<9 {
      var cells: [CGFloat] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
      cells[cell] = .infinity
      #expect(!Self.matrix(cells).isFinite)
    }
    #expect(Self.first.isFinite)
  }

  @Test
  func affinePartIsDividedByTheScale() {
    let scaled = Self.matrix([2, 4, 0, 6, 8, 0, 10, 12, 2])
    #expect(scaled.affine == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(Self.matrix([2, 4, 0, 6, 8, 0, 10, 12, 0]).affine == nil)
    #expect(Self.matrix([1, 2, 0, 2, 4, 0, 0, 0, 1]).affine == nil)
    #expect(Self.matrix([.infinity, 0, 0, 0, 1, 0, 0, 0, 1]).affine == nil)
    #expect(Self.matrix([1e200, 0, 0, 0, 1e200, 0, 0, 0, 1]).affine == nil)
  }

  /// The determinant 2·(7·1.5 − 0.02·13) − 3·(5·1.5 − 0.02·11) + 0.01·(5·13 − 7·11).
  @Test
  func determinantsDecideInvertibility() {
    #expect(Self.first.isInvertible)
    #expect(!Self.matrix([1, 2, 3, 4, 5, 6, 7, 8, 9]).isInvertible)
    #expect(Self.matrix([1, 2, 3, 4, 5, 6, 7, 8, 10]).isInvertible)
    #expect(!Self.matrix([1, 0, 0, 0, 1e-10, 0, 0, 0, 1]).isInvertible)
    #expect(Self.matrix([1, 0, 0, 0, 1e-8, 0, 0, 0, 1]).isInvertible)
    #expect(Self.matrix([0, 0, 1, 0, 1, 0, 1, 0, 0]).isInvertible)
    #expect(Self.matrix([0, 1, 0, 1, 0, 0, 0, 0, 1]).isInvertible)
  }

  /// Rodrigues' formula v cos θ + (k × v) sin θ + k (k · v) (1 − cos θ) about the anchor, and then
  /// a division by the depth.
  @Test(arguments: [0.3, 1.2, -0.7], [CGFloat(0), 0.7])
  func rotationsInSpaceFollowRodriguesFormula(radians: Double, perspective: CGFloat) {
    let axis = (x: CGFloat(1), y: CGFloat(2), z: CGFloat(-3))
    let anchor = UnitPoint(x: 0.25, y: 0.75)
    let effect = Rotation3DEffect(
      angle: .radians(radians),
      axis: axis,
      anchor: anchor,
      anchorZ: 5,
      perspective: perspective
    )
    for size in [CGSize(width: 100, height: 60), CGSize(width: 60, height: 100)] {
      let value = effect.effectValue(size: size)
      let length = 14.0.squareRoot()
      let k = [1 / length, 2 / length, -3 / length]
      let middle = (x: size.width / 4, y: size.height * 3 / 4)
      for point in [CGPoint(x: 0, y: 0), CGPoint(x: 70, y: 20), CGPoint(x: 33, y: 55)] {
        let v = [point.x - middle.x, point.y - middle.y, -5]
        let cross = [
          k[1] * v[2] - k[2] * v[1], k[2] * v[0] - k[0] * v[2], k[0] * v[1] - k[1] * v[0],
        ]
        let dot = k[0] * v[0] + k[1] * v[1] + k[2] * v[2]
        let turned = (0..<3).map {
          v[$0] * cos(radians) + cross[$0] * sin(radians) + k[$0] * dot * (1 - cos(radians))
        }
        let depth = 1 - perspective / 100 * turned[2]
        let image = CGPoint(x: middle.x + turned[0] / depth, y: middle.y + turned[1] / depth)
        #expect(isNear(value.image(of: point), image, 1e-6))
      }
    }
  }

  @Test
  func rotationWithoutAnAxisOrSizeIsTheIdentity() {
    func value(_ x: CGFloat, _ size: CGSize) -> ProjectionTransform {
      Rotation3DEffect(
        angle: .degrees(30),
        axis: (x: x, y: 0, z: 0),
        anchor: .center,
        anchorZ: 0,
        perspective: 1
      ).effectValue(size: size)
    }
    let size = CGSize(width: 10, height: 20)
    #expect(value(0, size).isIdentity && value(.infinity, size).isIdentity)
    #expect(value(1, .zero).isIdentity)
    #expect(!value(1, size).isIdentity && !value(1, CGSize(width: 0, height: 20)).isIdentity)
  }

  @Test
  func rotationsAndScalesAreAnimatedWithTheirAnchor() {
    var turn = Rotation3DEffect(
      angle: .radians(1),
      axis: (x: 1, y: 0, z: 0),
      anchor: .center,
      anchorZ: 0,
      perspective: 1
    )
    let data = turn.animatableData
    #expect(data.first == 128 && data.second == UnitPoint.center.animatableData)
    turn.animatableData = AnimatablePair(256, UnitPoint.bottomTrailing.animatableData)
    #expect(turn.angle.radians == 2 && turn.anchor == .bottomTrailing)
    var flat = RotationEffect(angle: .radians(1), anchor: .center)
    flat.animatableData = data + data
    #expect(flat.angle.radians == 2 && flat.anchor == .bottomTrailing)
    var scale = ScaleEffect(scale: CGSize(width: 2, height: 3), anchor: .center)
    #expect(scale.animatableData.anchor == .center)
    scale.animatableData = scale.animatableData + scale.animatableData
    #expect(scale.scale == CGSize(width: 4, height: 6) && scale.anchor == .bottomTrailing)
  }

  /// A quadratic curve is projected like the cubic one of the same points.
  @Test
  func quadraticCurvesAreProjectedPointByPoint() throws {
    let (start, control, end) = (CGPoint(x: 5, y: 80), CGPoint(x: 40, y: 0), CGPoint(x: 95, y: 60))
    func between(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
    }
    func points(_ path: Path) throws -> [CGPoint] {
      let view = path.rotation3DEffect(.degrees(40), axis: (x: 1, y: 1, z: 0))
      let leaf = try #require(view.drawn(100, 100).leaves.first)
      var points: [CGPoint] = []
      leaf.outline.path.applying(leaf.transform).forEach { element in
        if case .line(let end) = element { points.append(end) }
      }
      return points
    }
    var quadratic = Path()
    quadratic.move(to: start)
    quadratic.addQuadCurve(to: end, control: control)
    quadratic.addLine(to: CGPoint(x: 50, y: 90))
    quadratic.closeSubpath()
    quadratic.addLine(to: CGPoint(x: 10, y: 10))
    var cubic = Path()
    cubic.move(to: start)
    cubic.addCurve(to: end, control1: between(start), control2: between(end))
    cubic.addLine(to: CGPoint(x: 50, y: 90))
    cubic.closeSubpath()
    cubic.addLine(to: CGPoint(x: 10, y: 10))
    let (found, expected) = (try points(quadratic), try points(cubic))
    #expect(found.count == 66 && expected.count == 66)
    #expect(zip(found, expected).allSatisfy { isNear($0, $1, 0.01) })
  }

  /// A shadow that is too far away is invisible.
  @Test(arguments: [
    (CGPoint(x: 3, y: 4), true), (CGPoint(x: 32_767, y: 0), true),
    (CGPoint(x: 32_768, y: 0), false), (CGPoint(x: 0, y: -32_768), false),
    (CGPoint(x: 0, y: -32_767), true), (CGPoint(x: CGFloat.infinity, y: 0), false),
    (CGPoint(x: 0, y: CGFloat.nan), false),
  ])
  func distantShadowsAreInvisible(offset: CGPoint, isSeen: Bool) {
    let shadow = Filter.Shadow(color: .black, radius: 2, offset: offset)
    #expect(shadow.color == (isSeen ? .black : .clear))
    #expect(shadow.offset == (isSeen ? offset : .zero))
    #expect(shadow.deviation == CGSize(width: 2, height: 2))
  }

  @Test(arguments: [(5.0, 5.0), (0, 0), (-1, 0), (.infinity, 0), (.nan, 0)])
  func invalidShadowRadiiAreZero(radius: CGFloat, used: CGFloat) {
    let shadow = Filter.Shadow(color: .black, radius: radius, offset: .zero)
    #expect(shadow.deviation == CGSize(width: used, height: used))
  }
}
