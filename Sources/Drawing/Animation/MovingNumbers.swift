/// The numbers of a value that may be animating.
struct MovingNumbers {
  private var target: MotionVector
  /// The oldest running motion, stored without an array because most values have at most one.
  private var oldest: Motion?
  /// The other running motions, from the second oldest one on.
  private var later: [Motion] = []

  init(_ value: MotionVector) {
    target = value
  }

  /// Sets the value's goal, and returns its current value.
  ///
  /// A running motion continues when another one begins. The new motion starts from the value of
  /// the running one and ends at the new goal, so all have ended when the newest has. A new spring
  /// instead replaces the running motions.
  mutating func move(
    to new: borrowing MotionVector,
    at motionContext: MotionContext
  ) -> MotionVector {
    if new != target {
      // A change without an animation leaves running motions unchanged; they continue to the new
      // goal.
      if let animation = motionContext.animation {
        begin(animation, over: new - target, at: motionContext)
      }
      target = copy new
    }
    guard oldest != nil else { return target }
    motionContext.noteMotion()
    let (time, curves) = (motionContext.time, motionContext.curves)
    let now = remainder(at: time, using: curves)
    if now.ended > 0 { removeFirst(now.ended) }
    var left = now.left
    if motionContext.timeOffset != 0 {
      left = remainder(at: time + motionContext.timeOffset, using: curves).left
    }
    guard let left else { return target }
    return target - left
  }

  /// Returns the remaining change at a given time on the rendering's clock, and the number of
  /// motions that no longer contribute.
  ///
  /// The sum doesn't start with `zero`, which may have fewer components for vectors of variable
  /// length. It is `mutating` although it changes nothing, because debug builds copy `self` to call a
  /// method that isn't.
  private mutating func remainder(
    at time: Double,
    using curves: CurveCache
  ) -> (left: MotionVector?, ended: Int) {
    guard let oldest else { return (nil, 0) }
    var left = oldest.left(of: oldest.delta, at: time, using: curves)
    var ended = left == nil ? 1 : 0
    // Loops over indices are several times faster in debug builds.
    var index = 0
    while index < later.count {
      let motion = later[index]
      var delta = motion.delta
      if let left { delta = left + delta }
      left = motion.left(of: delta, at: time, using: curves)
      index += 1
      if left == nil { ended = index + 1 }
    }
    return (left, ended)
  }

  /// Removes the oldest motions.
  private mutating func removeFirst(_ count: Int) {
    guard count <= later.count else {
      (oldest, later) = (nil, [])
      return
    }
    oldest = later[count - 1]
    later.removeFirst(count)
  }

  private mutating func begin(
    _ animation: Animation,
    over delta: MotionVector,
    at motionContext: MotionContext
  ) {
    var motion = Motion(delta: delta, animation: animation, start: motionContext.time)
    if let oldest, let spring = motion.spring {
      continueMotions([oldest] + later, with: spring, as: &motion, at: motionContext)
      (self.oldest, later) = (motion, [])
    } else if oldest != nil {
      later.append(motion)
    } else {
      oldest = motion
    }
    let completions = motionContext.completions
    guard completions.count > 0 else { return }
    for completion in completions {
      let isLogical = completion.criteria == .logicallyComplete
      completion.wait(until: motion.end(using: motionContext.curves, logically: isLogical))
    }
  }

  /// Starts a spring from the current value of the running motions. It inherits a velocity only if
  /// a single spring is running.
  private mutating func continueMotions(
    _ motions: [Motion],
    with spring: FluidSpring,
    as motion: inout Motion,
    at motionContext: MotionContext
  ) {
    let still = motion.delta.scaled(by: 0)
    var (velocity, force) = (still, still)
    if let last = motions.last, motions.count == 1 {
      let state = last.state(at: motionContext.time, using: motionContext.curves)
      (velocity, force) = (state.velocity, state.force)
    }
    let remaining = remainder(at: motionContext.time, using: motionContext.curves).left
    let left = remaining.map { $0 + motion.delta } ?? motion.delta
    for old in motions { motion.delta = motion.delta + old.delta }
    motion.inherited = SpringState(left: left, velocity: velocity, force: force)
    if let last = motions.last?.spring, spring.blendDuration > 0 {
      motion.blend = last.response - spring.response
    }
  }
}
