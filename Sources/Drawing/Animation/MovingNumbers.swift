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

  /// Sets the goal to `value`, then replaces `value` with the current value. Returns false if no
  /// motion contributes, so that `value` is unchanged.
  ///
  /// The vector is changed in place, because copies retain what it refers to.
  ///
  /// A running motion continues when another one begins. The new motion starts from the value of
  /// the running one and ends at the new goal, so all have ended when the newest has. A new spring
  /// instead replaces the running motions.
  @_transparent mutating func move(
    _ value: inout MotionVector,
    at motionContext: MotionContext
  ) -> Bool {
    if value != target {
      // A change without an animation leaves running motions unchanged; they continue to the new
      // goal.
      if let animation = motionContext.animation {
        begin(animation, over: value - target, at: motionContext)
      }
      target = value
    }
    guard let oldest else { return false }
    motionContext.noteMotion()
    if later.isEmpty, oldest.inherited == nil {
      return move(&value, with: oldest, at: motionContext)
    }
    let (time, curves) = (motionContext.time, motionContext.curves)
    let now = remainder(at: time, using: curves)
    if now.ended > 0 { removeFirst(now.ended) }
    var left = now.left
    if motionContext.timeOffset != 0 {
      left = remainder(at: time + motionContext.timeOffset, using: curves).left
    }
    guard let left else { return false }
    value = value - left
    return true
  }

  /// Replaces the goal with the current value while a single motion is running that inherited no
  /// state. Returns false if the motion doesn't contribute.
  ///
  /// It is separate because this is the usual case, and adding and copying vectors takes longer
  /// than computing the curve.
  @_transparent private mutating func move(
    _ value: inout MotionVector,
    with motion: Motion,
    at motionContext: MotionContext
  ) -> Bool {
    let (time, offset) = (motionContext.time, motionContext.timeOffset)
    let curves = motionContext.curves
    let left = motion.fractionLeft(at: time + offset, using: curves)
    // A motion that hasn't ended at a later time is running now.
    if left == nil || offset < 0, motion.fractionLeft(at: time, using: curves) == nil {
      oldest = nil
      return false
    }
    guard let left else { return false }
    value.subtract(motion.delta, times: left)
    return true
  }

  /// Returns the remaining change at a given time on the rendering's clock, and the number of
  /// motions that no longer contribute.
  ///
  /// The sum doesn't start with `zero`, which may have fewer components for vectors of variable
  /// length. It is `mutating` although it changes nothing, because debug builds copy `self` to call
  /// a method that isn't.
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

  @_transparent private mutating func begin(
    _ animation: Animation,
    over delta: MotionVector,
    at motionContext: MotionContext
  ) {
    let motion: Motion
    if let oldest, let spring = animation.spring {
      motion = continuation(
        of: [oldest] + later,
        with: animation,
        spring,
        over: delta,
        at: motionContext
      )
      (self.oldest, later) = (motion, [])
    } else {
      motion = Motion(delta: delta, animation: animation, start: motionContext.time)
      if oldest == nil { oldest = motion } else { later.append(motion) }
    }
    let completions = motionContext.completions
    guard completions.count > 0 else { return }
    for completion in completions {
      let isLogical = completion.criteria == .logicallyComplete
      completion.wait(until: motion.end(using: motionContext.curves, logically: isLogical))
    }
  }

  /// Returns the motion of a spring that starts from the current value of the running motions. It
  /// inherits a velocity only if a single spring is running.
  private mutating func continuation(
    of motions: [Motion],
    with animation: Animation,
    _ spring: FluidSpring,
    over delta: MotionVector,
    at motionContext: MotionContext
  ) -> Motion {
    let still = delta.scaled(by: 0)
    var (velocity, force) = (still, still)
    if let last = motions.last, motions.count == 1 {
      let state = last.state(at: motionContext.time, using: motionContext.curves)
      (velocity, force) = (state.velocity, state.force)
    }
    let remaining = remainder(at: motionContext.time, using: motionContext.curves).left
    var total = delta
    for old in motions { total = total + old.delta }
    let blend =
      if let last = motions.last?.spring, spring.blendDuration > 0 {
        last.response - spring.response
      } else {
        0.0
      }
    return Motion(
      delta: total,
      animation: animation,
      start: motionContext.time,
      inherited: SpringState(
        left: remaining.map { $0 + delta } ?? delta,
        velocity: velocity,
        force: force
      ),
      blend: blend
    )
  }
}
