import Foundation
import Pixels
import Scene
import Testing

@Suite
struct GradientKindTests {
  /// A gradient with the expected position of a point along it; `nil` if the point isn't painted.
  struct Sample: CustomTestStringConvertible {
    var testDescription: String
    var paint: @Sendable (SpreadMethod) -> Paint
    var place: @Sendable (Double, Double) -> Double?
  }

  static let stops = [
    GradientStop(location: 0, color: RGBA(red: UInt8(255), green: 0, blue: 40)),
    GradientStop(location: 0.3, color: RGBA(red: UInt8(20), green: 250, blue: 0)),
    GradientStop(location: 1, color: RGBA(red: UInt8(0), green: 90, blue: 255)),
  ]

  static let samples = [
    Sample(testDescription: "linear") { spread in
      .linear(
        .init(start: point(10, 12), end: point(30, 21), spread: spread, stops: stops)
      )
    } place: { x, y in
      ((x - 10) * 20 + (y - 12) * 9) / 481
    },
    Sample(testDescription: "radial") { spread in
      .radial(circles(point(20, 21), 4, point(20, 21), 17, spread))
    } place: { x, y in
      (((x - 20) * (x - 20) + (y - 21) * (y - 21)).squareRoot() - 4) / 13
    },
    Sample(testDescription: "focal") { spread in
      .radial(circles(point(15, 18), 0, point(20, 21), 17, spread))
    } place: { x, y in
      latestCircle(x, y, (15, 18, 0), (20, 21, 17))
    },
    Sample(testDescription: "touching within") { spread in
      .radial(circles(point(3, 21), 0, point(20, 21), 17, spread))
    } place: { x, y in
      latestCircle(x, y, (3, 21, 0), (20, 21, 17))
    },
    Sample(testDescription: "cone") { spread in
      .radial(circles(point(8, 21), 3, point(26, 21), 9, spread))
    } place: { x, y in
      latestCircle(x, y, (8, 21, 3), (26, 21, 9))
    },
    Sample(testDescription: "angular") { spread in
      .angular(
        .init(center: point(20.25, 19.5), start: 30, end: 330, spread: spread, stops: stops)
      )
    } place: { x, y in
      var turn = atan2(y - 19.5, x - 20.25) / (2 * .pi) - 30.0 / 360
      turn -= turn.rounded(.down)
      return turn * 360 / 300
    },
  ]

  @Test(arguments: samples, [SpreadMethod.pad, .repeat, .reflect])
  func colorsMatchTheTextbook(sample: Sample, spread: SpreadMethod) throws {
    let side = 40
    let bitmap = try Self.bitmap(sample.paint(spread), side)
    var worst = 0.0
    for y in 0..<side {
      for x in 0..<side {
        let place = sample.place(Double(x) + 0.5, Double(y) + 0.5)
        let pixel = Array(bitmap.bytes[(y * side + x) * 4..<(y * side + x) * 4 + 4])
        // At a seam, either of its sides is correct.
        let near = place.map { place in
          [place - 2e-4, place, place + 2e-4].map { Self.color(Self.local($0, spread, sample)) }
        }
        let distances = near?.map { expected in
          zip(pixel, expected).map { abs(Double($0) - $1) }.max() ?? 0
        }
        worst = max(worst, distances?.min() ?? Double(pixel[3]))
      }
    }
    #expect(worst <= 0.8)
  }

  @Test
  func clipsDontChangeThePixelsOfAGradient() throws {
    for sample in Self.samples {
      let whole = try Self.bitmap(sample.paint(.reflect), 40)
      let clip = DisplayList.Clip(path: Path(CGRect(x: 7, y: 5, width: 21, height: 30)))
      let part = try Self.bitmap(sample.paint(.reflect), 40, clip: clip)
      for y in 5..<35 {
        let (start, end) = ((y * 40 + 7) * 4, (y * 40 + 28) * 4)
        #expect(whole.bytes[start..<end] == part.bytes[start..<end])
      }
    }
  }

  @Test(arguments: [
    Paint.linear(.init(start: point(5, 5), end: point(5, 5), spread: .repeat, stops: stops)),
    .radial(circles(point(5, 5), 3, point(5, 5), 3, .pad)),
    .radial(
      .init(
        start: .init(center: point(5, 5), radius: .nan),
        end: .init(center: point(5, 5), radius: -.infinity),
        stops: stops
      )
    ),
    .angular(.init(center: point(2, 90), start: 0, end: .nan, spread: .repeat, stops: [stops[2]])),
    .radial(circles(point(-900, 1e9), 0, point(1e9, .infinity), 1, .pad, [stops[2]])),
  ])
  func zeroLengthGradientHasItsEndColorOrNone(paint: Paint) throws {
    let bitmap = try Self.bitmap(paint, 8)
    let pixels = Set((0..<64).map { Array(bitmap.bytes[$0 * 4..<$0 * 4 + 4]) })
    #expect(pixels.isSubset(of: [[0, 90, 255, 255], [0, 0, 0, 0]]))
  }

  @Test
  func gradientWithoutStopsPaintsNothing() throws {
    let paint = Paint.radial(Self.circles(Self.point(4, 4), 0, Self.point(4, 4), 4, .pad, []))
    #expect(try Self.bitmap(paint, 8).bytes.allSatisfy { $0 == 0 })
    #expect(paint.isTransparent && !paint.isOpaque)
  }

  @Test
  func translucentStopsAreMixedWithoutPremultiplying() throws {
    let stops = [
      GradientStop(location: 0, color: RGBA(red: UInt8(255), green: 0, blue: 0, alpha: 0)),
      GradientStop(location: 1, color: RGBA(red: UInt8(0), green: 0, blue: 255)),
    ]
    let paint = Paint.radial(
      Self.circles(Self.point(0, 0.5), 0, Self.point(0, 0.5), 100, .pad, stops)
    )
    let bitmap = try Self.bitmap(paint, 100)
    let pixel = bitmap.bytes[49 * 4..<49 * 4 + 4].map { Int($0) }
    // 49.5 % along the gradient: the red has lost as much as the blue has gained.
    #expect(zip(pixel, [129, 0, 126, 126]).allSatisfy { abs($0 - $1) <= 1 })
  }

  // MARK: - The textbook

  static func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  static func circles(
    _ start: CGPoint,
    _ startRadius: CGFloat,
    _ end: CGPoint,
    _ endRadius: CGFloat,
    _ spread: SpreadMethod,
    _ stops: [GradientStop] = stops
  ) -> RadialPaint {
    RadialPaint(
      start: .init(center: start, radius: startRadius),
      end: .init(center: end, radius: endRadius),
      spread: spread,
      stops: stops
    )
  }

  /// Finds the circle by trying many and refining, with no formula in common with the kernel.
  private static func latestCircle(
    _ x: Double,
    _ y: Double,
    _ first: (x: Double, y: Double, r: Double),
    _ last: (x: Double, y: Double, r: Double)
  ) -> Double? {
    func gap(_ t: Double) -> Double {
      let (cx, cy) = (first.x + t * (last.x - first.x), first.y + t * (last.y - first.y))
      let radius = first.r + t * (last.r - first.r)
      return ((x - cx) * (x - cx) + (y - cy) * (y - cy)).squareRoot() - radius
    }
    let least = -first.r / (last.r - first.r)
    var high = 400.0
    while high > least {
      var low = max(high - max(0.004, abs(high) / 200), least)
      if (gap(low) > 0) != (gap(high) > 0) {
        for _ in 0..<60 {
          let middle = (low + high) / 2
          if (gap(middle) > 0) == (gap(high) > 0) { high = middle } else { low = middle }
        }
        return high
      }
      high = low
    }
    return nil
  }

  private static func local(_ place: Double, _ spread: SpreadMethod, _ sample: Sample) -> Double {
    let whole = place.rounded(.down)
    switch spread {
    case .pad:
      guard sample.testDescription == "angular" else { return min(max(place, 0), 1) }
      return place > 1.1 || place < 0 ? 0 : min(place, 1)
    case .repeat: return place - whole
    case .reflect:
      return whole.truncatingRemainder(dividingBy: 2) == 0 ? place - whole : 1 - (place - whole)
    }
  }

  private static func color(_ place: Double) -> [Double] {
    let (from, to) = place < 0.3 ? (stops[0], stops[1]) : (stops[1], stops[2])
    let fraction = (place - from.location) / (to.location - from.location)
    return [\RGBA.red, \.green, \.blue].map {
      let (a, b) = (Double(from.color[keyPath: $0]), Double(to.color[keyPath: $0]))
      return a + (b - a) * fraction
    } + [255]
  }

  private static func bitmap(
    _ paint: Paint,
    _ side: Int,
    clip: DisplayList.Clip? = nil
  ) throws -> Bitmap {
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    let leaf = DisplayList.Leaf(name: "", outline: .fill(Path(box), evenOdd: false), paint: paint)
    let group = DisplayList.Group(name: "", clip: clip, nodes: [.leaf(leaf)])
    return try DisplayList(size: box.size, nodes: [.group(group)]).bitmap()
  }
}
