import SwiftUI
import Testing

/// Three-dimensional transforms, compared with affine transforms and with expected matrices.
@Suite
struct CATransform3DTests {
  private static let size = CGSize(width: 40, height: 20)

  /// Returns a point transformed by a projection of the plane.
  private static func projected(_ point: CGPoint, by map: ProjectionTransform) -> CGPoint {
    let divisor = map.m13 * point.x + map.m23 * point.y + map.m33
    return CGPoint(
      x: (map.m11 * point.x + map.m21 * point.y + map.m31) / divisor,
      y: (map.m12 * point.x + map.m22 * point.y + map.m32) / divisor
    )
  }

  @Test
  func rotationAboutZMatchesTheAffineRotation() {
    let turn = CATransform3DMakeRotation(0.7, 0, 0, 1)
    #expect(ProjectionTransform(turn) == ProjectionTransform(CGAffineTransform(rotationAngle: 0.7)))
    #expect(turn == CATransform3DRotate(CATransform3DIdentity, 0.7, 0, 0, 3))
  }

  @Test
  func translationAndScaleMatchAffineTransforms() {
    let moved = CGAffineTransform(translationX: 3, y: -4)
    let scaled = CGAffineTransform(scaleX: 2, y: 5)
    #expect(
      ProjectionTransform(CATransform3DMakeTranslation(3, -4, 0)) == ProjectionTransform(moved)
    )
    #expect(ProjectionTransform(CATransform3DMakeScale(2, 5, 1)) == ProjectionTransform(scaled))
    let both = CATransform3DTranslate(CATransform3DMakeScale(2, 5, 1), 3, -4, 0)
    #expect(ProjectionTransform(both) == ProjectionTransform(moved.concatenating(scaled)))
    #expect(CATransform3DMakeAffineTransform(moved) == CATransform3DMakeTranslation(3, -4, 0))
  }

  /// The elements of a transform, row by row.
  private static func numbers(_ m: CATransform3D) -> [CGFloat] {
    [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
      m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
    ]
  }

  @Test
  func newTransformIsTheIdentity() {
    let identity: [CGFloat] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    #expect(Self.numbers(CATransform3D()) == identity)
    #expect(
      Self.numbers(CATransform3DMakeScale(2, 3, 4)) == [
        2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1,
      ]
    )
    #expect(Self.numbers(CATransform3DMakeTranslation(2, 3, 4)).suffix(4) == [2, 3, 4, 1])
  }

  @Test
  func concatenationIsAMatrixProduct() {
    var (a, b) = (CATransform3D(), CATransform3D())
    (a.m11, a.m12, a.m13, a.m14) = (1, 2, 3, 4)
    (a.m21, a.m22, a.m23, a.m24) = (5, 6, 7, 8)
    (a.m31, a.m32, a.m33, a.m34) = (9, 10, 11, 12)
    (a.m41, a.m42, a.m43, a.m44) = (13, 14, 15, 16)
    (b.m11, b.m12, b.m13, b.m14) = (1, 0, 2, 1)
    (b.m21, b.m22, b.m23, b.m24) = (0, 3, 1, 2)
    (b.m31, b.m32, b.m33, b.m34) = (2, 1, 0, 1)
    (b.m41, b.m42, b.m43, b.m44) = (1, 1, 1, 0)
    #expect(
      Self.numbers(CATransform3DConcat(a, b)) == [
        11, 13, 8, 8, 27, 33, 24, 24, 43, 53, 40, 40, 59, 73, 56, 56,
      ]
    )
  }

  @Test
  func rotationsFollowTheRightHandRule() {
    func quarter(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> [CGFloat] {
      Self.numbers(CATransform3DMakeRotation(.pi / 2, x, y, z)).map { ($0 * 1e9).rounded() / 1e9 }
    }
    #expect(quarter(5, 0, 0) == [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1])
    #expect(quarter(0, 5, 0) == [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
    #expect(quarter(0, 0, 5) == [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    // A third of a turn about the diagonal maps each axis to the next.
    let third = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
    let expected: [CGFloat] = [0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1]
    #expect(zip(Self.numbers(third), expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test
  func rotationOutOfThePlaneMovesOneSideAway() {
    var map = CATransform3DIdentity
    map.m34 = -1.0 / 40
    map = CATransform3DRotate(map, .pi / 6, 0, 1, 0)
    let right = CATransform3DTests.projected(CGPoint(x: 20, y: 10), by: ProjectionTransform(map))
    let left = CATransform3DTests.projected(CGPoint(x: -20, y: 10), by: ProjectionTransform(map))
    // A positive rotation moves the right side away: z = -x sin 30° there, +x sin 30° on the left.
    #expect(abs(right.y - 10 / 1.25) < 1e-12)
    #expect(abs(left.y - 10 / 0.75) < 1e-12)
    #expect(abs(right.x - 20 * 0.75.squareRoot() / 1.25) < 1e-12)
  }

  /// An effect that writes to a binding which side is visible, like the effects of two-sided cards.
  private struct TwoSided: GeometryEffect {
    @Binding var isBack: Bool
    var turn: Double

    var animatableData: Double {
      get { turn }
      set { turn = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      DispatchQueue.main.async { isBack = turn > 90 }
      return ProjectionTransform()
    }
  }

  private struct Card: View {
    @State private var isBack = false
    @State private var isTurned = false

    var body: some View {
      Color.clear
        .frame(width: isBack ? 20 : 10, height: 10)
        .modifier(TwoSided(isBack: $isBack, turn: isTurned ? 180 : 0))
        .onAppear { withAnimation(.linear(duration: 1)) { isTurned = true } }
    }
  }

  @Test(arguments: [(0, 10), (0.25, 10), (0.75, 20), (3, 20)])
  func effectMayReportItsVisibleSide(time: Double, width: CGFloat) throws {
    let renderer = ImageRenderer(content: Card())
    renderer.time = time
    #expect(try renderer.svg().contains("width=\"\(Int(width))\""))
  }

  @Test
  func zeroLengthAxisRotatesNothing() {
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    #expect(CATransform3DMakeRotation(1, .infinity, 0, 0) == CATransform3DIdentity)
  }

  @Test
  func theAffinePartIsThatOfThePlane() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let transform = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DGetAffineTransform(transform) == affine)
    #expect(CATransform3DIsAffine(transform))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
  }

  /// A matrix with a different number in each element, row by row.
  private static let base: CATransform3D = {
    var m = CATransform3D()
    (m.m11, m.m12, m.m13, m.m14) = (1, 2, 3, 4)
    (m.m21, m.m22, m.m23, m.m24) = (5, 6, 7, 8)
    (m.m31, m.m32, m.m33, m.m34) = (9, 10, 11, 12)
    (m.m41, m.m42, m.m43, m.m44) = (13, 14, 15, 16)
    return m
  }()

  @Test
  func changesApplyBeforeTheTransform() {
    #expect(
      Self.numbers(CATransform3DScale(Self.base, 2, 3, 4)) == [
        2, 4, 6, 8, 15, 18, 21, 24, 36, 40, 44, 48, 13, 14, 15, 16,
      ]
    )
    #expect(
      Self.numbers(CATransform3DTranslate(Self.base, 2, 3, 4)) == [
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 66, 76, 86, 96,
      ]
    )
    let turned = Self.numbers(CATransform3DRotate(Self.base, .pi / 2, 0, 0, 1))
    let expected: [CGFloat] = [5, 6, 7, 8, -1, -2, -3, -4, 9, 10, 11, 12, 13, 14, 15, 16]
    #expect(zip(turned, expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test
  func aProjectionOmitsTheDepth() {
    let map = ProjectionTransform(Self.base)
    #expect(
      [map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33]
        == [1, 2, 4, 5, 6, 8, 13, 14, 16]
    )
    let affine = CATransform3DGetAffineTransform(Self.base)
    #expect(affine == CGAffineTransform(a: 1, b: 2, c: 5, d: 6, tx: 13, ty: 14))
  }
}
