/// What decides on how a value is shown: the moment, and how changes are animated.
struct MotionMoment {
  /// On the clock of the rendering, in seconds.
  let time: Double
  /// How far the clock of the view is ahead.
  let offset: Double
  /// How a change is animated; `nil` where nothing begins, as only a moment is looked at.
  let transaction: Transaction?
  let springs: SpringCourses
}

/// A value that may be on its way to a new one.
///
/// A class, because it is kept in the view graph.
final class MovingValue<Data: VectorArithmetic> {
  private struct Motion {
    let way: Data
    let animation: Animation
    let start: Double
  }

  private var target: Data
  private var motions: [Motion] = []

  init(_ value: Data) {
    target = value
  }

  /// Sets where the value goes, and returns where it is.
  ///
  /// Motions add up: one that is under way when another begins runs to its own end.
  func move(to new: Data, at moment: MotionMoment) -> Data {
    if new != target {
      if let transaction = moment.transaction {
        if let animation = transaction.animation {
          let motion = Motion(way: new - target, animation: animation, start: moment.time)
          motions.append(motion)
          transaction.completions.forEach { $0.wait(until: end(of: motion, at: moment)) }
        } else {
          motions = []
        }
      }
      target = new
    }
    guard !motions.isEmpty else { return target }
    motions.removeAll { rest(of: $0, at: moment, offset: 0) == nil }
    return motions.reduce(target) { value, motion in
      guard let rest = rest(of: motion, at: moment, offset: moment.offset) else { return value }
      var way = motion.way
      way.scale(by: rest)
      return value - way
    }
  }

  /// Returns when a motion ends, in seconds.
  private func end(of motion: Motion, at moment: MotionMoment) -> Double {
    let frame = motion.animation.course.end(
      on: .display,
      of: change(of: motion, at: moment),
      within: FrameGrid.searched
    )
    return frame.map { motion.start + FrameGrid.display.time(of: $0) } ?? .infinity
  }

  private func change(of motion: Motion, at moment: MotionMoment) -> MotionChange {
    MotionChange(size: motion.way.magnitudeSquared.squareRoot(), courses: moment.springs)
  }

  /// Returns which share of its way a motion has still to go, or `nil` when it has ended.
  private func rest(of motion: Motion, at moment: MotionMoment, offset: Double) -> Double? {
    let time = max(moment.time + offset - motion.start, 0)
    let change = change(of: motion, at: moment)
    return motion.animation.course.progress(at: time, on: .display, of: change).map { 1 - $0 }
  }
}
