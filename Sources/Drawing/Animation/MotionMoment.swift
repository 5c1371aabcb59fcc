/// What decides on how a value is shown: the moment, and how changes are animated.
struct MotionMoment {
  /// On the clock of the rendering, in seconds.
  let time: Double
  /// How far the clock of the view is ahead.
  let offset: Double
  /// How a change is animated; `nil` where nothing begins, as only a moment is looked at.
  let transaction: Transaction?
  let courses: KnownCourses
  /// The evaluation that is told of motions.
  var pass: RenderPass?
}

/// A value that may be on its way to a new one.
///
/// A class, because it is kept in the view graph.
final class MovingValue<Data: VectorArithmetic> {
  private var target: Data
  private var motions: [Motion<Data>] = []

  init(_ value: Data) {
    target = value
  }

  /// Sets where the value goes, and returns where it is.
  ///
  /// Motions add up: one that is under way when another begins runs to its own end. Only a spring
  /// takes over what it finds, with its velocity.
  func move(to new: Data, at moment: MotionMoment) -> Data {
    if new != target {
      if let transaction = moment.transaction {
        if let animation = transaction.animation {
          begin(animation, over: new - target, with: transaction, at: moment)
        } else {
          motions = []
        }
      }
      target = new
    }
    guard !motions.isEmpty else { return target }
    moment.pass?.showsMotion = true
    guard moment.offset != 0 else { return shown(at: moment) }
    motions.removeAll { $0.left(at: moment.time, knowing: moment.courses) == nil }
    return motions.reduce(target) { value, motion in
      let time = moment.time + moment.offset
      return motion.left(at: time, knowing: moment.courses).map { value - $0 } ?? value
    }
  }

  /// Returns where the value is, and forgets the motions that have ended.
  private func shown(at moment: MotionMoment) -> Data {
    var value = target
    motions.removeAll { motion in
      guard let left = motion.left(at: moment.time, knowing: moment.courses) else { return true }
      value = value - left
      return false
    }
    return value
  }

  private func begin(
    _ animation: Animation,
    over way: Data,
    with transaction: Transaction,
    at moment: MotionMoment
  ) {
    var motion = Motion(way: way, animation: animation, start: moment.time)
    if let spring = motion.spring, !motions.isEmpty {
      take(over: motions, by: spring, into: &motion, at: moment)
      motions = []
    }
    motions.append(motion)
    for completion in transaction.completions {
      let isLogical = completion.criteria == .logicallyComplete
      completion.wait(until: motion.end(knowing: moment.courses, logically: isLogical))
    }
  }

  /// Lets a spring go on from where the motions under way are, as fast as the last of them.
  private func take(
    over motions: [Motion<Data>],
    by spring: FluidSpring,
    into motion: inout Motion<Data>,
    at moment: MotionMoment
  ) {
    var state = SpringState<Data>(left: motion.way, velocity: .zero, force: .zero)
    for old in motions {
      let found = old.state(at: moment.time, knowing: moment.courses)
      state = SpringState(
        left: state.left + found.left,
        velocity: found.velocity,
        force: found.force
      )
      motion.way += old.way
    }
    motion.taken = state
    if let last = motions.last?.spring, spring.blendDuration > 0 {
      motion.blend = last.response - spring.response
    }
  }
}
