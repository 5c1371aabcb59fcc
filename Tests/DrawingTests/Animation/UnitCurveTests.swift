import Drawing
import Testing

@Suite
struct UnitCurveTests {
  private static let times = [0.1, 0.25, 0.5, 0.75, 0.9]

  @Test(arguments: [
    (UnitCurve.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    (.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
    (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
    (.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
  ])
  func valuesMatchTheCurve(curve: UnitCurve, values: [Double]) {
    let errors = zip(UnitCurveTests.times, values).map { abs(curve.value(at: $0) - $1) }
    // Given with six decimals, and stored in steps of 2⁻²⁰.
    #expect(errors.allSatisfy { $0 < 1e-6 })
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.75, 0.9])
  func quarterCirclesMatchTheFormula(time: Double) {
    let (fall, rest) = (1 - (1 - time * time).squareRoot(), 1 - time)
    #expect(abs(UnitCurve.circularEaseIn.value(at: time) - fall) < 1e-12)
    let rise = (1 - rest * rest).squareRoot()
    #expect(abs(UnitCurve.circularEaseOut.value(at: time) - rise) < 1e-12)
  }

  @Test(arguments: [
    (Animation.linear, UnitCurve.linear), (.easeIn, .easeIn), (.easeOut, .easeOut),
    (.easeInOut, .easeInOut),
  ])
  func curvesTake350MillisecondsByDefault(animation: Animation, curve: UnitCurve) {
    #expect(animation == .timingCurve(curve, duration: 0.35))
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (1, 1), (7, 1), (.nan, 0), (.infinity, 1)])
  func curveIsConstantOutsideItsDuration(time: Double, value: Double) {
    #expect(UnitCurve.easeInOut.value(at: time) == value)
    #expect(UnitCurve.circularEaseOut.value(at: time) == value)
  }

  private static let circles: [UnitCurve] = [
    .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseInOut.inverse,
  ]

  @Test(arguments: [0.05, 0.25, 0.4, 0.5, 0.6, 0.75, 0.95])
  func halvesOfCirclesMatchTheFormula(time: Double) {
    func quarter(_ time: Double) -> Double { 1 - (1 - time * time).squareRoot() }
    let value = time < 0.5 ? quarter(2 * time) / 2 : 1 - quarter(2 - 2 * time) / 2
    #expect(abs(UnitCurve.circularEaseInOut.value(at: time) - value) < 1e-12)
  }

  @Test(
    arguments: circles + [
      .easeIn, .linear,
      .bezier(
        startControlPoint: UnitPoint(x: 0.2, y: 0.1),
        endControlPoint: UnitPoint(x: 0.7, y: 0.6)
      ),
    ],
    [0.05, 0.3, 0.5, 0.7, 0.95]
  )
  func inverseReturnsTheTime(curve: UnitCurve, time: Double) {
    #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-5)
  }

  @Test
  func inverseOfTheInverseIsTheCurve() {
    for curve in UnitCurveTests.circles + [.easeOut] { #expect(curve.inverse.inverse == curve) }
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.circularEaseInOut.inverse != .circularEaseInOut)
  }

  @Test(arguments: circles + [.easeIn, .easeInOut, .linear], [0.1, 0.3, 0.6, 0.9])
  func velocityIsTheSlope(curve: UnitCurve, time: Double) {
    let slope = (curve.value(at: time + 1e-3) - curve.value(at: time - 1e-3)) / 2e-3
    #expect(abs(curve.velocity(at: time) - slope) < 0.01)
  }

  @Test(arguments: [(UnitCurve.linear, 1.0), (.easeIn, 0), (.easeInOut, 0)])
  func velocityAtTheStartFollowsTheControlPoint(curve: UnitCurve, start: Double) {
    #expect(abs(curve.velocity(at: 0) - start) < 1e-4)
    #expect(abs(curve.velocity(at: -1) - start) < 1e-4)
  }

  @Test
  func velocityAtTheEndFollowsTheControlPoint() {
    #expect(abs(UnitCurve.linear.velocity(at: 1) - 1) < 1e-4)
    #expect(abs(UnitCurve.easeInOut.velocity(at: 1)) < 1e-4)
    #expect(abs(UnitCurve.easeOut.velocity(at: 2)) < 1e-4)
    // From (0, 0) towards (0.5, 1): the slope is 2.
    let steep = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.5, y: 1),
      endControlPoint: .bottomTrailing
    )
    #expect(abs(steep.velocity(at: 0) - 2) < 1e-4)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func hostileControlPointsCountAsZero(value: CGFloat) {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: value, y: value),
      endControlPoint: UnitPoint(x: 1, y: 1)
    )
    #expect(
      curve == .bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    )
    #expect(
      UnitCurve.bezier(
        startControlPoint: UnitPoint(x: -3, y: -3),
        endControlPoint: UnitPoint(x: 3, y: 3)
      )
        == .bezier(
          startControlPoint: UnitPoint(x: 0, y: -3),
          endControlPoint: UnitPoint(x: 1, y: 3)
        )
    )
  }

  /// The slope over a millionth of the time at the steep end, √(2 / 10⁶) · 10⁶, and of zero at the
  /// flat end.
  @Test
  func quarterCirclesAreSteepAtOneEnd() {
    #expect(abs(UnitCurve.circularEaseOut.velocity(at: 0) - 2e6.squareRoot()) < 0.1)
    #expect(abs(UnitCurve.circularEaseIn.velocity(at: 1) - 2e6.squareRoot()) < 0.1)
    #expect(abs(UnitCurve.circularEaseIn.velocity(at: 0)) < 1e-5)
    #expect(abs(UnitCurve.circularEaseOut.velocity(at: 1)) < 1e-5)
    #expect(abs(UnitCurve.circularEaseIn.velocity(at: -1)) < 1e-5)
    #expect(abs(UnitCurve.circularEaseOut.velocity(at: 2)) < 1e-5)
  }

  /// If a control point is in the corner, the other one determines the slope.
  @Test
  func velocityAtACornerFollowsTheOtherControlPoint() {
    #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-4)
    #expect(abs(UnitCurve.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-4)
  }
}
