import Drawing
import Gallery
import Scene
import Testing

@Suite
struct ChristmasTreeTests {
  @Test(arguments: [
    ("ChristmasTree/GeometryReader/VStack", CGRect(0, 0, 400, 628)),
    ("Star[0]", CGRect(140, 0, 120, 120)),
    ("Tree[0]/ZStack", CGRect(80, 80, 240, 186.66667)),
    ("Tree[1]/ZStack", CGRect(60, 186.66667, 280, 186.66667)),
    ("Tree[2]/ZStack", CGRect(40, 293.33333, 320, 186.66667)),
    ("Pot[1]/GeometryReader", CGRect(0, 468, 400, 160)),
    ("Pot[1]/GeometryReader/ZStack", CGRect(0, 468, 133.33333, 133.33333)),
  ])
  func framesMatchCurrentSwiftUI(suffix: String, frame: CGRect) throws {
    let views = try placements(of: ChristmasTree(readerPlacement: .topLeading), 400, 800)
    let found = views.filter { $0.name.hasSuffix(suffix) }.map(\.frame)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.isNear(frame) })
  }

  @Test
  func potIsCentredByDefault() throws {
    let views = try placements(of: ChristmasTree(), 400, 800)
    let pot = try #require(views.last { $0.name.hasSuffix("Pot[1]/GeometryReader/ZStack") }?.frame)
    #expect(abs(pot.midX - 200) < 0.001)
    #expect(abs(pot.midY - (548 + 86)) < 0.001)
  }

  @Test
  func upperTiersAreDrawnLaterAndTheStarLast() throws {
    let names = try placements(of: ChristmasTree(), 400, 800).map(\.name)
    let tiers = names.filter { $0.hasSuffix("/ZStack") && $0.contains("Tree[") }
    #expect(tiers.map { $0.suffix(14) } == ["Tree[2]/ZStack", "Tree[1]/ZStack", "Tree[0]/ZStack"])
    let star = try #require(names.firstIndex { $0.hasSuffix("Star[0]") })
    let lastTier = try #require(names.lastIndex { $0.contains("Tree[0]") })
    #expect(star > lastTier)
  }

  @Test
  func ballsHangOnALineRisingToTheLeft() throws {
    let balls = try leaves(of: Tree(), 240, 186).filter { $0.name.path.contains("Ball") }
    #expect(balls.count == 10)
    let boxes = balls.map { $0.outline.path.boundingRect.applying($0.transform) }
    let centers = (1...10).map { number in
      CGPoint(x: 240 * (1 - 0.1 * CGFloat(number)), y: 186 * (1 - 0.05 * CGFloat(number)))
    }
    #expect(zip(boxes, centers).allSatisfy { CGPoint(x: $0.midX, y: $0.midY).isNear($1) })
    #expect(boxes.allSatisfy { abs($0.width - 20) < 0.001 })
  }

  @Test
  func ballsRunFromPinkToPurpleInTheirOwnBoxes() throws {
    let ball = try #require(
      try leaves(of: Tree(), 240, 186).first { $0.name.path.contains("Ball") }
    )
    guard case .linear(let paint) = ball.paint else {
      return #expect(Bool(false), "no gradient")
    }
    #expect(paint.start == CGPoint(x: 10, y: 0))
    #expect(paint.end == CGPoint(x: 10, y: 20))
    #expect(
      paint.stops.map(\.color)
        == [
          RGBA(red: UInt8(255), green: 45, blue: 85), RGBA(red: UInt8(175), green: 82, blue: 222),
        ]
    )
  }

  @Test
  func secondGarlandIsRotatedBeforeMasking() throws {
    let renderer = ImageRenderer(content: Tree())
    renderer.proposedSize = ProposedViewSize(width: 240, height: 186)
    let groups = try renderer.displayList().nodes.compactMap { node -> DisplayList.Group? in
      guard case .group(let group) = node else { return nil }
      return group
    }
    let garlands = groups.filter { group in
      leaves(in: group.nodes).contains { $0.name.path.contains("Slope") }
    }
    try #require(garlands.count == 2)
    // Both masks are the triangle at its own position.
    let masks = garlands.map { leaves(in: $0.mask ?? []).map(\.transform) }
    #expect(masks == [[.identity], [.identity]])
    let slopes = garlands.compactMap { leaves(in: $0.nodes).first?.transform }
    #expect(slopes[0] == .identity)
    // Rotated by 300° about the middle of the box.
    #expect(abs(slopes[1].a - 0.5) < 1e-5)
    #expect(abs(slopes[1].b + 0.8660254) < 1e-5)
    #expect(CGPoint(x: 120, y: 93).applying(slopes[1]).isNear(CGPoint(x: 120, y: 93)))
  }

  @Test(arguments: [-1, 0, 1])
  func starOfTooFewCornersIsEmpty(corners: Int) {
    #expect(Star(corners: corners, smoothness: 0.5).path(in: CGRect(0, 0, 10, 10)).isEmpty)
  }

  @Test(arguments: [CGRect(0, 0, 0, 10), CGRect(0, 0, 10, 0)])
  func starInAnEmptyFrameIsEmpty(frame: CGRect) {
    #expect(Star(corners: 5, smoothness: 0.5).path(in: frame).isEmpty)
  }

  @Test
  func smallStarIsCentredInItsFrame() {
    let box = Star(corners: 4, smoothness: 0.5).path(in: CGRect(0, 0, 1, 1)).boundingRect
    #expect(box.isNear(CGRect(0, 0, 1, 1)))
  }

  @Test
  func ribbonDividesItsFrameIntoNine() {
    var expected = Path()
    for x in [40.0, 70] {
      expected.move(to: CGPoint(x: x, y: 20))
      expected.addLine(to: CGPoint(x: x, y: 80))
    }
    for y in [40.0, 60] {
      expected.move(to: CGPoint(x: 10, y: y))
      expected.addLine(to: CGPoint(x: 100, y: y))
    }
    #expect(Ribbon().path(in: CGRect(10, 20, 90, 60)) == expected)
  }

  @Test
  func triangleSpansItsFrame() {
    var expected = Path()
    expected.addLines([
      CGPoint(x: 60, y: 0), CGPoint(x: 110, y: 80), CGPoint(x: 10, y: 80), CGPoint(x: 60, y: 0),
    ])
    #expect(Triangle().path(in: CGRect(10, 0, 100, 80)) == expected)
  }

  @Test
  func twoCornersMakeAStar() {
    #expect(!Star(corners: 2, smoothness: 0.5).path(in: CGRect(0, 0, 10, 10)).isEmpty)
  }

  @Test
  func starIsCentredInItsFrame() {
    let box = Star(corners: 5, smoothness: 0.5).path(in: CGRect(0, 0, 120, 120)).boundingRect
    #expect(abs(box.midY - 60) < 0.001)
    #expect(abs(box.midX - 60) < 0.001)
  }

  @Test
  func starIsAsWideAndHighAsItsFrame() {
    let box = Star(corners: 4, smoothness: 0.5).path(in: CGRect(0, 0, 120, 60)).boundingRect
    #expect(abs(box.width - 120) < 0.001 && abs(box.height - 60) < 0.001)
    #expect(abs(box.midX - 60) < 0.001 && abs(box.midY - 30) < 0.001)
  }

  @Test
  func slopeFallsToTheLowerRightCorner() {
    var expected = Path()
    expected.move(to: CGPoint(x: 0, y: 50))
    expected.addQuadCurve(to: CGPoint(x: 200, y: 100), control: CGPoint(x: 80, y: 40))
    #expect(Slope().path(in: CGRect(0, 0, 200, 100)) == expected)
  }
}
