import Foundation
import Pixels
import Scene

/// Random paths, pens, paints and transforms, the same in every run, on a canvas of 64 × 64.
struct RandomDrawing {
  static let side = 64.0

  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  // MARK: - Numbers

  private mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let value = (state ^ (state >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return value ^ (value >> 32)
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) * 0x1p-53)
  }

  mutating func whole(_ low: Int, _ high: Int) -> Int {
    low + Int(next() >> 33) % (high - low + 1)
  }

  mutating func one<Element>(of choices: [Element]) -> Element {
    choices[whole(0, choices.count - 1)]
  }

  // MARK: - Geometry

  mutating func point(beyond: Double = 8) -> CGPoint {
    let (low, high) = (-beyond, RandomDrawing.side + beyond)
    return CGPoint(x: number(low, high), y: number(low, high))
  }

  mutating func rect() -> CGRect {
    CGRect(origin: point(beyond: -4), size: CGSize(width: number(1, 40), height: number(1, 40)))
  }

  mutating func polygon() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<whole(2, 9) { path.addLine(to: point()) }
    path.closeSubpath()
    return path
  }

  /// Returns a polygon whose edges cross each other everywhere.
  mutating func crowd(_ count: Int) -> Path {
    var path = Path()
    path.addLines((0..<count).map { _ in point(beyond: 4) })
    path.closeSubpath()
    return path
  }

  /// Returns teeth that are narrower than a pixel, or a few pixels wide.
  mutating func zigzag() -> Path {
    let (step, top, height) = (number(0.05, 3), number(0, 40), number(0.1, 40))
    var path = Path()
    path.addLines(
      (0..<Int(60 / step)).map { index in
        CGPoint(x: 2 + Double(index) * step, y: top + (index % 2 == 0 ? 0 : height))
      }
    )
    path.closeSubpath()
    return path
  }

  /// Returns narrow triangles around a point.
  mutating func fan() -> Path {
    let (middle, count) = (point(beyond: -16), whole(3, 90))
    var path = Path()
    for _ in 0..<count { path.addLines([middle, point(), point()]) }
    path.closeSubpath()
    return path
  }

  mutating func polyline() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<whole(1, 6) { path.addLine(to: point()) }
    if whole(0, 2) == 0 { path.closeSubpath() }
    return path
  }

  mutating func curves() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<whole(1, 4) {
      if whole(0, 1) == 0 {
        path.addQuadCurve(to: point(), control: point(beyond: 30))
      } else {
        path.addCurve(to: point(), control1: point(beyond: 30), control2: point(beyond: 30))
      }
    }
    if whole(0, 2) == 0 { path.closeSubpath() }
    return path
  }

  /// Returns ellipses, rounded rectangles and arcs: shapes that need trigonometry or constants.
  mutating func shapes() -> Path {
    var path = Path()
    path.addEllipse(in: rect())
    path.addRoundedRect(in: rect(), cornerSize: CGSize(width: number(0, 12), height: number(0, 12)))
    path.addArc(
      center: point(),
      radius: number(2, 30),
      startRadians: number(-7, 7),
      deltaRadians: number(-7, 7)
    )
    return path
  }

  mutating func transform() -> CGAffineTransform {
    let middle = RandomDrawing.side / 2
    return CGAffineTransform(translationX: middle + number(-9, 9), y: middle + number(-9, 9))
      .rotated(by: number(-7, 7))
      .scaledBy(x: number(0.3, 1.6), y: number(-1.6, 1.6))
      .translatedBy(x: -middle, y: -middle)
  }

  // MARK: - Pens and paints

  mutating func pen(_ low: Double, _ high: Double, dashes: Int = 0) -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(low, high),
      lineCap: one(of: [.butt, .round, .square]),
      lineJoin: one(of: [.miter, .round, .bevel]),
      miterLimit: one(of: [1, 2, 4, 10]),
      dash: (0..<dashes).map { _ in CGFloat(number(1, 9)) },
      dashPhase: number(-20, 20)
    )
  }

  mutating func color(opacity: Double = 1) -> RGBA {
    RGBA(red: number(0, 1), green: number(0, 1), blue: number(0, 1), opacity: opacity)
  }

  mutating func solid() -> Paint { .solid(color(opacity: number(0.2, 1.2))) }

  mutating func linear(spread: SpreadMethod = .pad) -> Paint {
    let stops = stops()
    return .linear(LinearPaint(start: point(), end: point(), spread: spread, stops: stops))
  }

  private mutating func stops() -> [GradientStop] {
    (0..<whole(1, 5)).map { _ in
      GradientStop(location: number(0, 1), color: color(opacity: number(0.2, 1.2)))
    }
  }

  mutating func spread() -> SpreadMethod { one(of: [.pad, .repeat, .reflect]) }

  /// Returns a gradient between two circles, which may touch, contain each other or be apart.
  mutating func radial(isConcentric: Bool = false) -> Paint {
    let start = RadialPaint.Circle(center: point(beyond: -16), radius: number(-5, 12))
    let center = isConcentric ? start.center : point(beyond: -16)
    return .radial(
      RadialPaint(
        start: start,
        end: RadialPaint.Circle(center: center, radius: number(4, 40)),
        spread: spread(),
        stops: stops(),
        transform: one(of: [.identity, transform()])
      )
    )
  }

  mutating func angular() -> Paint {
    .angular(
      AngularPaint(
        center: point(),
        start: number(-400, 400),
        end: number(-400, 400),
        spread: spread(),
        stops: stops()
      )
    )
  }

  mutating func size(_ low: Double, _ high: Double) -> CGSize {
    CGSize(width: number(low, high), height: number(low, high))
  }

  /// Returns a rectangle whose sides are on pixels or close to them.
  mutating func pixels() -> Path {
    let offset = one(of: [0, 0.001, 0.25])
    let (x, y) = (Double(whole(-2, 60)) + offset, Double(whole(-2, 60)))
    return Path(CGRect(x: x, y: y, width: Double(whole(1, 30)), height: one(of: [0.5, 1, 2])))
  }

  /// Returns a picture that fills a rectangle, or is moved by a fraction of its pixels.
  mutating func upright(in rect: CGRect) -> Paint {
    let (width, height) = (whole(1, 40), whole(1, 40))
    let bytes = (0..<4 * width * height).map { _ in UInt8(whole(0, 255)) }
    guard let bitmap = Bitmap(width: width, height: height, bytes: bytes) else { return solid() }
    let (x, y) = (rect.width / CGFloat(width), rect.height / CGFloat(height))
    let place = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY)
    let shifted = CGAffineTransform(translationX: number(-9, 60), y: number(-9, 60))
    let isSmooth = whole(0, 1) == 0
    return .image(
      BitmapPaint(bitmap: bitmap, isSmooth: isSmooth, transform: one(of: [place, shifted]))
    )
  }

  /// Returns a repeated picture of a few pixels, enlarged or not.
  mutating func tiles(
    spread: SpreadMethod = .repeat,
    isSmooth: Bool = true,
    opacity: Double = 1
  ) -> Paint {
    let (width, height) = (whole(1, 9), whole(1, 9))
    let bytes = (0..<4 * width * height).map { _ in UInt8(whole(0, 255)) }
    guard let bitmap = Bitmap(width: width, height: height, bytes: bytes) else { return solid() }
    return .image(
      BitmapPaint(
        bitmap: bitmap,
        spread: spread,
        isSmooth: isSmooth,
        opacity: opacity,
        transform: transform()
      )
    )
  }
}
