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
  case completing(RetimedCurve)
  /// Delayed by a number of seconds.
  case delayed(RetimedCurve)
  /// At a multiple of its speed.
  case speed(RetimedCurve)
  case repeated(RepeatingCurve)
}

extension AnimationCurve {
  /// The nesting depth, capped at `NestedCurve.deepNesting`. A custom animation counts as deeply
  /// nested, because it may contain any curve.
  var nestingDepth: UInt8 {
    switch self {
    case .completing(let base), .delayed(let base), .speed(let base): base.nestingDepth
    case .repeated(let base): base.nestingDepth
    case .custom: NestedCurve.deepNesting
    case .curve, .spring, .oscillation: 0
    }
  }

  /// Returns the completed fraction of the change at a given time in seconds, or `nil` after the
  /// end.
  ///
  /// - Parameters:
  ///   - time: The time since the start.
  ///   - sequence: The frames since the start.
  ///   - change: The change that is animated.
  @_transparent func progress(
    at time: Double,
    on sequence: FrameSequence,
    of change: MotionChange
  ) -> Double? {
    // Timing modifiers are unwrapped in a loop; `repeated` and `custom` recurse.
    var (current, time, sequence) = (self, time, sequence)
    while true {
      // Consuming the curve moves its base out, instead of copying it.
      switch consume current {
      case .completing(let base):
        current = base.curve
      case .delayed(let base):
        let delay = base.number
        if delay > 0 {
          guard time > delay else { return 0 }
          sequence = sequence.after(delay).rest
          time -= delay
        }
        current = base.curve
      case .speed(let base):
        let speed = base.number
        guard speed > 0 else { return 0 }
        time *= speed
        sequence = sequence.scaled(bySpeed: speed)
        current = base.curve
      case .repeated(let repeating):
        return StackSpace.ensureEvaluating {
          repeating.progress(at: time, on: sequence, of: change)
        }
      case .custom(let custom):
        return StackSpace.ensureEvaluating { custom.progress(at: time, on: sequence, of: change) }
      case .curve(let curve, let duration):
        return time < duration ? change.curves.value(of: curve, at: time / duration) : nil
      case .spring(let spring):
        return change.curves[spring].progress(at: time, on: sequence, size: change.size)
      case .oscillation(let oscillation):
        return oscillation.isAtRest(at: time) ? nil : oscillation.position(at: time)
      }
    }
  }

  /// Returns the first frame at which the motion has ended, if there is one up to `limit`.
  @_transparent func end(on sequence: FrameSequence, of change: MotionChange, within limit: Int)
    -> Int?
  {
    var (current, sequence, skipped) = (self, sequence, 0)
    while true {
      let remaining = limit - skipped
      guard remaining >= 0 else { return nil }
      let end: Int?
      switch current {
      case .completing(let base):
        current = base.curve
        continue
      case .delayed(let base):
        if base.number > 0 {
          let (frames, rest) = sequence.after(base.number)
          (sequence, skipped) = (rest, skipped + frames)
        }
        current = base.curve
        continue
      case .speed(let base):
        guard base.number > 0 else { return nil }
        sequence = sequence.scaled(bySpeed: base.number)
        current = base.curve
        continue
      case .repeated(let repeating):
        end = StackSpace.ensureEvaluating {
          repeating.end(on: sequence, of: change, within: remaining)
        }
      case .custom(let custom):
        end = StackSpace.ensureEvaluating {
          custom.end(on: sequence, of: change, within: remaining)
        }
      case .curve(_, let duration):
        end = sequence.first(from: duration, within: remaining)
      case .spring(let spring):
        end = change.curves[spring].end(on: sequence, size: change.size, within: remaining)
      case .oscillation(let oscillation):
        end = sequence.first(within: remaining) { oscillation.isAtRest(at: $0) }
      }
      guard let end else { return nil }
      return end + skipped
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
      case .repeated(let base): ["repeated": base.parts]
      }
    return Mirror(self, children: children, displayStyle: .enum)
  }
}

extension RepeatingCurve {
  fileprivate var parts: (AnimationCurve, count: Int?, autoreverses: Bool) {
    (curve, count: count, autoreverses: autoreverses)
  }
}
