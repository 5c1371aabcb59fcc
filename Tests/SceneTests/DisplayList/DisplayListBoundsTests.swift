import Foundation
import Scene
import Testing

@Suite struct DisplayListBoundsTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> DisplayList.Node {
    .rect(CGRect(x: x, y: y, width: side, height: side))
  }

  @Test func fillBoundsIncludeControlPoints() {
    let node = DisplayList.Node.fill(Path("0 0 m 50 100 100 0 q") ?? Path())
    #expect(node.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func theTransformIsApplied() {
    let node = DisplayList.Node.fill(
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
      transform: CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 0, ty: 5)
    )
    #expect(node.bounds == CGRect(x: -10, y: 5, width: 10, height: 20))
  }

  @Test(arguments: [
    (CGLineJoin.miter, CGFloat(4), CGFloat(8)), (.miter, 1, 3), (.round, 4, 3), (.bevel, 4, 3),
  ])
  func strokeBoundsIncludeMitersAndCaps(join: CGLineJoin, limit: CGFloat, margin: CGFloat) {
    let style = StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit)
    let node = DisplayList.Node.stroke(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), style)
    #expect(
      node.bounds == CGRect(x: -margin, y: -margin, width: 10 + 2 * margin, height: 10 + 2 * margin)
    )
  }

  @Test func groupBoundsEncloseItsNodes() {
    let group = DisplayList.Node.group(
      .init(name: "", nodes: [square(0, 0), .fill(Path()), square(30, 5)])
    )
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 40, height: 15))
    #expect(DisplayList.Node.group(.init(name: "", nodes: [])).bounds.isNull)
    #expect(DisplayList.Node.fill(Path()).bounds.isNull)
  }

  @Test(arguments: [
    (CGFloat(5), true), (10, true), (11.9, true), (12.1, false), (20, false), (-12.1, false),
  ])
  func leavesWithinTwoPixelsMayOverlap(x: CGFloat, overlap: Bool) {
    let group = DisplayList.Group(name: "", nodes: [square(0, 0), square(x, 0)])
    #expect(group.leavesOverlap(scale: .identity) == overlap)
  }

  @Test func distancesAreMeasuredInPixelsNotPoints() {
    let group = DisplayList.Group(name: "", nodes: [square(0, 0), square(11.5, 0)])
    #expect(group.leavesOverlap(scale: .identity))
    #expect(!group.leavesOverlap(scale: CGAffineTransform(scaleX: 2, y: 2)))
  }

  @Test func innerLeavesCountUnlessEmpty() {
    let inner = DisplayList.Node.group(.init(name: "", nodes: [square(0, 0)]))
    #expect(
      DisplayList.Group(name: "", nodes: [inner, square(5, 5)]).leavesOverlap(scale: .identity)
    )
    let empty = DisplayList.Group(name: "", nodes: [.fill(Path()), square(0, 0), .fill(Path())])
    #expect(!empty.leavesOverlap(scale: .identity))
  }

  @Test func manyLeavesAreAssumedToOverlap() {
    let many = (0..<33).map { square(CGFloat($0) * 20, 0) }
    #expect(DisplayList.Group(name: "", nodes: many).leavesOverlap(scale: .identity))
    #expect(
      !DisplayList.Group(name: "", nodes: Array(many.prefix(32))).leavesOverlap(scale: .identity)
    )
  }
}
