extension ViewGraph {
  /// The cache of the springs and curves that its motions use.
  var curves: CurveCache {
    if let curveStorage { return unsafeDowncast(curveStorage, to: CurveCache.self) }
    let made = CurveCache()
    curveStorage = made
    return made
  }
}

/// The computed springs and curves of a rendering.
///
/// It is a class because motions share it and add to it.
final class CurveCache {
  @exclusivity(unchecked) private var springs: [SpringInitialState: SpringCurve] = [:]
  // Thousands of views may move in the same way, so consecutive requests are often the same.
  @exclusivity(unchecked) private var lastSpring: SpringCurve?
  @exclusivity(unchecked) private var lastCurve: (curve: UnitCurve, time: Double, value: Double)?

  subscript(spring: FluidSpring) -> SpringCurve {
    if let lastSpring, lastSpring.startsFromRest(with: spring) { return lastSpring }
    let curve = self[SpringInitialState(spring: spring)]
    lastSpring = curve
    return curve
  }

  subscript(initialState: SpringInitialState) -> SpringCurve {
    if let known = springs[initialState] { return known }
    let curve = SpringCurve(initialState)
    springs[initialState] = curve
    return curve
  }

  /// Returns the progress of a curve at a given time, 0…1.
  func value(of curve: UnitCurve, at time: Double) -> Double {
    // The ends need no computation and aren't cached. Otherwise they would replace the cached value
    // when thousands of views request it in turn with an end.
    guard time > 0, time < 1 else { return curve.value(at: time) }
    if let lastCurve, lastCurve.time == time, lastCurve.curve == curve { return lastCurve.value }
    let value = curve.value(at: time)
    lastCurve = (curve, time, value)
    return value
  }
}
