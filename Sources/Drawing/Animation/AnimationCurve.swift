internal import Scene

/// The progress of an animation over time: a motion from 0 to 1, and modifications of its timing.
///
/// All results are functions of the time since the start. Decisions that SwiftUI makes at display
/// frames (whether a spring has come to rest, when a repetition begins) are made on a sequence of
/// frames.
enum AnimationCurve: Hashable, Sendable {
  // Indirect, so that every curve has the size of a reference.
  indirect case curve(UnitCurve, duration: Double)
  indirect case spring(FluidSpring)
  indirect case oscillation(Oscillation)
  indirect case custom(CustomCurve)
  /// Logically complete after a number of seconds.
  case completing(NestedCurve)
  /// Delayed by a number of seconds.
  case delayed(NestedCurve)
  /// At a multiple of its speed.
  case speed(NestedCurve)
  indirect case repeated(NestedCurve, count: Int?, autoreverses: Bool)
}

extension AnimationCurve {
  /// Returns the completed fraction of the change at a given time in seconds, or `nil` after the
  /// end.
  ///
  /// - Parameters:
  ///   - time: The time since the start.
  ///   - sequence: The frames since the start.
  ///   - change: The change that is animated.
  func progress(at time: Double, on sequence: FrameSequence, of change: MotionChange) -> Double? {
    StackSpace.ensureEvaluating { progressHere(at: time, on: sequence, of: change) }
  }

  private func progressHere(
    at time: Double,
    on sequence: FrameSequence,
    of change: MotionChange
  ) -> Double? {
    switch self {
    case .curve(let curve, let duration):
      return time < duration ? change.curves.value(of: curve, at: time / duration) : nil
    case .spring(let spring):
      let last = sequence.last(upTo: time)
      // After `maxDuration`, the spring counts as being at rest.
      guard sequence.time(of: min(last, FrameSequence.maxSearchedFrames)) < SpringCurve.maxDuration
      else {
        return nil
      }
      guard end(on: sequence, of: change, within: last) == nil else { return nil }
      let curve = change.curves[spring]
      let motion = curve.motion(at: time)
      return curve.isAtRest(motion, size: change.size) ? nil : motion.position
    case .oscillation(let oscillation):
      return oscillation.isAtRest(at: time) ? nil : oscillation.position(at: time)
    case .custom(let curve):
      return curve.progress(at: time, on: sequence, of: change)
    case .completing(let base):
      return base.curve.progress(at: time, on: sequence, of: change)
    case .delayed(let base):
      let delay = base.number
      guard delay > 0 else { return base.curve.progress(at: time, on: sequence, of: change) }
      guard time > delay else { return 0 }
      let (_, rest) = sequence.after(delay)
      return base.curve.progress(at: time - delay, on: rest, of: change)
    case .speed(let base):
      let speed = base.number
      guard speed > 0 else { return 0 }
      return base.curve.progress(
        at: time * speed,
        on: sequence.scaled(bySpeed: speed),
        of: change
      )
    case .repeated(let base, let count, let autoreverses):
      let repeating = RepeatingCurve(
        base: base.curve,
        count: count,
        autoreverses: autoreverses
      )
      return repeating.progress(at: time, on: sequence, of: change)
    }
  }

  /// Returns the first frame at which the motion has ended, if there is one up to `limit`.
  func end(on sequence: FrameSequence, of change: MotionChange, within limit: Int) -> Int? {
    guard limit >= 0 else { return nil }
    return StackSpace.ensureEvaluating { endHere(on: sequence, of: change, within: limit) }
  }

  private func endHere(on sequence: FrameSequence, of change: MotionChange, within limit: Int)
    -> Int?
  {
    switch self {
    case .curve(_, let duration):
      return sequence.first(from: duration, within: limit)
    case .spring(let spring):
      return change.curves[spring].end(on: sequence, size: change.size, within: limit)
    case .oscillation(let oscillation):
      return sequence.first(within: limit) { oscillation.isAtRest(at: $0) }
    case .custom(let curve):
      return curve.end(on: sequence, of: change, within: limit)
    case .completing(let base):
      return base.curve.end(on: sequence, of: change, within: limit)
    case .delayed(let base):
      let delay = base.number
      guard delay > 0 else { return base.curve.end(on: sequence, of: change, within: limit) }
      let (skipped, rest) = sequence.after(delay)
      guard skipped <= limit else { return nil }
      return base.curve.end(on: rest, of: change, within: limit - skipped).map {
        $0 + skipped
      }
    case .speed(let base):
      let speed = base.number
      guard speed > 0 else { return nil }
      return base.curve.end(on: sequence.scaled(bySpeed: speed), of: change, within: limit)
    case .repeated(let base, let count, let autoreverses):
      let repeating = RepeatingCurve(
        base: base.curve,
        count: count,
        autoreverses: autoreverses
      )
      return repeating.end(on: sequence, of: change, within: limit)
    }
  }
}

extension AnimationCurve {
  /// Returns the time at which the motion is logically complete, in seconds since the start, or
  /// `nil` if it never is.
  ///
  /// A spring is logically complete after one period; the rest of its motion is a long tail.
  func logicalEnd(of change: MotionChange) -> Double? {
    StackSpace.ensureEvaluating { logicalEndHere(of: change) }
  }

  private func logicalEndHere(of change: MotionChange) -> Double? {
    var end: Double? {
      self.end(on: .display, of: change, within: FrameSequence.maxSearchedFrames)
        .map { FrameSequence.display.time(of: $0) }
    }
    switch self {
    case .curve, .oscillation, .repeated: return end
    case .spring(let spring):
      let frame = FrameSequence.display.first(
        from: spring.response,
        within: FrameSequence.maxSearchedFrames
      )
      let done = frame.map { FrameSequence.display.time(of: $0) } ?? .infinity
      return end.map { min($0, done) } ?? done
    case .custom(let curve):
      return curve.logicalEnd(of: change) ?? end
    case .completing(let base):
      return base.number.isNaN ? end : max(base.number, 0)
    case .delayed(let base):
      return base.curve.logicalEnd(of: change).map { $0 + max(base.number, 0) }
    case .speed(let base):
      return base.number > 0 ? base.curve.logicalEnd(of: change).map { $0 / base.number } : nil
    }
  }
}

/// The change that a motion animates.
struct MotionChange {
  /// The distance from the old value to the new one.
  let size: Double
  let curves: CurveCache
}

extension AnimationCurve: CustomReflectable {
  /// The case and its associated values, as a dump shows them.
  var customMirror: Mirror {
    let children: KeyValuePairs<String, Any> =
      switch self {
      case .curve(let curve, let duration): ["curve": (curve, duration: duration)]
      case .spring(let spring): ["spring": spring]
      case .oscillation(let oscillation): ["oscillation": oscillation]
      case .custom(let curve): ["custom": curve]
      case .completing(let base): ["completing": (base.curve, after: base.number)]
      case .delayed(let base): ["delayed": (base.curve, by: base.number)]
      case .speed(let base): ["speed": (base.curve, by: base.number)]
      case .repeated(let base, let count, let autoreverses):
        ["repeated": (base.curve, count: count, autoreverses: autoreverses)]
      }
    return Mirror(self, children: children, displayStyle: .enum)
  }
}
