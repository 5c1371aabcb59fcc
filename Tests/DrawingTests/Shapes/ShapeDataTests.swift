import Foundation
import Scene
import Testing

@testable import Drawing

/// The animatable data of shapes, their defaults and their insets.
@Suite
struct ShapeDataTests {
  @Test
  func sizedShapesAreAnimatedByTheirSize() {
    var shape = SizedShape(
      base: RoundedRectangle(cornerSize: CGSize(width: 1, height: 2)),
      size: CGSize(width: 3, height: 4)
    )
    #expect(shape.anchor == .topLeading)
    let data = shape.animatableData
    #expect(data.first == AnimatablePair(1, 2) && data.second == AnimatablePair(3, 4))
    shape.animatableData = data + data
    #expect(shape.base.cornerSize == CGSize(width: 2, height: 4))
    #expect(shape.size == CGSize(width: 6, height: 8))
  }

  /// The anchor of the sized shape is at the anchor of the frame.
  @Test(arguments: [
    (UnitPoint.topLeading, CGPoint(x: 10, y: 20)), (.center, CGPoint(x: 45, y: 37)),
    (.bottomTrailing, CGPoint(x: 80, y: 54)), (.topTrailing, CGPoint(x: 80, y: 20)),
  ])
  func sizedShapesArePlacedAtTheirAnchor(anchor: UnitPoint, origin: CGPoint) {
    var shape = SizedShape(base: Rectangle(), size: CGSize(width: 30, height: 6))
    shape.anchor = anchor
    let box = shape.path(in: CGRect(10, 20, 100, 40)).boundingRect
    #expect(box == CGRect(origin: origin, size: CGSize(width: 30, height: 6)))
  }

  @Test
  func unevenRectanglesAreAnimatedByTheirRadii() {
    let radii = RectangleCornerRadii(
      topLeading: 1,
      bottomLeading: 2,
      bottomTrailing: 3,
      topTrailing: 4
    )
    var shape = UnevenRoundedRectangle(cornerRadii: radii)
    let data = shape.animatableData
    #expect(data.first == AnimatablePair(1, 2) && data.second == AnimatablePair(3, 4))
    shape.animatableData = data + data
    #expect(shape.cornerRadii.topLeading == 2 && shape.cornerRadii.bottomLeading == 4)
    #expect(shape.cornerRadii.bottomTrailing == 6 && shape.cornerRadii.topTrailing == 8)
    var inset = InsetUnevenRectangle(base: UnevenRoundedRectangle(cornerRadii: radii), amount: 5)
    #expect(inset.animatableData.first == data && inset.animatableData.second == 5)
    inset.animatableData = AnimatablePair(data + data, 7)
    #expect(inset.amount == 7 && inset.base.cornerRadii == shape.cornerRadii)
    #expect(inset.inset(by: 2).amount == 9)
  }

  /// Radii shrink by the inset, but not below 0.
  @Test
  func insetRectanglesHaveSmallerRadii() {
    let frame = CGRect(0, 0, 100, 60)
    let inset = UnevenRoundedRectangle(
      topLeadingRadius: 1,
      bottomLeadingRadius: 8,
      bottomTrailingRadius: 12,
      topTrailingRadius: 5
    ).inset(by: 5)
    let same = UnevenRoundedRectangle(
      topLeadingRadius: 0,
      bottomLeadingRadius: 3,
      bottomTrailingRadius: 7,
      topTrailingRadius: 0
    )
    #expect(inset.path(in: frame) == same.path(in: CGRect(5, 5, 90, 50)))
    let round = RoundedRectangle(cornerSize: CGSize(width: 9, height: 3)).inset(by: 4).inset(by: 1)
    let other = RoundedRectangle(cornerSize: CGSize(width: 4, height: 0))
    #expect(round.path(in: frame) == other.path(in: CGRect(5, 5, 90, 50)))
    let capsule = Capsule().inset(by: 5).inset(by: 3)
    #expect(capsule.path(in: frame) == Capsule().path(in: CGRect(8, 8, 84, 44)))
  }

  @Test
  func unevenRectanglesHaveSquareCornersByDefault() {
    let radii = UnevenRoundedRectangle().cornerRadii
    #expect(
      radii
        == RectangleCornerRadii(topLeading: 0, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0)
    )
    let one = UnevenRoundedRectangle(topTrailingRadius: 7)
    #expect(one.cornerRadii.topTrailing == 7 && one.cornerRadii.topLeading == 0)
    #expect(one.style == .continuous && RoundedRectangle(cornerRadius: 3).style == .continuous)
    #expect(Capsule().style == .continuous)
    #expect(RoundedRectangle(cornerRadius: 3).cornerSize == CGSize(width: 3, height: 3))
  }

  /// A rectangle never shrinks past its centre.
  @Test(arguments: [
    (CGFloat(5), CGRect(15, 25, 90, 30)), (0, CGRect(10, 20, 100, 40)),
    (-5, CGRect(5, 15, 110, 50)), (20, CGRect(30, 40, 60, 0)), (30, CGRect(40, 40, 40, 0)),
    (99, CGRect(60, 40, 0, 0)), (.infinity, CGRect(10, 20, 100, 40)),
    (.nan, CGRect(10, 20, 100, 40)),
  ])
  func rectanglesAreInset(amount: CGFloat, inset: CGRect) {
    #expect(CGRect(10, 20, 100, 40).inset(by: amount) == inset)
  }

  @Test
  func derivedShapesKeepTheirBase() {
    var shape = InsetOfShape(base: RoundedRectangle(cornerRadius: 2), amount: 3)
    #expect(shape.animatableData == AnimatablePair(AnimatablePair(2, 2), 3))
    shape.animatableData = AnimatablePair(AnimatablePair(4, 5), 6)
    #expect(shape.base.cornerSize == CGSize(width: 4, height: 5) && shape.amount == 6)
    var moved = OffsetShape(
      shape: RoundedRectangle(cornerRadius: 2),
      offset: CGSize(width: 3, height: 4)
    )
    #expect(moved.animatableData == AnimatablePair(AnimatablePair(2, 2), AnimatablePair(3, 4)))
    moved.animatableData = AnimatablePair(AnimatablePair(5, 6), AnimatablePair(7, 8))
    #expect(moved.shape.cornerSize == CGSize(width: 5, height: 6))
    #expect(moved.offset == CGSize(width: 7, height: 8))
  }

  private struct Still: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test
  func shapesAreFilledAndMirrored() {
    #expect(Still.role == .fill && Rectangle.role == .fill)
    #expect(Rectangle().layoutDirectionBehavior == .mirrors)
    #expect(Still().union(Circle()).layoutDirectionBehavior == .fixed)
    #expect(Circle().union(Still()).layoutDirectionBehavior == .mirrors)
    #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(
      Circle().union(Rectangle()).sizeThatFits(ProposedViewSize(width: 30, height: 20))
        == CGSize(width: 20, height: 20)
    )
    #expect(!Rectangle.isDerived && InsetOfShape<Circle>.isDerived)
  }

  @Test
  func shapesWithoutAContainerUseTheMinimumCornerRadius() {
    let frame = CGRect(0, 0, 40, 20)
    #expect(ConcentricRectangle().path(in: frame) == Path(frame))
    #expect(ConcentricRectangle(corners: .concentric).path(in: frame) == Path(frame))
    let fixed = Path(roundedRect: frame, cornerRadius: 5)
    #expect(ConcentricRectangle(corners: .fixed(5)).path(in: frame) == fixed)
    let least = ConcentricRectangle(corners: .concentric(minimum: .fixed(5)), isUniform: true)
    #expect(least.path(in: frame) == fixed)
  }
}
