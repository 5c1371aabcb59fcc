/// The spring of SwiftUI: known by how it feels instead of by mass and stiffness.
struct FluidSpring: Hashable, Sendable {
  /// The force at a displacement of 1, the mass being 1.
  let stiffness: Double
  /// The force at a velocity of 1.
  let damping: Double

  /// Creates a spring from the time of one swing, in seconds, and the share of damping.
  init(response: Double, dampingFraction: Double) {
    let frequency = 2 * Double.pi / response
    stiffness = response > 0 ? min(frequency * frequency, 45_000) : 1
    let share = dampingFraction >= 0 ? min(dampingFraction, 100) : 0
    damping = 2 * share * stiffness.squareRoot()
  }

  /// Creates a spring from how long it seems to take, in seconds, and how much it bounces.
  init(duration: Double, bounce: Double) {
    let share = bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - bounce
    self.init(response: duration, dampingFraction: share)
  }
}

/// Where a spring is on its way from 0 to 1.
struct SpringMotion {
  var position = 0.0
  var velocity = 0.0
  var force = 0.0
}

/// The way of a spring from rest at 0 to rest at 1, in steps of 1/300 s.
///
/// A class, because all motions with the same spring share the steps made so far.
final class SpringCourse {
  /// A spring that still swings after so many seconds counts as having come to rest.
  static let longest = 600.0

  private static let step = 1.0 / 300

  private let spring: FluidSpring
  private var motions = [SpringMotion()]
  /// The sum of the steps, whose rounding decides which one a time falls into.
  private var times = [0.0]

  init(_ spring: FluidSpring) {
    self.spring = spring
  }

  /// Returns the motion after the first step that reaches a time.
  func motion(at time: Double) -> SpringMotion {
    guard time > 0 else { return motions[0] }
    let time = min(time, SpringCourse.longest)
    var index = max(Int(time / SpringCourse.step) - 1, 0)
    while true {
      while index >= motions.count { advance() }
      if times[index] >= time { return motions[index] }
      index += 1
    }
  }

  /// Whether the motion can no longer be seen, for a way of so many points in all.
  func rests(_ motion: SpringMotion, size: Double) -> Bool {
    guard motion.position.isFinite else { return true }
    let fastest = max(motion.velocity * motion.velocity, motion.force * motion.force)
    return fastest * size * size <= 0.0036 && abs(1 - motion.position) <= 0.01
  }

  /// Returns the first frame at which the spring rests, where that is one up to `limit`.
  func end(on grid: FrameGrid, size: Double, within limit: Int) -> Int? {
    grid.first(within: limit) { time in
      time >= SpringCourse.longest || rests(motion(at: time), size: size)
    }
  }

  /// Makes half a step of velocity, one of position, and the other half of velocity.
  private func advance() {
    var motion = motions[motions.count - 1]
    let (step, half) = (SpringCourse.step, SpringCourse.step / 2)
    let velocity = motion.velocity + motion.force * half
    motion.position += velocity * step
    motion.force = -spring.damping * velocity + spring.stiffness * (1 - motion.position)
    motion.velocity = velocity + motion.force * half
    motions.append(motion)
    times.append(times[times.count - 1] + step)
  }
}

/// The springs of a rendering.
///
/// A class, because motions add to it while it is shared.
final class SpringCourses {
  private var known: [FluidSpring: SpringCourse] = [:]

  subscript(spring: FluidSpring) -> SpringCourse {
    if let course = known[spring] { return course }
    let course = SpringCourse(spring)
    known[spring] = course
    return course
  }
}
