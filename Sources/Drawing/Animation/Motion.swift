/// A motion of a value that is under way.
struct Motion<Data: VectorArithmetic> {
  /// The way from the old value to the new one; of a spring that took over, all ways together.
  var delta: Data
  let animation: Animation
  /// On the clock of the rendering, in seconds.
  let start: Double
  /// Where a spring found what it took over.
  var inherited: SpringState<Data>?
  /// How much longer the response of that was.
  var blend = 0.0

  /// Returns what is still to go at a time on the clock of the rendering; `nil` at the end.
  ///
  /// - Parameter way: From where the motions before this one are at that time to its goal. A spring
  ///   that took over begins anew and has none before it.
  func left(of delta: Data, at time: Double, knowing curves: CurveCache) -> Data? {
    let time = max(time - start, 0)
    guard let inherited, let spring else {
      let change = change(knowing: curves)
      return animation.curve.progress(at: time, on: .display, of: change)
        .map { delta.scaled(by: 1 - $0) }
    }
    let last = FrameGrid.display.last(by: time)
    guard end(of: inherited, by: spring, within: last, knowing: curves) == nil else { return nil }
    let state = state(of: inherited, by: spring, at: time, knowing: curves)
    return rests(state, from: inherited) ? nil : state.left
  }

  /// Returns when the motion ends, in seconds on the clock of the rendering.
  func end(knowing curves: CurveCache, logically: Bool) -> Double {
    guard let inherited, let spring else {
      let change = change(knowing: curves)
      guard !logically else {
        return start + (animation.curve.logicalEnd(of: change) ?? .infinity)
      }
      let frame = animation.curve.end(
        on: .display,
        of: change,
        within: FrameGrid.searched
      )
      return frame.map { start + FrameGrid.display.time(of: $0) } ?? .infinity
    }
    let longest = FrameGrid.display.last(by: SpringCurve.longest)
    let frame = end(of: inherited, by: spring, within: longest, knowing: curves) ?? longest
    let done = FrameGrid.display.first(from: spring.response, within: longest) ?? longest
    return start + FrameGrid.display.time(of: logically ? min(frame, done) : frame)
  }

  private func change(knowing curves: CurveCache) -> MotionChange {
    MotionChange(size: delta.magnitudeSquared.squareRoot(), curves: curves)
  }
}

/// What a spring needs to know of a motion that it takes over.
struct SpringState<Data: VectorArithmetic> {
  /// What is still to go.
  var left: Data
  /// A second.
  var velocity: Data
  /// A second each second, towards the end.
  var force: Data
}

// MARK: - Springs that take over

extension Motion {
  /// The spring, where the motion is that of a spring and nothing else.
  var spring: FluidSpring? {
    guard case .spring(let spring) = animation.curve else { return nil }
    return spring
  }

  /// Returns where the motion is at a time on the clock of the rendering.
  ///
  /// Only springs tell how fast they are.
  func state(at time: Double, knowing curves: CurveCache) -> SpringState<Data> {
    let elapsed = max(time - start, 0)
    guard let spring else {
      let still = delta.scaled(by: 0)
      let left = left(of: delta, at: time, knowing: curves) ?? still
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
    return state(of: inherited, by: spring, at: elapsed, knowing: curves)
  }

  /// The way of a spring from any state is the sum of three ways, each of them scaled.
  private func state(
    of inherited: SpringState<Data>,
    by spring: FluidSpring,
    at time: Double,
    knowing curves: CurveCache
  ) -> SpringState<Data> {
    func motion(_ kind: SpringInitialState.Kind) -> SpringMotion {
      curves[SpringInitialState(spring: spring, kind: kind, blend: blend)].motion(at: time)
    }
    let (rest, velocity, force) = (motion(.rest), motion(.velocity), motion(.force))
    func sum(_ part: (SpringMotion) -> Double) -> Data {
      inherited.left.scaled(by: part(rest)) + inherited.velocity.scaled(by: part(velocity))
        + inherited.force.scaled(by: part(force))
    }
    return SpringState(
      left: inherited.left - sum(\.position),
      velocity: sum(\.velocity),
      force: sum(\.force)
    )
  }

  /// Whether nothing can be seen to move any more.
  ///
  /// Ways there and back come to nothing together, so that what was still to go counts too.
  private func rests(_ state: SpringState<Data>, from inherited: SpringState<Data>) -> Bool {
    let restMeasure = max(state.velocity.magnitudeSquared, state.force.magnitudeSquared)
    let span = max(delta.magnitudeSquared, inherited.left.magnitudeSquared)
    return restMeasure <= 0.0036 && !(state.left.magnitudeSquared > span * 0.0001)
  }

  private func end(
    of inherited: SpringState<Data>,
    by spring: FluidSpring,
    within limit: Int,
    knowing curves: CurveCache
  ) -> Int? {
    FrameGrid.display.first(within: limit) { time in
      time >= SpringCurve.longest
        || rests(state(of: inherited, by: spring, at: time, knowing: curves), from: inherited)
    }
  }
}
