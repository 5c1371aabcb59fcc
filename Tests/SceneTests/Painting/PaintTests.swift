import Foundation
import Pixels
import Testing

@testable import Scene

@Suite struct PaintTests {
  private func gradient(_ locations: [Double], alpha: Double = 1) -> LinearPaint {
    LinearPaint(
      start: .zero,
      end: CGPoint(x: 1, y: 1),
      stops: locations.map {
        GradientStop(location: $0, color: RGBA(red: UInt8(9), green: 9, blue: 9, alpha: alpha))
      }
    )
  }

  @Test(
    arguments: [
      ([0, 0.5, 1], [0, 0.5, 1]), ([0.6, 0.3, 0.8], [0.6, 0.6, 0.8]), ([-1, 2, 0.5], [0, 1, 1]),
      ([.nan, 0.33333], [0, 0.3333]), ([], []),
    ] as [([Double], [Double])]
  )
  func locationsNeverDecrease(given: [Double], kept: [Double]) {
    #expect(gradient(given).stops.map(\.location) == kept)
  }

  @Test func pointsAreOnTheGrid() {
    let paint = LinearPaint(
      start: CGPoint(x: 0.123_44, y: .nan),
      end: CGPoint(x: 1e300, y: -0.0),
      stops: []
    )
    #expect(paint.start == CGPoint(x: 0.1234, y: 0) && paint.end == CGPoint(x: 1e9, y: 0))
  }

  @Test func paintIsOpaqueIfAllItsColorsAre() {
    #expect(Paint.solid(.black).isOpaque && !Paint.solid(.clear).isOpaque)
    #expect(Paint.linear(gradient([0, 1])).isOpaque)
    #expect(!Paint.linear(gradient([0, 1], alpha: 0.9999)).isOpaque)
  }

  @Test func transparentPaintsAreInvisible() {
    #expect(Paint.solid(.clear).isTransparent && !Paint.solid(.black).isTransparent)
    #expect(Paint.linear(gradient([0, 1], alpha: 0)).isTransparent)
    #expect(!Paint.linear(gradient([0, 1], alpha: 0.0001)).isTransparent)
    #expect(Paint.linear(gradient([])).isTransparent)
  }

  @Test func alphaIsMultipliedInEveryStop() {
    let half = Paint.linear(gradient([0, 1])).multiplyingAlpha(by: 0.5)
    #expect(half == .linear(gradient([0, 1], alpha: 0.5)))
    #expect(Paint.solid(.black).multiplyingAlpha(by: 0).isTransparent)
  }

  private func radial(_ x: Double, _ start: Double, _ end: Double, alpha: Double = 1) -> Paint {
    .radial(
      RadialPaint(
        start: .init(center: .zero, radius: start),
        end: .init(center: CGPoint(x: x, y: 0), radius: end),
        stops: gradient([0, 1], alpha: alpha).stops
      )
    )
  }

  /// A radial gradient covers the plane if one circle contains the other.
  @Test(arguments: [
    (0.0, 1.0, 5.0, true), (3, 1, 5, true), (4, 1, 5, false), (5, 1, 5, false), (3, 5, 1, true),
    (4, 5, 1, false), (0, 2, 2, true), (1, 2, 2, false), (-3, 1, 5, true), (-4, 1, 5, false),
  ])
  func circlesCoverThePlane(x: Double, start: Double, end: Double, isOpaque: Bool) {
    #expect(radial(x, start, end).isOpaque == isOpaque)
    #expect(!radial(x, start, end, alpha: 0.5).isOpaque)
    #expect(!radial(x, start, end).isTransparent)
    #expect(radial(x, start, end, alpha: 0).isTransparent)
    #expect(
      radial(x, start, end, alpha: 0.5).multiplyingAlpha(by: 0.5)
        == radial(x, start, end, alpha: 0.25)
    )
  }

  @Test(arguments: [(0.0, 3.0), (0, -3), (3, 0), (-3, 0)]) func radialCoverageDependsOnBothAxes(
    x: Double,
    y: Double
  ) {
    func isOpaque(_ radius: Double) -> Bool {
      Paint.radial(
        RadialPaint(
          start: .init(center: CGPoint(x: 1, y: 2), radius: 1),
          end: .init(center: CGPoint(x: 1 + x, y: 2 + y), radius: radius),
          stops: gradient([0]).stops
        )
      ).isOpaque
    }
    #expect(isOpaque(4.5) && !isOpaque(4))
  }

  @Test func gradientsWithoutStopsAreTransparent() {
    for paint in [
      Paint.linear(gradient([])),
      .radial(
        .init(
          start: .init(center: .zero, radius: 1),
          end: .init(center: .zero, radius: 2),
          stops: []
        )
      ),
      .angular(.init(center: .zero, start: 0, end: 1, stops: [])),
    ] {
      #expect(paint.isTransparent && !paint.isOpaque)
    }
    let angular = Paint.angular(.init(center: .zero, start: 0, end: 1, stops: gradient([0]).stops))
    #expect(angular.isOpaque && !angular.isTransparent)
    #expect(angular.multiplyingAlpha(by: 0).isTransparent)
    #expect(!angular.multiplyingAlpha(by: 0.5).isOpaque)
  }

  @Test func picturesHaveAnOpacity() throws {
    let opaque = try #require(Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 255]))
    let clear = try #require(Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 254]))
    #expect(Paint.image(.init(bitmap: opaque)).isOpaque)
    #expect(!Paint.image(.init(bitmap: clear)).isOpaque)
    #expect(!Paint.image(.init(bitmap: opaque, opacity: 0.9999)).isOpaque)
    #expect(!Paint.image(.init(bitmap: opaque, opacity: 0.0001)).isTransparent)
    #expect(Paint.image(.init(bitmap: opaque, opacity: 0)).isTransparent)
    let half = Paint.image(.init(bitmap: opaque)).multiplyingAlpha(by: 0.5)
    #expect(half == .image(.init(bitmap: opaque, opacity: 0.5)))
    let paint = BitmapPaint(bitmap: opaque)
    #expect(paint.spread == .pad && paint.isSmooth && paint.opacity == 1)
    #expect(paint.transform.isIdentity && paint.isOpaque)
  }

  /// Pictures with more than 32,767 pixels on a side aren't painted.
  @Test(arguments: [(32_767, 1, 1.0), (32_768, 1, 0), (1, 32_767, 1), (1, 32_768, 0)])
  func hugePicturesAreTransparent(width: Int, height: Int, opacity: Double) throws {
    let bytes = [UInt8](repeating: 255, count: width * height * 4)
    let bitmap = try #require(Bitmap(width: width, height: height, bytes: bytes))
    #expect(BitmapPaint(bitmap: bitmap).opacity == opacity)
  }

  /// Circles around one point are ordered by their radius, and the stops with them.
  @Test func shrinkingCirclesAreReversed() {
    let stops = [
      GradientStop(location: 0.25, color: .black), GradientStop(location: 1, color: .white),
    ]
    let (small, large) = (
      RadialPaint.Circle(center: .zero, radius: 1), RadialPaint.Circle(center: .zero, radius: 3)
    )
    let growing = RadialPaint(start: small, end: large, stops: stops)
    #expect(growing.start == small && growing.end == large && growing.stops == stops)
    #expect(growing.spread == .pad && growing.transform.isIdentity && !growing.isFlat)
    let shrinking = RadialPaint(start: large, end: small, spread: .repeat, stops: stops)
    #expect(shrinking.start == small && shrinking.end == large && shrinking.spread == .repeat)
    #expect(shrinking.stops.map(\.location) == [0, 0.75])
    #expect(shrinking.stops.map(\.color) == [.white, .black])
    let moved = RadialPaint.Circle(center: CGPoint(x: 1, y: 0), radius: 1)
    #expect(RadialPaint(start: large, end: moved, stops: stops).start == large)
    #expect(RadialPaint(start: large, end: large, stops: stops).isFlat)
    #expect(RadialPaint.Circle(center: .zero, radius: -3).radius == 0)
  }

  @Test func stylesHaveTheirDefaults() {
    #expect(!FillStyle().isEOFilled && FillStyle().isAntialiased)
    let fill = FillStyle(eoFill: true, antialiased: false)
    #expect(fill.isEOFilled && !fill.isAntialiased)
    let stroke = StrokeStyle()
    #expect(stroke.lineWidth == 1 && stroke.lineCap == .butt && stroke.lineJoin == .miter)
    #expect(stroke.miterLimit == 10 && stroke.dash == [] && stroke.dashPhase == 0)
    #expect(CGLineCap.butt.rawValue == 0 && CGLineCap.round.rawValue == 1)
    #expect(CGLineCap.square.rawValue == 2 && CGLineJoin.miter.rawValue == 0)
    #expect(CGLineJoin.round.rawValue == 1 && CGLineJoin.bevel.rawValue == 2)
    let radii = RectangleCornerRadii()
    #expect(
      [radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing] == [
        0, 0, 0, 0,
      ]
    )
    let run = GlyphRun(family: "F", size: 2, width: 3)
    #expect(run.weight == 400 && run.stretch == 100 && run.slant == 0 && run.letterSpacing == 0)
    #expect(!run.isItalic && !run.isRightToLeft && run.axes == [] && run.features == [])
  }

  /// Colours between two stops are mixed; before the first and after the last they are constant.
  @Test(
    arguments: [
      (-1.0, 0, 1.0), (0.25, 0, 1), (0.5, 50, 0.75), (0.75, 100, 0.5), (0.8, 100, 0.5),
      (1, 100, 0.5), (0.375, 25, 0.875),
    ] as [(Double, UInt8, Double)]
  )
  func colorsBetweenStopsAreMixed(location: Double, red: UInt8, alpha: Double) {
    let stops = [
      GradientStop(location: 0.25, color: RGBA(red: UInt8(0), green: 100, blue: 7)),
      GradientStop(location: 0.75, color: RGBA(red: UInt8(100), green: 0, blue: 7, alpha: 0.5)),
    ]
    #expect(
      stops.color(at: location) == RGBA(red: red, green: 100 - red, blue: 7, alpha: alpha)
    )
    #expect([GradientStop]().color(at: location) == .clear)
  }

  @Test func thresholdsAreConvertedToBytes() {
    let bytes = { (lower: Double, upper: Double) in
      let bytes = Filter.Threshold(lower: lower, upper: upper, color: .black).bytes
      return [bytes.lower, bytes.upper]
    }
    #expect(bytes(0, 1) == [0, 255])
    #expect(bytes(0.5, 0.5) == [128, 127])
    #expect(bytes(0.001, 0.999) == [1, 254])
    #expect(bytes(0.2, 0.4) == [51, 102])
  }

  @Test func recoloringsHave16BoundedNumbers() {
    let identity = Filter.Recoloring(red: [1, 0, 0, 0], green: [0, 1, 0, 0], blue: [0, 0, 1, 0])
    #expect(identity.isIdentity && identity.keepsOpacity)
    #expect(identity.numbers == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    let short = Filter.Recoloring(numbers: [.nan, 200, -200, 0.000_04])
    #expect(short.numbers == [0, 100, -100, 0] + [Double](repeating: 0, count: 12))
    #expect(!short.isIdentity && !short.keepsOpacity)
    let long = Filter.Recoloring(numbers: (0..<20).map { Double($0) })
    #expect(long.numbers == (0..<16).map { Double($0) })
    let opacity = Filter.Recoloring(red: [], green: [], blue: [], opacity: [1, 2, 3, 4])
    #expect(opacity.numbers.prefix(4) == [1, 2, 3, 4])
    for index in 0..<16 {
      var numbers = identity.numbers
      numbers[index] += 0.5
      let changed = Filter.Recoloring(numbers: numbers)
      #expect(!changed.isIdentity)
      #expect(changed.keepsOpacity == (index < 12))
    }
  }

  private func blur(_ width: CGFloat, _ height: CGFloat, _ frame: CGRect? = nil) -> Filter {
    .blur(.init(deviation: CGSize(width: width, height: height), frame: frame))
  }

  @Test func filtersGrowTheirBounds() {
    let box = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(blur(0, 0).bounds(of: box) == box)
    #expect(blur(1, 0).bounds(of: box) == CGRect(x: 4, y: 20, width: 42, height: 40))
    #expect(blur(0, 2).bounds(of: box) == CGRect(x: 10, y: 11, width: 30, height: 58))
    #expect(blur(-1, -2).bounds(of: box) == box)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(blur(1, 1, frame).bounds(of: box) == frame)
    #expect(blur(1, 1, frame).bounds(of: .null) == .null)
    let shadow = Filter.shadow(
      .init(
        color: .black,
        deviation: CGSize(width: 1, height: 2),
        offset: CGPoint(x: 10, y: -10)
      )
    )
    #expect(shadow.bounds(of: box) == CGRect(x: 10, y: 1, width: 46, height: 59))
    let recoloring = Filter.recolor(.init(numbers: []))
    #expect(recoloring.bounds(of: box) == box && recoloring.bounds(of: .null) == .null)
  }

  @Test func filtersAreTransformed() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let turned = CGAffineTransform(0, 2, -3, 0, 5, 6)
    #expect(
      blur(1, 2, frame).applying(CGAffineTransform(2, 0, 0, -3, 5, 6))
        == blur(2, 6, CGRect(x: 7, y: -12, width: 6, height: 12))
    )
    #expect(blur(1, 2).applying(turned) == blur(6, 2))
    // By the mean scale otherwise: √(2 · 2).
    #expect(blur(1, 2).applying(CGAffineTransform(2, 0, 1, 2, 0, 0)) == blur(2, 4))
    #expect(blur(1, 2).applying(CGAffineTransform(2, 1, 0, 2, 0, 0)) == blur(2, 4))
    #expect(blur(1, 2).applying(CGAffineTransform(1, 2, 2, 0, 0, 0)) == blur(2, 4))
    #expect(blur(1, 2).applying(CGAffineTransform(0, 2, 2, 1, 0, 0)) == blur(2, 4))
    #expect(blur(1, 2).applying(CGAffineTransform(2, 1e-10, 1e-10, 3, 0, 0)) == blur(2, 6))
    #expect(blur(1, 2).applying(CGAffineTransform(1e-10, 2, 3, 1e-10, 0, 0)) == blur(6, 2))
    let shadow = Filter.Shadow(
      color: .white,
      deviation: CGSize(width: 1, height: 2),
      offset: CGPoint(x: 1, y: 10)
    )
    #expect(
      Filter.shadow(shadow).applying(CGAffineTransform(2, 3, 4, 5, 99, 99))
        == .shadow(
          .init(
            color: .white,
            deviation: CGSize(width: CGFloat(2).squareRoot(), height: 2 * CGFloat(2).squareRoot()),
            offset: CGPoint(x: 42, y: 53)
          )
        )
    )
    let threshold = Filter.threshold(.init(lower: 0, upper: 1, color: .black))
    #expect(threshold.applying(turned) == threshold)
    let recoloring = Filter.recolor(.init(numbers: [1]))
    #expect(recoloring.applying(turned) == recoloring)
  }

  /// Numbers up to a billionth of the largest are zero.
  @Test func quarterTurnsAreRecognisedDespiteRounding() {
    #expect(blur(1, 2).applying(CGAffineTransform(2e-9, 2, 2, 2e-9, 0, 0)) == blur(4, 2))
    #expect(blur(1, 4).applying(CGAffineTransform(1, 4e-9, 4e-9, 4, 0, 0)) == blur(1, 16))
    for transform in [
      CGAffineTransform(3e-9, 2, 2, 2e-9, 0, 0), CGAffineTransform(2e-9, 2, 2, 3e-9, 0, 0),
    ] {
      #expect(blur(1, 3).applying(transform) == blur(2, 6))
    }
    for transform in [
      CGAffineTransform(1, 5e-9, 4e-9, 4, 0, 0), CGAffineTransform(1, 4e-9, 5e-9, 4, 0, 0),
    ] {
      #expect(blur(1, 4).applying(transform) == blur(2, 8))
    }
  }
}
