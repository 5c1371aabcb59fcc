import Drawing
import Scene
import Testing

@Suite
struct GradientStyleTests {
  private static func paint(_ style: some ShapeStyle, _ width: CGFloat, _ height: CGFloat) throws
    -> Paint?
  {
    try Rectangle().fill(style).drawn(width, height).leaves.first?.paint
  }

  @Test
  func radiiOfARadialGradientAreInPoints() throws {
    let style = RadialGradient(colors: [.red, .blue], center: .top, startRadius: 2, endRadius: 7)
    guard case .radial(let paint) = try Self.paint(style, 20, 40) else {
      return #expect(Bool(false), "no radial gradient")
    }
    #expect(paint.start == .init(center: CGPoint(x: 10, y: 0), radius: 2))
    #expect(paint.end == .init(center: CGPoint(x: 10, y: 0), radius: 7))
    #expect(paint.transform.isIdentity)
  }

  @Test
  func inwardRadialGradientIsReversed() throws {
    let style = RadialGradient(colors: [.red, .blue], center: .top, startRadius: 7, endRadius: 2)
    guard case .radial(let paint) = try Self.paint(style, 20, 40) else {
      return #expect(Bool(false), "no radial gradient")
    }
    #expect(paint.start.radius == 2 && paint.end.radius == 7)
    #expect(paint.stops.map(\.color.red) == [0, 255])
  }

  @Test(arguments: [(20.0, 40.0), (40, 20)])
  func ellipticalGradientTouchesTheSidesOfTheFrame(width: Double, height: Double) throws {
    guard
      case .radial(let paint) = try Self.paint(
        EllipticalGradient(colors: [.red, .blue]),
        width,
        height
      )
    else { return #expect(Bool(false), "no radial gradient") }
    let circle = CGRect(
      x: paint.end.center.x - paint.end.radius,
      y: paint.end.center.y - paint.end.radius,
      width: paint.end.radius * 2,
      height: paint.end.radius * 2
    )
    #expect(circle.applying(paint.transform) == CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test
  func angularGradientTakesItsAnglesInDegrees() throws {
    let style = AngularGradient(
      colors: [.red, .blue],
      center: .center,
      startAngle: .degrees(-90),
      endAngle: .degrees(90)
    )
    guard case .angular(let paint) = try Self.paint(style, 20, 40) else {
      return #expect(Bool(false), "no angular gradient")
    }
    #expect(paint.start == 270 && paint.end == 450 && paint.center == CGPoint(x: 10, y: 20))
  }

  @Test
  func conicGradientCoversAFullTurn() throws {
    let style = AngularGradient.conicGradient(
      colors: [.red, .blue],
      center: .center,
      angle: .radians(1)
    )
    guard case .angular(let paint) = try Self.paint(style, 20, 40) else {
      return #expect(Bool(false), "no angular gradient")
    }
    #expect(paint.end - paint.start == 360)
    #expect(paint.stops.map(\.location) == [0, 1])
  }

  @Test
  func zeroLengthGradientHasItsLastColor() throws {
    let flat = RadialGradient(colors: [.red, .blue], center: .top, startRadius: 3, endRadius: 3)
    #expect(try Self.paint(flat, 20, 40) == .solid(RGBA(red: UInt8(0), green: 122, blue: 255)))
    let single = AngularGradient(colors: [.red], center: .center)
    #expect(try Self.paint(single, 20, 40) == .solid(RGBA(red: UInt8(255), green: 59, blue: 48)))
    #expect(try Self.paint(EllipticalGradient(colors: []), 20, 40) == nil)
  }

  @Test
  func gradientsAreViewsThatFillTheirFrame() throws {
    let list = try VStack(spacing: 0) {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)
      EllipticalGradient(colors: [.red, .blue])
      AngularGradient(colors: [.red, .blue], center: .center)
    }.drawn(20, 30)
    #expect(list.leaves.count == 3)
    #expect(
      list.leaves.allSatisfy { $0.outline.path.boundingRect.size == CGSize(width: 20, height: 10) }
    )
  }

  @Test
  func opacityFadesEveryStop() throws {
    let list = try AngularGradient(colors: [.red, .blue.opacity(0.5)], center: .center)
      .opacity(0.5).drawn(4, 4)
    guard case .angular(let paint) = list.leaves.first?.paint else {
      return #expect(Bool(false), "no angular gradient")
    }
    #expect(paint.stops.map(\.color.alpha) == [0.5, 0.25])
  }

  /// The ellipse is the circle of the longer side, flattened about its centre.
  @Test(arguments: [(20.0, 40.0), (40, 20)])
  func ellipticalGradientKeepsItsCenter(width: Double, height: Double) throws {
    let style = EllipticalGradient(
      colors: [.red, .blue],
      center: UnitPoint(x: 0.25, y: 0.75),
      startRadiusFraction: 0.25
    )
    guard case .radial(let paint) = try Self.paint(style, width, height) else {
      return #expect(Bool(false), "no radial gradient")
    }
    let center = CGPoint(x: width / 4, y: height * 3 / 4)
    #expect(paint.start == .init(center: center, radius: 10))
    #expect(paint.end == .init(center: center, radius: 20))
    #expect(center.applying(paint.transform) == center)
    #expect(paint.transform.a == width / 40 && paint.transform.d == height / 40)
  }

  /// A stop is never before its predecessor, and all are between 0 and 1.
  @Test
  func locationsIncrease() throws {
    let stops = [-1, 0.5, 0.25, 0.75, 3].map { Gradient.Stop(color: .red, location: $0) }
    let style = LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
    guard case .linear(let paint) = try Self.paint(style, 20, 40) else {
      return #expect(Bool(false), "no linear gradient")
    }
    #expect(paint.stops.map(\.location) == [0, 0.5, 0.5, 0.75, 1])
  }

  @Test
  func linearGradientWithoutLengthShowsItsLastColor() throws {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .top)
    #expect(try Self.paint(style, 20, 40) == .solid(RGBA(red: UInt8(0), green: 122, blue: 255)))
  }

  /// Sixteen steps between two stops, at equal distances.
  @Test
  func perceptualStopsAreAtEqualDistances() throws {
    let stops = [0.25, 0.75, 1].map { Gradient.Stop(color: .red, location: $0) }
    let style = LinearGradient(
      gradient: Gradient(stops: stops),
      startPoint: .top,
      endPoint: .bottom
    )
    guard case .linear(let plain) = try Self.paint(style, 20, 40),
      case .linear(let paint) = try Self.paint(
        Gradient(stops: stops).colorSpace(.perceptual),
        20,
        40
      )
    else { return #expect(Bool(false), "no linear gradient") }
    #expect(plain.stops.count == 3 && paint.stops.count == 33)
    let first = (0..<16).map { (step: Int) -> Double in 0.25 + Double(step) / 32 }
    let second = (0..<16).map { (step: Int) -> Double in 0.75 + Double(step) / 64 }
    let expected = first + second
    #expect(zip(paint.stops.map(\.location), expected).allSatisfy { abs($0 - $1) < 1e-3 })
    #expect(paint.stops.last?.location == 1)
  }
}
