internal import Scene

/// The progress of an animation over time: a motion from 0 to 1, and modifications of its timing.
///
/// All results are functions of the time since the start. Decisions that SwiftUI makes at display
/// frames (whether a spring has come to rest, when a repetition begins) are made on a sequence of
/// frames.
enum AnimationCurve: Hashable, Sendable {
  // Indirect, so that an animation has the size of a reference.
  indirect case curve(UnitCurve, duration: Double)
  indirect case spring(FluidSpring)
  indirect case oscillation(Oscillation)
  indirect case custom(CustomCurve)
  case modified(ModifiedCurve)
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
    case .modified(let curve):
      return curve.progress(at: time, on: sequence, of: change)
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
    case .modified(let curve):
      return curve.end(on: sequence, of: change, within: limit)
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
    switch self {
    case .curve, .oscillation: return endTime(of: change)
    case .spring(let spring):
      let frame = FrameSequence.display.first(
        from: spring.response,
        within: FrameSequence.maxSearchedFrames
      )
      let done = frame.map { FrameSequence.display.time(of: $0) } ?? .infinity
      return endTime(of: change).map { min($0, done) } ?? done
    case .custom(let curve):
      return curve.logicalEnd(of: change) ?? endTime(of: change)
    case .modified(let curve):
      return curve.logicalEnd(of: change)
    }
  }

  /// Returns the time at which the motion has ended, in seconds since the start, or `nil` if it
  /// never does.
  func endTime(of change: MotionChange) -> Double? {
    end(on: .display, of: change, within: FrameSequence.maxSearchedFrames)
      .map { FrameSequence.display.time(of: $0) }
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
      case .modified(let curve): curve.children
      }
    return Mirror(self, children: children, displayStyle: .enum)
  }
}
