/// A running motion of a value.
///
/// It is a class because each evaluation reads it several times, and copying its parts would take
/// longer than computing the position.
final class Motion {
  /// The new value minus the old one. If a spring replaced other motions, their differences are
  /// added.
  let delta: MotionVector
  let animation: Animation
  /// The start on the rendering's clock, in seconds.
  let start: Double
  /// The state that a spring inherited from the motions it replaced.
  let inherited: SpringState?
  /// The difference between the replaced spring's response and this one's.
  let blend: Double

  init(
    delta: MotionVector,
    animation: Animation,
    start: Double,
    inherited: SpringState? = nil,
    blend: Double = 0
  ) {
    self.delta = delta
    self.animation = animation
    self.start = start
    self.inherited = inherited
    self.blend = blend
  }

  /// Returns the remaining change at a given time on the rendering's clock; `nil` after the end.
  ///
  /// - Parameter delta: The change from the position of the previous motions at that time to the
  ///   goal. It is ignored for a spring that replaced them.
  func left(
    of delta: MotionVector,
    at time: Double,
    using curves: CurveCache
  ) -> MotionVector? {
    guard let inherited, let spring else {
      guard let fraction = fractionLeft(at: time, using: curves) else { return nil }
      return delta.scaled(by: fraction)
    }
    let time = elapsed(at: time)
    let last = FrameSequence.display.last(upTo: time)
    guard end(of: inherited, by: spring, within: last, using: curves) == nil else { return nil }
    let state = state(of: inherited, by: spring, at: time, using: curves)
    return isAtRest(state, from: inherited) ? nil : state.left
  }

  /// Returns the remaining fraction of the change at a given time on the rendering's clock; `nil`
  /// after the end. The motion must not have inherited a state.
  func fractionLeft(at time: Double, using curves: CurveCache) -> Double? {
    let change = change(using: curves)
    guard
      let progress = animation.curve.progress(at: elapsed(at: time), on: .display, of: change)
    else { return nil }
    return 1 - progress
  }

  private func elapsed(at time: Double) -> Double { time > start ? time - start : 0 }

  /// Returns the end of the motion, in seconds on the rendering's clock.
  func end(using curves: CurveCache, logically: Bool) -> Double {
    guard let inherited, let spring else {
      let change = change(using: curves)
      guard !logically else {
        return start + (animation.curve.logicalEnd(of: change) ?? .infinity)
      }
      let frame = animation.curve.end(
        on: .display,
        of: change,
        within: FrameSequence.maxSearchedFrames
      )
      return frame.map { start + FrameSequence.display.time(of: $0) } ?? .infinity
    }
    let longest = FrameSequence.display.last(upTo: SpringCurve.maxDuration)
    let frame = end(of: inherited, by: spring, within: longest, using: curves) ?? longest
    let done = FrameSequence.display.first(from: spring.response, within: longest) ?? longest
    return start + FrameSequence.display.time(of: logically ? min(frame, done) : frame)
  }

  private func change(using curves: CurveCache) -> MotionChange {
    MotionChange(size: delta.magnitudeSquared.squareRoot(), curves: curves)
  }
}

/// The state of a running motion, inherited by the spring that replaces it.
///
/// It is a class because few motions inherit a state, and all would have its size.
final class SpringState {
  /// The remaining change.
  let left: MotionVector
  /// The velocity, per second.
  let velocity: MotionVector
  /// The force, per second squared, towards the goal.
  let force: MotionVector

  init(left: MotionVector, velocity: MotionVector, force: MotionVector) {
    self.left = left
    self.velocity = velocity
    self.force = force
  }
}

// MARK: - Springs that replace others

extension Motion {
  /// The spring, or `nil` if the animation isn't a plain spring.
  var spring: FluidSpring? { animation.spring }

  /// Returns the state of the motion at a given time on the rendering's clock.
  ///
  /// Only springs report a velocity.
  func state(at time: Double, using curves: CurveCache) -> SpringState {
    let elapsed = max(time - start, 0)
    guard let spring else {
      let still = delta.scaled(by: 0)
      let left = left(of: delta, at: time, using: curves) ?? still
      return SpringState(left: left, velocity: still, force: still)
    }
    guard let inherited else {
      let motion = curves[spring].motion(at: elapsed)
      return SpringState(
        left: delta.scaled(by: 1 - motion.position),
        velocity: delta.scaled(by: motion.velocity),
        force: delta.scaled(by: motion.force)
      )
    }
    return state(of: inherited, by: spring, at: elapsed, using: curves)
  }

  /// Returns the state of a spring that started in any state: a weighted sum of three basic
  /// motions.
  private func state(
    of inherited: SpringState,
    by spring: FluidSpring,
    at time: Double,
    using curves: CurveCache
  ) -> SpringState {
    func motion(_ kind: SpringInitialState.Kind) -> SpringMotion {
      curves[SpringInitialState(spring: spring, kind: kind, blend: blend)].motion(at: time)
    }
    let (rest, velocity, force) = (motion(.rest), motion(.velocity), motion(.force))
    func sum(_ part: (SpringMotion) -> Double) -> MotionVector {
      inherited.left.scaled(by: part(rest)) + inherited.velocity.scaled(by: part(velocity))
        + inherited.force.scaled(by: part(force))
    }
    return SpringState(
      left: inherited.left - sum(\.position),
      velocity: sum(\.velocity),
      force: sum(\.force)
    )
  }

  /// Returns whether the motion is no longer visible.
  ///
  /// Opposite changes may cancel out in `delta`, so the inherited remaining change is considered as
  /// well.
  private func isAtRest(_ state: SpringState, from inherited: SpringState) -> Bool {
    let restMeasure = max(state.velocity.magnitudeSquared, state.force.magnitudeSquared)
    let span = max(delta.magnitudeSquared, inherited.left.magnitudeSquared)
    return restMeasure <= SpringMotion.restLimit && !(state.left.magnitudeSquared > span * 0.0001)
  }

  private func end(
    of inherited: SpringState,
    by spring: FluidSpring,
    within limit: Int,
    using curves: CurveCache
  ) -> Int? {
    FrameSequence.display.first(within: limit) { time in
      time >= SpringCurve.maxDuration
        || isAtRest(state(of: inherited, by: spring, at: time, using: curves), from: inherited)
    }
  }
}

extension Animation {
  /// The spring, or `nil` if the animation isn't a plain spring.
  var spring: FluidSpring? {
    guard case .spring(let spring) = curve else { return nil }
    return spring
  }
}
