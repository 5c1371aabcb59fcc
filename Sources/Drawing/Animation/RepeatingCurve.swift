/// A repeated motion.
///
/// Each cycle lasts a whole number of frames. It shows its end value at its last frame, at which
/// the next cycle starts, so all cycles except the first one are alike.
final class RepeatingCurve: NestedCurve, Hashable, @unchecked Sendable {
  /// Whether every second cycle runs backwards.
  let autoreverses: Bool
  /// The number of cycles; 0 for infinite repetition, because an optional needs more memory.
  private let cycles: Int

  init(_ curve: AnimationCurve, count: Int?, autoreverses: Bool) {
    self.autoreverses = autoreverses
    cycles = count ?? 0
    super.init(curve)
  }

  /// The number of cycles, from 1; `nil` for infinite repetition.
  var count: Int? { cycles > 0 ? cycles : nil }

  static func == (left: RepeatingCurve, right: RepeatingCurve) -> Bool {
    left.cycles == right.cycles && left.autoreverses == right.autoreverses
      && left.hasEqualCurve(right)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(cycles)
    hasher.combine(autoreverses)
    hashCurve(into: &hasher)
  }
}

extension RepeatingCurve {
  func progress(at time: Double, on sequence: FrameSequence, of change: MotionChange) -> Double? {
    let last = sequence.last(upTo: time)
    let firstEnd: Int
    if case .spring(let spring) = curve {
      let spring = change.curves[spring]
      guard let end = spring.end(on: sequence, size: change.size, within: last) else {
        return spring.progressBeforeEnd(at: time, on: sequence, size: change.size) ?? 1
      }
      firstEnd = end
    } else {
      guard let end = curve.end(on: sequence, of: change, within: last) else {
        return curve.progress(at: time, on: sequence, of: change) ?? 1
      }
      firstEnd = end
    }
    let next = FrameSequence(first: sequence.step, step: sequence.step)
    let frames = last - firstEnd
    var (ended, framesIntoCycle) = (1, frames)
    if let length = curve.end(on: next, of: change, within: frames).map({ $0 + 1 }) {
      ended += frames / length
      framesIntoCycle = frames % length
    }
    if let count, ended >= count { return nil }
    let elapsed = Double(framesIntoCycle) * sequence.step + max(time - sequence.time(of: last), 0)
    guard elapsed > 1e-9 else { return value(1, inCycle: ended - 1) }
    return value(curve.progress(at: elapsed, on: next, of: change) ?? 1, inCycle: ended)
  }

  func end(on sequence: FrameSequence, of change: MotionChange, within limit: Int) -> Int? {
    guard let count, let firstEnd = curve.end(on: sequence, of: change, within: limit) else {
      return nil
    }
    guard count > 1 else { return firstEnd }
    let next = FrameSequence(first: sequence.step, step: sequence.step)
    let rest = limit - firstEnd
    guard let length = curve.end(on: next, of: change, within: rest).map({ $0 + 1 }),
      rest / length >= count - 1
    else { return nil }
    return firstEnd + (count - 1) * length
  }

  private func value(_ progress: Double, inCycle cycle: Int) -> Double {
    autoreverses && !cycle.isMultiple(of: 2) ? 1 - progress : progress
  }
}
