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
}
