import Drawing
import Gallery
import Scene
import Testing

@Suite
struct MandalaTests {
  @Test
  func stringOf31On48PinsBeginsAsPublished() {
    let pins = MandalaString(31, .red).pins(of: 48)
    #expect(pins.prefix(4) == [0, 31, 14, 45])
    #expect(pins.count == 49)
    #expect(Set(pins).count == 48)
    #expect(pins.last == 0)
  }

  @Test(arguments: [
    (0, [0, 0, 0, 0, 0]), (2, [0, 2, 0, 2, 0]), (-1, [0, 3, 2, 1, 0]), (5, [0, 1, 2, 3, 0]),
  ])
  func everyDistanceIsValid(distance: Int, pins: [Int]) {
    #expect(MandalaString(distance, .red).pins(of: 4) == pins)
  }

  @Test(arguments: [0, -3])
  func boardWithoutPinsHasNoString(pins: Int) {
    #expect(MandalaString(3, .red).pins(of: pins) == [])
  }

  @Test(arguments: [
    (0, CGPoint(x: 150, y: 15)), (12, CGPoint(x: 285, y: 150)), (-12, CGPoint(x: 15, y: 150)),
    (24 + 48, CGPoint(x: 150, y: 285)),
  ])
  func pinsAreCountedClockwiseFromTheTop(pin: Int, position: CGPoint) {
    #expect(MandalaModel(48).pinPos(pin).isNear(position))
  }

  @Test(arguments: [0, -3])
  func pinPositionDefaultsToTheCentre(pins: Int) {
    #expect(MandalaModel(pins).pinPos(3).isNear(CGPoint(x: 150, y: 150)))
  }

  @Test(arguments: [0, -3])
  func boardWithoutPinsDrawsOnlyItsBackground(pins: Int) throws {
    #expect(try leaves(of: Mandala(pins: pins), 100, 100).count == 1)
  }

  @Test
  func boardFitsTheShorterSideAndIsCentred() throws {
    let pins = try leaves(of: Mandala(pins: 16), 200, 100).filter { $0.name.path.contains("Board") }
    #expect(pins.count == 16)
    let top = try #require(pins.first).outline.path.boundingRect.applying(pins[0].transform)
    #expect(top.isNear(CGRect(98, 3, 4, 4)))
  }

  @Test
  func stringIsAsLargeAsItsBoard() throws {
    let model = MandalaModel(8, boardSize: CGSize(width: 30, height: 10))
    let renderer = ImageRenderer(content: MandalaStringView(MandalaString(3, .red), model: model))
    #expect(try renderer.displayList().size == CGSize(width: 30, height: 10))
  }

  @Test
  func stringIsOneOpenLineHalfAPointWide() throws {
    let line = try #require(try leaves(of: Mandala(), 300, 300).last)
    guard case .stroke(let path, let style) = line.outline else {
      return #expect(Bool(false), "no stroke")
    }
    #expect(style.lineWidth == 0.5)
    #expect(path.elements.count == 49)
    #expect(line.paint == .solid(RGBA(red: UInt8(255), green: 59, blue: 48)))
  }
}
