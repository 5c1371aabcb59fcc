import Drawing
import Gallery
import Testing

@Suite struct MandalaModelTests {
  private func isNear(_ point: CGPoint, _ x: Double, _ y: Double) -> Bool {
    abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
  }

  @Test func aBoardHas48PinsOn300PointsByDefault() {
    #expect(MandalaModel.pinChoices == [16, 48, 64])
    let model = MandalaModel()
    #expect(model.pinCount == 48)
    #expect(model.boardSize == CGSize(width: 300, height: 300))
  }

  @Test func pinsFollowClockwiseFromTheTop() {
    // The radius is 0.45 of the side.
    let model = MandalaModel()
    #expect(isNear(model.pinPos(0), 150, 15))
    #expect(isNear(model.pinPos(12), 285, 150))
    #expect(isNear(model.pinPos(24), 150, 285))
    #expect(isNear(model.pinPos(36), 15, 150))
  }

  @Test func numbersAreModuloTheNumberOfPins() {
    let model = MandalaModel(16)
    for (number, equal) in [(16, 0), (-1, 15), (35, 3), (-16, 0), (-17, 15), (160, 0)] {
      #expect(model.pinPos(number) == model.pinPos(equal), "\(number)")
    }
    #expect(model.pinPos(1) != model.pinPos(15))
  }

  @Test func theShorterSideOfABoardCounts() {
    for (size, top) in [
      (CGSize(width: 400, height: 200), CGPoint(x: 200, y: 10)),
      (CGSize(width: 200, height: 400), CGPoint(x: 100, y: 110)),
    ] {
      let model = MandalaModel(4, boardSize: size)
      #expect(isNear(model.pinPos(0), top.x, top.y))
      #expect(isNear(model.pinPos(1), size.width / 2 + 90, size.height / 2))
    }
  }

  @Test func oneAndNoPinsHavePlaces() {
    #expect(isNear(MandalaModel(1).pinPos(7), 150, 15))
    for count in [0, -3] { #expect(isNear(MandalaModel(count).pinPos(7), 150, 150)) }
  }
}
