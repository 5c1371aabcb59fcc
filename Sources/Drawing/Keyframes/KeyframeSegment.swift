/// A keyframe as declared.
enum KeyframeSegment<Data: VectorArithmetic> {
  case linear(to: Data, duration: Double, UnitCurve)
  case cubic(to: Data, duration: Double, start: Data?, end: Data?)
  case spring(to: Data, duration: Double?, Spring, start: Data?)
  case move(to: Data)
}

/// Consecutive keyframes with all values that depend on neighbours resolved.
struct KeyframePath<Data: VectorArithmetic> {
  /// A segment of the path.
  private struct Stretch {
    let start: Double
    let duration: Double
    /// The value and the velocity as a function of the time since the segment's start.
    let motion: (Double) -> (value: Data, velocity: Data)
  }

  private let first: Data
  private var stretches: [Stretch] = []
  /// The duration, in seconds.
  private(set) var duration = 0.0
  private var end: (value: Data, velocity: Data)

  init(from first: Data, _ segments: [KeyframeSegment<Data>]) {
    self.first = first
    end = (first, .zero)
    for index in segments.indices {
      let previous = index > 0 ? segments[index - 1] : nil
      let next = index + 1 < segments.count ? segments[index + 1] : nil
      append(segments[index], after: previous, before: next)
    }
  }

  /// Returns the value at a given time in seconds: the first one before the start, the last one
  /// after the end.
  func value(at time: Double) -> Data {
    guard time < duration else { return end.value }
    let stretch = stretches.last { $0.start <= time && $0.duration > 0 }
    guard let stretch else { return stretches.first?.motion(0).value ?? first }
    return stretch.motion(max(time - stretch.start, 0)).value
  }

  // MARK: - Building

  /// The start value and the duration of the previous segment, needed for a smooth transition.
  private var before: (value: Data, duration: Double)?

  private mutating func append(
    _ segment: KeyframeSegment<Data>,
    after previous: KeyframeSegment<Data>?,
    before next: KeyframeSegment<Data>?
  ) {
    let from = end.value
    switch segment {
    case .move(let to):
      end = (to, .zero)
      before = nil
    case .linear(let to, let duration, let curve):
      let delta = to - from
      append(lasting: duration) { time in
        guard duration > 0 else { return (to, .zero) }
        let fraction = time / duration
        return (
          from + delta.scaled(by: curve.value(at: fraction)),
          delta.scaled(by: curve.velocity(at: fraction) / duration)
        )
      }
    case .spring(let to, let duration, let spring, let start):
      let delta = to - from
      let velocity = start ?? end.velocity
      let settling = spring.settlingDuration(
        target: delta,
        initialVelocity: velocity,
        epsilon: 0.0001
      )
      append(lasting: duration ?? min(settling, SpringCurve.maxDuration)) { time in
        (
          from + spring.value(target: delta, initialVelocity: velocity, time: time),
          spring.velocity(target: delta, initialVelocity: velocity, time: time)
        )
      }
    case .cubic(let to, let duration, let start, let end):
      let curve = HermiteCurve(
        from: from,
        to: to,
        startVelocity: start ?? startVelocity(to: to, in: duration, after: previous),
        endVelocity: end ?? endVelocity(from: from, to: to, in: duration, before: next),
        duration: duration
      )
      append(lasting: duration, curve.motion)
    }
  }

  private mutating func append(
    lasting duration: Double,
    _ motion: @escaping (Double) -> (value: Data, velocity: Data)
  ) {
    before = (end.value, duration)
    stretches.append(Stretch(start: self.duration, duration: duration, motion: motion))
    self.duration += duration
    end = motion(duration)
  }

  private func startVelocity(
    to: Data,
    in duration: Double,
    after previous: KeyframeSegment<Data>?
  ) -> Data {
    guard case .cubic(_, _, _, let given) = previous else { return end.velocity }
    guard given == nil, let before, before.duration + duration > 0 else { return end.velocity }
    return (to - before.value).scaled(by: 1 / (before.duration + duration))
  }

  private func endVelocity(
    from: Data,
    to: Data,
    in duration: Double,
    before next: KeyframeSegment<Data>?
  ) -> Data {
    func through(_ target: Data, _ nextDuration: Double) -> Data {
      guard duration + nextDuration > 0 else { return .zero }
      return (target - from).scaled(by: 1 / (duration + nextDuration))
    }
    switch next {
    case nil, .move: return .zero
    case .cubic(let target, let nextDuration, let start, _):
      return start ?? through(target, nextDuration)
    case .spring(let target, let nextDuration, _, let start):
      return start ?? through(target, nextDuration ?? duration)
    case .linear(let target, let nextDuration, let curve):
      guard nextDuration > 0 else { return .zero }
      return (target - to).scaled(by: curve.velocity(at: 0) / nextDuration)
    }
  }
}

/// A cubic curve between two values with given velocities.
private struct HermiteCurve<Data: VectorArithmetic> {
  let from: Data
  let to: Data
  let startVelocity: Data
  let endVelocity: Data
  let duration: Double

  /// Returns the value and the velocity at a given time in seconds.
  func motion(at time: Double) -> (value: Data, velocity: Data) {
    guard duration > 0 else { return (to, endVelocity) }
    let fraction = min(max(time / duration, 0), 1)
    let (square, cube) = (fraction * fraction, fraction * fraction * fraction)
    let blend = 3 * square - 2 * cube
    let slope = 6 * fraction - 6 * square
    let delta = to - from
    let value =
      from + delta.scaled(by: blend)
      + startVelocity.scaled(by: (fraction - 2 * square + cube) * duration)
      + endVelocity.scaled(by: (cube - square) * duration)
    let velocity =
      delta.scaled(by: slope / duration)
      + startVelocity.scaled(by: 1 - 4 * fraction + 3 * square)
      + endVelocity.scaled(by: 3 * square - 2 * fraction)
    return (value, velocity)
  }
}
