/// The position, velocity and force of a spring at one moment.
struct SpringMotion {
  var position = 0.0
  var velocity = 0.0
  var force = 0.0

  /// The largest ``restMeasure`` of a spring at rest.
  static let restLimit = 0.0036

  /// The larger of the squares of velocity and force.
  var restMeasure: Double { max(velocity * velocity, force * force) }
}

/// The inputs that determine a spring's motion: the spring, its initial state, and the replaced
/// spring.
struct SpringInitialState: Hashable {
  /// One of the three basic motions whose sums give all others.
  enum Kind: Hashable {
    /// From rest at 0 to rest at 1.
    case rest
    /// From 0 with a velocity of 1, back to 0.
    case velocity
    /// From 0 with a force of 1, back to 0.
    case force
  }

  let spring: FluidSpring
  var kind = Kind.rest
  /// The initial excess of the response, which decreases over the spring's blend duration.
  var blend = 0.0
}

/// The motion of a spring, in steps of 1/300 s.
///
/// It is a class because all motions with the same spring share the computed steps.
final class SpringCurve {
  /// The time after which a spring that still oscillates counts as being at rest, in seconds.
  static let maxDuration = 600.0

  static let step = 1.0 / 300

  private let initialState: SpringInitialState
  private let target: Double
  @exclusivity(unchecked) private var motions: [SpringMotion]
  /// The number of computed steps; stored, because debug builds retain an array to read its count.
  @exclusivity(unchecked) private var count = 1
  /// The time of each step: the rounded sum of all steps before it. The rounding affects which step
  /// belongs to a time.
  @exclusivity(unchecked) private(set) var times = [0.0]
  /// For each step, the smallest rest measure so far of a step near the target. The values never
  /// increase, so a binary search finds the earliest possible rest.
  @exclusivity(unchecked) private(set) var minimumRestMeasures = [Double.infinity]

  init(_ initialState: SpringInitialState) {
    self.initialState = initialState
    var first = SpringMotion()
    if initialState.kind == .velocity { first.velocity = 1 }
    if initialState.kind == .force { first.force = 1 }
    motions = [first]
    target = initialState.kind == .rest ? 1 : 0
  }

  /// Returns whether this is the motion of a given spring from rest that replaces no other motion.
  /// It compares numbers, because comparing structs is slow in debug builds.
  func startsFromRest(with spring: FluidSpring) -> Bool {
    let own = initialState.spring
    return own.response == spring.response && own.dampingFraction == spring.dampingFraction
      && own.blendDuration == spring.blendDuration && initialState.blend == 0 && target == 1
  }

  /// Returns the motion after the first step that reaches a time.
  func motion(at time: Double) -> SpringMotion { motions[index(at: time)] }

  /// Returns the first step that reaches a time.
  func index(at time: Double) -> Int {
    guard time > 0 else { return 0 }
    // `min` and `max` are generic, which is slow in debug builds.
    let time = time < SpringCurve.maxDuration ? time : SpringCurve.maxDuration
    let before = Int(time / SpringCurve.step) - 1
    var index = before > 0 ? before : 0
    while true {
      while index >= count { advance() }
      if times[index] >= time { return index }
      index += 1
    }
  }

  /// Integrates one step: half a step of velocity, one of position, and the other half of velocity.
  ///
  /// With strong damping such steps diverge; the step is then divided into smaller ones.
  private func advance() {
    var motion = motions[count - 1]
    let (stiffness, damping) = strength(after: times[count - 1])
    let load = SpringCurve.step * (damping + stiffness * SpringCurve.step / 2)
    let parts = load < 2 ? 1 : load.rounded(.up)
    let (step, half) = (SpringCurve.step / parts, SpringCurve.step / parts / 2)
    for _ in 0..<Int(parts) {
      let velocity = motion.velocity + motion.force * half
      motion.position += velocity * step
      motion.force = -damping * velocity + stiffness * (target - motion.position)
      motion.velocity = velocity + motion.force * half
    }
    motions.append(motion)
    count += 1
    times.append(times[times.count - 1] + SpringCurve.step)
    let restMeasure = SpringCurve.isNear(motion) ? motion.restMeasure : .infinity
    let minimum = minimumRestMeasures[minimumRestMeasures.count - 1]
    minimumRestMeasures.append(motion.position.isFinite ? min(minimum, restMeasure) : 0)
  }

  /// Returns the stiffness and the damping of the step after a time.
  ///
  /// While the response changes, the step uses the response of the frame at its end.
  private func strength(after time: Double) -> (stiffness: Double, damping: Double) {
    let spring = initialState.spring
    guard initialState.blend != 0, spring.blendDuration > 0 else {
      return (spring.stiffness, spring.damping)
    }
    let frame = ((time + SpringCurve.step) * 60 - 1e-6).rounded(.up) / 60
    let fraction = min(frame / spring.blendDuration, 1)
    let left = 1 - fraction * fraction * (3 - fraction * 2)
    let stiffness = FluidSpring.stiffness(response: spring.response + initialState.blend * left)
    return (stiffness, 2 * spring.dampingFraction * stiffness.squareRoot())
  }
}
