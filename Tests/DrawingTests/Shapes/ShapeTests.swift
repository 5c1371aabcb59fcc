import Drawing
import Scene
import Testing

@Suite
struct ShapeTests {
  private static let frame = CGRect(0, 0, 100, 100)

  @Test
  func strokedShapeIsDrawnAsAStroke() throws {
    let list = try Rectangle().stroke(lineWidth: 2).fill(.red).drawn(10, 10)
    #expect(
      list.leaves.map(\.outline)
        == [.stroke(Path(CGRect(0, 0, 10, 10)), StrokeStyle(lineWidth: 2))]
    )
    #expect(list.leaves.map(\.name) == ["Rectangle"])
  }

  @Test
  func strokeBorderIsInside() throws {
    let list = try Rectangle().strokeBorder(.red, lineWidth: 2).drawn(10, 10)
    #expect(list.leaves.map(\.outline.path) == [Path(CGRect(1, 1, 8, 8))])
  }

  @Test
  func strokeAfterFillIsDrawnOverIt() throws {
    let list = try Circle().fill(.red).stroke(.blue, lineWidth: 1).drawn(10, 10)
    #expect(list.leaves.map(\.name) == ["Circle", "Circle"])
    #expect(list.leaves.map(\.color) == [Color.red, .blue].map(\.rgbaBytes))
  }

  @Test
  func insetCircleHasASmallerRadius() {
    let box = Circle().inset(by: 10).path(in: ShapeTests.frame).boundingRect
    #expect(box.isNear(CGRect(10, 10, 80, 80)))
  }

  @Test
  func insetStopsInTheMiddle() {
    let box = Rectangle().inset(by: 80).path(in: ShapeTests.frame).boundingRect
    #expect(box == CGRect(50, 50, 0, 0))
  }

  @Test
  func rotationAndScaleOfAShapeAreAboutItsFrame() {
    let turned = Rectangle().size(width: 20, height: 10).rotation(.degrees(90))
    #expect(turned.path(in: ShapeTests.frame).boundingRect.isNear(CGRect(90, 0, 10, 20)))
    let scaled = Rectangle().scale(0.5).offset(x: 5, y: 0)
    #expect(scaled.path(in: ShapeTests.frame).boundingRect.isNear(CGRect(30, 25, 50, 50)))
  }

  @Test
  func continuousCornersReachBeyondTheirRadius() throws {
    let path = RoundedRectangle(cornerRadius: 20).path(in: ShapeTests.frame)
    var lines: [CGPoint] = []
    path.forEach { element in
      if case .line(let point) = element { lines.append(point) }
    }
    #expect(abs(try #require(lines.first).y - (100 - 1.528664947 * 20)) < 1e-6)
  }

  @Test
  func continuousCornersOfACapsuleFitItsShortSides() {
    let box = Capsule().path(in: CGRect(0, 0, 100, 40)).boundingRect
    #expect(box.isNear(CGRect(0, 0, 100, 40)))
  }

  @Test
  func pathAsAShapeKeepsItsCoordinates() throws {
    let path = Path(CGRect(5, 6, 7, 8))
    let list = try path.frame(width: 40, height: 40).drawn(nil, nil)
    #expect(list.leaves.map(\.outline.path) == [path])
  }
}

extension ShapeTests {
  @Test
  func fillAfterAPaintedStrokeFillsTheShapeItself() throws {
    let list = try Rectangle().stroke(.red, lineWidth: 2).fill(.blue).drawn(10, 10)
    #expect(
      list.leaves.map(\.outline.path) == [Path(CGRect(0, 0, 10, 10)), Path(CGRect(0, 0, 10, 10))]
    )
    #expect(list.leaves.map(\.color) == [Color.red, .blue].map(\.rgbaBytes))
  }

  @Test
  func strokeBorderAfterAFillIsInside() throws {
    let list = try Circle().fill(.red).strokeBorder(.blue, lineWidth: 2).stroke(.green)
      .drawn(10, 10)
    #expect(
      list.leaves.map { $0.outline.path.boundingRect }
        == [CGRect(0, 0, 10, 10), CGRect(1, 1, 8, 8), CGRect(0, 0, 10, 10)]
    )
  }

  @Test
  func shapesHaveShortNames() {
    func path(_ shape: some Shape) -> Path { shape.path(in: ShapeTests.frame) }
    #expect(path(.rect) == path(Rectangle()))
    #expect(path(.circle) == path(Circle()))
    #expect(path(.ellipse) == path(Ellipse()))
    #expect(path(.capsule) == path(Capsule()))
    #expect(path(.capsule(style: .circular)) == path(Capsule(style: .circular)))
    #expect(path(.rect(cornerRadius: 9)) == path(RoundedRectangle(cornerRadius: 9)))
    #expect(
      path(.rect(topLeadingRadius: 9)) == path(UnevenRoundedRectangle(topLeadingRadius: 9))
    )
    #expect(path(.containerRelative) == path(Rectangle()))
  }

  @Test
  func sizedShapeIsPlacedAtItsAnchor() {
    let shape = Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing)
    #expect(shape.path(in: ShapeTests.frame).boundingRect == CGRect(80, 90, 20, 10))
  }

  @Test
  func scaledShapeIsInsetBeforeItIsScaled() {
    let shape = Rectangle().scale(2, anchor: .topLeading).inset(by: 10)
    #expect(shape.path(in: ShapeTests.frame).boundingRect == CGRect(20, 20, 160, 160))
  }
}
