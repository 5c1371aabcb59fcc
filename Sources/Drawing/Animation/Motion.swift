/// A motion of a value that is under way.
struct Motion<Data: VectorArithmetic> {
  /// The way from the old value to the new one; of a spring that took over, all ways together.
  var way: Data
  let animation: Animation
  /// On the clock of the rendering, in seconds.
  let start: Double
  /// Where a spring found what it took over.
  var taken: SpringState<Data>?
  /// How much longer the response of that was.
  var blend = 0.0

  /// Returns what is still to go at a time on the clock of the rendering; `nil` at the end.
  ///
  /// - Parameter way: From where the motions before this one are at that time to its goal. A spring
  ///   that took over begins anew and has none before it.
  func left(of way: Data, at time: Double, knowing courses: KnownCourses) -> Data? {
    let time = max(time - start, 0)
    guard let taken, let spring else {
      let change = change(knowing: courses)
      return animation.course.progress(at: time, on: .display, of: change)
        .map { way.scaled(by: 1 - $0) }
    }
    let last = FrameGrid.display.last(by: time)
    guard end(of: taken, by: spring, within: last, knowing: courses) == nil else { return nil }
    let state = state(of: taken, by: spring, at: time, knowing: courses)
    return rests(state, from: taken) ? nil : state.left
  }

  /// Returns when the motion ends, in seconds on the clock of the rendering.
  func end(knowing courses: KnownCourses, logically: Bool) -> Double {
    guard let taken, let spring else {
      let change = change(knowing: courses)
      guard !logically else {
        return start + (animation.course.logicalEnd(of: change) ?? .infinity)
      }
      let frame = animation.course.end(
        on: .display,
        of: change,
        within: FrameGrid.searched
      )
      return frame.map { start + FrameGrid.display.time(of: $0) } ?? .infinity
    }
    let longest = FrameGrid.display.last(by: SpringCourse.longest)
    let frame = end(of: taken, by: spring, within: longest, knowing: courses) ?? longest
    let done = FrameGrid.display.first(from: spring.response, within: longest) ?? longest
    return start + FrameGrid.display.time(of: logically ? min(frame, done) : frame)
  }

  private func change(knowing courses: KnownCourses) -> MotionChange {
    MotionChange(size: way.magnitudeSquared.squareRoot(), courses: courses)
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
    guard case .spring(let spring) = animation.course else { return nil }
    return spring
  }

  /// Returns where the motion is at a time on the clock of the rendering.
  ///
  /// Only springs tell how fast they are.
  func state(at time: Double, knowing courses: KnownCourses) -> SpringState<Data> {
    let elapsed = max(time - start, 0)
    guard let spring else {
      let still = way.scaled(by: 0)
      let left = left(of: way, at: time, knowing: courses) ?? still
      return SpringState(left: left, velocity: still, force: still)
    }
    guard let taken else {
      let motion = courses[spring].motion(at: elapsed)
      return SpringState(
        left: way.scaled(by: 1 - motion.position),
        velocity: way.scaled(by: motion.velocity),
        force: way.scaled(by: motion.force)
      )
    }
    return state(of: taken, by: spring, at: elapsed, knowing: courses)
  }

  /// The way of a spring from any state is the sum of three ways, each of them scaled.
  private func state(
    of taken: SpringState<Data>,
    by spring: FluidSpring,
    at time: Double,
    knowing courses: KnownCourses
  ) -> SpringState<Data> {
    func motion(_ kind: SpringBeginning.Kind) -> SpringMotion {
      courses[SpringBeginning(spring: spring, kind: kind, blend: blend)].motion(at: time)
    }
    let (rest, velocity, force) = (motion(.rest), motion(.velocity), motion(.force))
    func sum(_ part: (SpringMotion) -> Double) -> Data {
      taken.left.scaled(by: part(rest)) + taken.velocity.scaled(by: part(velocity))
        + taken.force.scaled(by: part(force))
    }
    return SpringState(
      left: taken.left - sum(\.position),
      velocity: sum(\.velocity),
      force: sum(\.force)
    )
  }

  /// Whether nothing can be seen to move any more.
  ///
  /// Ways there and back come to nothing together, so that what was still to go counts too.
  private func rests(_ state: SpringState<Data>, from taken: SpringState<Data>) -> Bool {
    let haste = max(state.velocity.magnitudeSquared, state.force.magnitudeSquared)
    let span = max(way.magnitudeSquared, taken.left.magnitudeSquared)
    return haste <= 0.0036 && !(state.left.magnitudeSquared > span * 0.0001)
  }

  private func end(
    of taken: SpringState<Data>,
    by spring: FluidSpring,
    within limit: Int,
    knowing courses: KnownCourses
  ) -> Int? {
    FrameGrid.display.first(within: limit) { time in
      time >= SpringCourse.longest
        || rests(state(of: taken, by: spring, at: time, knowing: courses), from: taken)
    }
  }
}
