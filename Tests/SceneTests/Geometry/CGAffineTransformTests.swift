import Foundation
import Scene
import Testing

@Suite struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test func aPointIsARowVector() {
    let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(point.applying(transform) == CGPoint(x: 2 * 3 + 5 * 5 + 11, y: 3 * 3 + 7 * 5 + 13))
    #expect(CGAffineTransform(2, 3, 5, 7, 11, 13) == transform)
  }

  @Test func sizesIgnoreTheDisplacement() {
    let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(CGSize(width: 1, height: 10).applying(transform) == CGSize(width: 52, height: 73))
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let grow = CGAffineTransform(scaleX: 2, y: 2)
    #expect(point.applying(move.concatenating(grow)) == CGPoint(x: 26, y: 10))
    #expect(point.applying(grow.concatenating(move)) == CGPoint(x: 16, y: 10))
  }

  @Test func operationsApplyBeforeTheTransform() {
    let grow = CGAffineTransform(scaleX: 2, y: 2)
    #expect(point.applying(grow.translatedBy(x: 10, y: 0)) == CGPoint(x: 26, y: 10))
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(point.applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 16, y: 15))
    #expect(near(point.applying(move.rotated(by: .pi / 2)), CGPoint(x: 5, y: 3)))
  }

  @Test func positiveAnglesTurnClockwiseOnScreen() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(near(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
    #expect(near(CGPoint(x: 0, y: 1).applying(quarter), CGPoint(x: -1, y: 0)))
  }

  @Test func emptyInitialiserGivesTheZeroTransform() {
    #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1e-9).isIdentity)
  }

  @Test func inverseUndoesTheTransform() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<50 {
      let values = (0..<6).map { _ in generator.number(-9...9) }
      let transform = CGAffineTransform(
        values[0],
        values[1],
        values[2],
        values[3],
        values[4],
        values[5]
      )
      guard transform.meanScale > 0.5 else { continue }
      #expect(near(point.applying(transform).applying(transform.inverted()), point))
      #expect(near(point.applying(transform.inverted()).applying(transform), point))
    }
  }

  @Test(arguments: [
    CGAffineTransform(), CGAffineTransform(scaleX: 0, y: 5),
    CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    CGAffineTransform(scaleX: .infinity, y: 1),
  ])
  func singularTransformIsItsOwnInverse(transform: CGAffineTransform) {
    #expect(transform.inverted() == transform)
  }

  @Test func rectanglesBecomeTheBoxOfTheirCorners() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let mirrored = rect.applying(CGAffineTransform(scaleX: -1, y: 2))
    #expect(mirrored == CGRect(x: -4, y: 4, width: 3, height: 8))
    let turned = CGRect(x: 0, y: 0, width: 2, height: 2)
      .applying(CGAffineTransform(a: 1, b: 1, c: -1, d: 1, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -2, y: 0, width: 4, height: 4))
  }

  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(scaleX: 2, y: 2),
    CGAffineTransform(rotationAngle: 1), CGAffineTransform(),
  ])
  func theNullRectangleStaysNull(transform: CGAffineTransform) {
    #expect(CGRect.null.applying(transform).isNull)
    #expect(CGRect.null.applying(transform).applying(transform).isNull)
  }

  @Test func meanScaleIsTheSquareRootOfTheArea() {
    #expect(CGAffineTransform(scaleX: 4, y: -9).meanScale == 6)
    #expect(CGAffineTransform(scaleX: 4, y: 0).meanScale == 0)
  }

  @Test func similaritiesKeepProportions() {
    let turned = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 5, y: 5)
    #expect(turned.isSimilarity)
    #expect(turned.scaledBy(x: -1, y: 1).isSimilarity)
    #expect(CGAffineTransform(translationX: 3, y: 4).isSimilarity)
    #expect(!CGAffineTransform(scaleX: 1, y: 1.001).isSimilarity)
    #expect(!CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0).isSimilarity)
  }

  @Test func isFiniteChecksAllSixNumbers() {
    #expect(CGAffineTransform.identity.isFinite)
    #expect(!CGAffineTransform(translationX: .nan, y: 0).isFinite)
    #expect(!CGAffineTransform(scaleX: 1, y: .infinity).isFinite)
  }

  @Test func everyInitialiserHasItsNumbers() {
    let all = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(all == CGAffineTransform(1, 2, 3, 4, 5, 6))
    #expect([all.a, all.b, all.c, all.d, all.tx, all.ty] == [1, 2, 3, 4, 5, 6])
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    #expect(CGAffineTransform(translationX: 5, y: 6) == CGAffineTransform(1, 0, 0, 1, 5, 6))
    #expect(CGAffineTransform(scaleX: 5, y: 6) == CGAffineTransform(5, 0, 0, 6, 0, 0))
    #expect(CGAffineTransform.identity == CGAffineTransform(1, 0, 0, 1, 0, 0))
    #expect(CGAffineTransform.identity.isIdentity && !all.isIdentity)
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(quarter.b - 1) < 1e-15 && abs(quarter.c + 1) < 1e-15 && abs(quarter.a) < 1e-15)
  }

  @Test func transformsAreCombined() {
    let (first, second) = (
      CGAffineTransform(1, 2, 3, 4, 5, 6), CGAffineTransform(7, 8, 9, 10, 11, 12)
    )
    #expect(first.concatenating(second) == CGAffineTransform(25, 28, 57, 64, 100, 112))
    #expect(first.translatedBy(x: 2, y: 3) == CGAffineTransform(1, 2, 3, 4, 16, 22))
    #expect(first.scaledBy(x: 2, y: 3) == CGAffineTransform(2, 4, 9, 12, 5, 6))
    #expect(first.inverted() == CGAffineTransform(-2, 1, 1.5, -0.5, 1, -2))
    let flat = CGAffineTransform(1, 2, 2, 4, 5, 6)
    #expect(flat.inverted() == flat)
    let huge = CGAffineTransform(1e200, 0, 0, 1e200, 0, 0)
    #expect(huge.inverted() == huge)
    #expect(CGPoint(x: 10, y: 20).applying(first) == CGPoint(x: 75, y: 106))
    #expect(CGSize(width: 10, height: 20).applying(first) == CGSize(width: 70, height: 100))
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(0, 2, -3, 0, 10, 20))
        == CGRect(x: -8, y: 22, width: 12, height: 6)
    )
    #expect(CGRect.null.applying(first).isNull)
  }

  @Test(arguments: [
    (CGAffineTransform(2, 0, 0, 2, 9, 9), true), (CGAffineTransform(2, 0, 0, -2, 9, 9), true),
    (CGAffineTransform(3, 4, -4, 3, 0, 0), true), (CGAffineTransform(3, 4, 4, -3, 0, 0), true),
    (CGAffineTransform(3, 4, 4, 3, 0, 0), false), (CGAffineTransform(3, 4, -4, -3, 0, 0), false),
    (CGAffineTransform(2, 0, 0, 2.1, 0, 0), false), (CGAffineTransform(2, 0.1, 0, 2, 0, 0), false),
    (CGAffineTransform(2, 0, 0.1, 2, 0, 0), false), (CGAffineTransform(2, 0, 0, -2.1, 0, 0), false),
    (CGAffineTransform(2, 0, 0, 2 + 1e-9, 0, 0), true), (CGAffineTransform(0, 0, 0, 0, 1, 1), true),
    (CGAffineTransform(2, 1e-9, 1e-9, 2, 0, 0), true),
  ])
  func similaritiesKeepAngles(transform: CGAffineTransform, isSimilarity: Bool) {
    #expect(transform.isSimilarity == isSimilarity)
  }

  @Test func meanScaleIsTheRootOfTheArea() {
    #expect(CGAffineTransform(2, 0, 0, 8, 9, 9).meanScale == 4)
    #expect(CGAffineTransform(0, 2, 8, 0, 9, 9).meanScale == 4)
    #expect(CGAffineTransform(3, 1, 2, 3, 9, 9).meanScale == 7.0.squareRoot())
    let numbers: [CGFloat] = [1, 2, 3, 4, 5, 6]
    for index in 0..<6 {
      var n = numbers
      n[index] = .infinity
      #expect(!CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]).isFinite)
    }
    #expect(CGAffineTransform(1, 2, 3, 4, 5, 6).isFinite)
  }
}
