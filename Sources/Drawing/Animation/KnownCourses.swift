extension ViewGraph {
  /// The springs and curves of its motions.
  var courses: KnownCourses { belonging { KnownCourses() } }
}

/// The springs and curves of a rendering, as far as they have been followed.
///
/// A class, because motions add to it while it is shared.
final class KnownCourses {
  private var springs: [SpringBeginning: SpringCourse] = [:]
  // Thousands of views move in one way, and so ask for the same thing one after another.
  private var lastSpring: (beginning: SpringBeginning, course: SpringCourse)?
  private var lastCurve: (curve: UnitCurve, time: Double, value: Double)?

  subscript(spring: FluidSpring) -> SpringCourse { self[SpringBeginning(spring: spring)] }

  subscript(beginning: SpringBeginning) -> SpringCourse {
    if let lastSpring, lastSpring.beginning == beginning { return lastSpring.course }
    let course = springs[beginning] ?? SpringCourse(beginning)
    springs[beginning] = course
    lastSpring = (beginning, course)
    return course
  }

  /// Returns the progress of a curve at a time from 0 to 1.
  func value(of curve: UnitCurve, at time: Double) -> Double {
    if let lastCurve, lastCurve.time == time, lastCurve.curve == curve { return lastCurve.value }
    let value = curve.value(at: time)
    lastCurve = (curve, time, value)
    return value
  }
}
