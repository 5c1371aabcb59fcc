/// The rest of a spring: the test for it, and its first frame.
extension SpringCurve {
  /// Returns whether the motion is no longer visible, for a total distance in points.
  func isAtRest(_ motion: SpringMotion, size: Double) -> Bool {
    guard motion.position.isFinite else { return true }
    return motion.restMeasure * size * size <= SpringMotion.restLimit && SpringCurve.isNear(motion)
  }

  /// Returns whether a motion is close enough to the target to count as being there.
  static func isNear(_ motion: SpringMotion) -> Bool { (1 - motion.position).magnitude <= 0.01 }

  /// Returns the position at a given time, or `nil` from the first frame at rest on.
  func progress(at time: Double, on sequence: FrameSequence, size: Double) -> Double? {
    let last = sequence.last(upTo: time)
    guard mayMove(at: last, of: sequence), end(on: sequence, size: size, within: last) == nil
    else { return nil }
    return position(at: time, size: size)
  }

  /// The same, given that the spring hasn't rested at any frame up to that time.
  func progressBeforeEnd(at time: Double, on sequence: FrameSequence, size: Double) -> Double? {
    guard mayMove(at: sequence.last(upTo: time), of: sequence) else { return nil }
    return position(at: time, size: size)
  }

  /// Returns the position at a given time, or `nil` at rest.
  private func position(at time: Double, size: Double) -> Double? {
    let motion = motion(at: time)
    return isAtRest(motion, size: size) ? nil : motion.position
  }

  /// Returns whether the spring may still move at a frame. It counts as being at rest after
  /// `maxDuration`, and at frames without a finite time.
  private func mayMove(at frame: Int, of sequence: FrameSequence) -> Bool {
    let last = frame < FrameSequence.maxSearchedFrames ? frame : FrameSequence.maxSearchedFrames
    return sequence.time(of: last) < SpringCurve.maxDuration
  }

  /// Returns the first frame at which the spring rests, if there is one up to `limit`.
  func end(on sequence: FrameSequence, size: Double, within limit: Int) -> Int? {
    let last = limit < FrameSequence.maxSearchedFrames ? limit : FrameSequence.maxSearchedFrames
    guard last >= 0, let step = earliestRest(size: size, upTo: sequence.time(of: last)) else {
      return nil
    }
    // A step is shown from one step before its time.
    var frame = max(sequence.last(upTo: times[step] - SpringCurve.step), 0)
    while frame <= last {
      let time = sequence.time(of: frame)
      if time >= SpringCurve.maxDuration || isAtRest(motion(at: time), size: size) { return frame }
      frame += 1
    }
    return nil
  }

  /// Returns the first step, up to the step of a given time, that may be at rest.
  ///
  /// If there is none, returns the step of that time if the time is at least ``maxDuration``, and
  /// `nil` otherwise.
  private func earliestRest(size: Double, upTo time: Double) -> Int? {
    let end = index(at: time)
    let allowed = SpringMotion.restLimit / (size * size)
    func isReached(_ step: Int) -> Bool { minimumRestMeasures[step] <= allowed || allowed.isNaN }
    guard isReached(end) else { return time >= SpringCurve.maxDuration ? end : nil }
    var (low, high) = (0, end)
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
