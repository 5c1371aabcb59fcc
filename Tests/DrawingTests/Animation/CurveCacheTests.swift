import Testing

@testable import Drawing

@Suite
struct CurveCacheTests {
  @Test
  func cachedValuesEqualThoseOfTheCurve() {
    let cache = CurveCache()
    let moments: [(UnitCurve, Double)] = [
      (.easeIn, 0.25), (.easeIn, 0.25), (.easeIn, 0.5), (.easeOut, 0.5), (.easeOut, 0.25),
      (.easeIn, 0.25),
    ]
    for (curve, time) in moments {
      #expect(cache.value(of: curve, at: time) == curve.value(at: time))
    }
  }

  @Test
  func equalSpringsShareTheirSteps() {
    let cache = CurveCache()
    let (first, second) = (
      FluidSpring(response: 1, dampingFraction: 0.5), FluidSpring(response: 2, dampingFraction: 0.5)
    )
    let curve = cache[first]
    #expect(cache[first] === curve)
    #expect(cache[second] !== curve)
    #expect(cache[second] === cache[second])
    #expect(cache[first] === curve)
    #expect(cache[SpringInitialState(spring: first)] === curve)
    #expect(cache[SpringInitialState(spring: first, kind: .velocity)] !== curve)
  }
}
