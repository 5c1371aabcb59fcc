internal import Scene

/// A curve with a modified timing.
///
/// It is a class because modified curves may be modified any number of times.
final class ModifiedCurve {
  /// A modification of a curve's timing.
  enum Modification: Hashable {
    /// It is logically complete after a time in seconds.
    case completing(after: Double)
    /// It starts after a time in seconds.
    case delayed(by: Double)
    /// It runs at a multiple of its speed.
    case speed(by: Double)
    /// It is repeated; forever if `count` is `nil`.
    case repeated(count: Int?, autoreverses: Bool)
  }

  /// The curve; a variable only so that `deinit` can release it.
  @exclusivity(unchecked) private var base: AnimationCurve
  private let modification: Modification

  init(_ base: AnimationCurve, _ modification: Modification) {
    self.base = base
    self.modification = modification
  }

  // Releasing curves is recursive, so it continues on a large stack if little of the current one is
  // left.
  deinit {
    if StackSpace.isLow { LargeThread.run { base = .curve(.linear, duration: 0) } }
  }
}

extension ModifiedCurve: Hashable {
  static func == (left: ModifiedCurve, right: ModifiedCurve) -> Bool {
    left === right
      || left.modification == right.modification
        && StackSpace.ensure { left.base == right.base }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(modification)
    StackSpace.ensure { base.hash(into: &hasher) }
  }
}

// Unchecked, because the curve never changes.
extension ModifiedCurve: @unchecked Sendable {}

// The functions of `AnimationCurve` that call these check the stack.
extension ModifiedCurve {
  /// Returns the completed fraction of the change at a given time in seconds, or `nil` after the
  /// end.
  func progress(at time: Double, on sequence: FrameSequence, of change: MotionChange) -> Double? {
    switch modification {
    case .completing: return base.progress(at: time, on: sequence, of: change)
    case .delayed(let delay):
      guard delay > 0 else { return base.progress(at: time, on: sequence, of: change) }
      guard time > delay else { return 0 }
      let (_, rest) = sequence.after(delay)
      return base.progress(at: time - delay, on: rest, of: change)
    case .speed(let speed):
      guard speed > 0 else { return 0 }
      return base.progress(at: time * speed, on: sequence.scaled(bySpeed: speed), of: change)
    case .repeated(let count, let autoreverses):
      return repeating(count, autoreverses).progress(at: time, on: sequence, of: change)
    }
  }

  /// Returns the first frame at which the motion has ended, if there is one up to `limit`.
  func end(on sequence: FrameSequence, of change: MotionChange, within limit: Int) -> Int? {
    switch modification {
    case .completing: return base.end(on: sequence, of: change, within: limit)
    case .delayed(let delay):
      guard delay > 0 else { return base.end(on: sequence, of: change, within: limit) }
      let (skipped, rest) = sequence.after(delay)
      guard skipped <= limit else { return nil }
      return base.end(on: rest, of: change, within: limit - skipped).map { $0 + skipped }
    case .speed(let speed):
      guard speed > 0 else { return nil }
      return base.end(on: sequence.scaled(bySpeed: speed), of: change, within: limit)
    case .repeated(let count, let autoreverses):
      return repeating(count, autoreverses).end(on: sequence, of: change, within: limit)
    }
  }

  /// Returns the time at which the motion is logically complete, in seconds since the start, or
  /// `nil` if it never is.
  func logicalEnd(of change: MotionChange) -> Double? {
    switch modification {
    case .completing(let time):
      return time.isNaN ? AnimationCurve.modified(self).endTime(of: change) : max(time, 0)
    case .delayed(let delay): return base.logicalEnd(of: change).map { $0 + max(delay, 0) }
    case .speed(let speed): return speed > 0 ? base.logicalEnd(of: change).map { $0 / speed } : nil
    case .repeated: return AnimationCurve.modified(self).endTime(of: change)
    }
  }

  private func repeating(_ count: Int?, _ autoreverses: Bool) -> RepeatingCurve {
    RepeatingCurve(base: base, count: count, autoreverses: autoreverses)
  }

  /// The modification's name and values, as a dump shows them.
  var children: KeyValuePairs<String, Any> {
    switch modification {
    case .completing(let time): ["completing": (base, after: time)]
    case .delayed(let delay): ["delayed": (base, by: delay)]
    case .speed(let speed): ["speed": (base, by: speed)]
    case .repeated(let count, let autoreverses):
      ["repeated": (base, count: count, autoreverses: autoreverses)]
    }
  }
}
