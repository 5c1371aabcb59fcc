/// What decides on how a value is shown: the moment, and how changes are animated.
struct MotionMoment {
  /// On the clock of the rendering, in seconds.
  let time: Double
  /// How far the clock of the view is ahead.
  let offset: Double
  /// How a change is animated; `nil` where nothing begins, as only a moment is looked at.
  let transaction: Transaction?
  let curves: CurveCache
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
  /// A motion that is under way when another begins goes on, and the other one leads from there to
  /// the new value: when that has ended, all have. Only a spring takes over what it finds, with its
  /// velocity.
  func move(to new: Data, at moment: MotionMoment) -> Data {
    if new != target {
      // A change without an animation leaves those alone that are under way: they go on to it.
      if let transaction = moment.transaction, let animation = transaction.animation {
        begin(animation, over: new - target, with: transaction, at: moment)
      }
      target = new
    }
    guard !motions.isEmpty else { return target }
    moment.pass?.showsMotion = true
    let now = rest(at: moment.time, knowing: moment.curves)
    motions.removeFirst(now.ended)
    var left = now.left
    if moment.offset != 0 {
      left = rest(at: moment.time + moment.offset, knowing: moment.curves).left
    }
    return left.map { target - $0 } ?? target
  }

  /// Returns what is still to go at a time on the clock of the rendering, and how many motions have
  /// no say in it any more.
  ///
  /// Nothing is added to `zero`: with vectors of any length that may be a shorter one.
  private func rest(at time: Double, knowing curves: CurveCache) -> (left: Data?, ended: Int) {
    var rest: (left: Data?, ended: Int) = (nil, 0)
    for (index, motion) in motions.enumerated() {
      let delta = rest.left.map { $0 + motion.delta } ?? motion.delta
      rest.left = motion.left(of: delta, at: time, knowing: curves)
      if rest.left == nil { rest.ended = index + 1 }
    }
    return rest
  }

  private func begin(
    _ animation: Animation,
    over delta: Data,
    with transaction: Transaction,
    at moment: MotionMoment
  ) {
    var motion = Motion(delta: delta, animation: animation, start: moment.time)
    if let spring = motion.spring, !motions.isEmpty {
      take(over: motions, by: spring, into: &motion, at: moment)
      motions = []
    }
    motions.append(motion)
    for completion in transaction.completions {
      let isLogical = completion.criteria == .logicallyComplete
      completion.wait(until: motion.end(knowing: moment.curves, logically: isLogical))
    }
  }

  /// Lets a spring go on from where the motions under way are, as fast as the last of them.
  private func take(
    over motions: [Motion<Data>],
    by spring: FluidSpring,
    into motion: inout Motion<Data>,
    at moment: MotionMoment
  ) {
    let still = motion.delta.scaled(by: 0)
    var state = SpringState(left: motion.delta, velocity: still, force: still)
    if let last = motions.last, motions.count == 1 {
      state = last.state(at: moment.time, knowing: moment.curves)
    }
    let left = rest(at: moment.time, knowing: moment.curves).left
    state.left = left.map { $0 + motion.delta } ?? motion.delta
    for old in motions { motion.delta += old.delta }
    motion.inherited = state
    if let last = motions.last?.spring, spring.blendDuration > 0 {
      motion.blend = last.response - spring.response
    }
  }
}
