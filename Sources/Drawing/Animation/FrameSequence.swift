/// An endless sequence of evenly spaced frames at which a motion is sampled.
struct FrameSequence: Hashable, Sendable {
  /// The frames of the virtual display, counted from the start of a motion: 60 per second.
  static let display = FrameSequence(first: 1.0 / 60, step: 1.0 / 60)

  /// The maximum number of frames searched for the end of a motion.
  static let maxSearchedFrames = 1_000_000

  /// The time of frame 0, in seconds.
  let first: Double
  /// The time between frames, in seconds; positive.
  let step: Double

  @_transparent func time(of frame: Int) -> Double { first + Double(frame) * step }

  /// Returns the last frame at or before a time, or −1 if there is none.
  @_transparent func last(upTo time: Double) -> Int {
    // A rounding error in the time must not skip a frame.
    FrameSequence.frameIndex(((time - first) / step + 1e-9).rounded(.down))
  }

  /// Returns the first frame at or after a time, or `nil` if it is beyond `limit`.
  func first(from time: Double, within limit: Int) -> Int? {
    let frame = max(FrameSequence.frameIndex(((time - first) / step - 1e-9).rounded(.up)), 0)
    return frame <= limit ? frame : nil
  }

  /// Returns the first frame up to `limit` whose time meets a condition.
  func first(within limit: Int, where predicate: (Double) -> Bool) -> Int? {
    var frame = 0
    while frame <= min(limit, FrameSequence.maxSearchedFrames) {
      if predicate(time(of: frame)) { return frame }
      frame += 1
    }
    return nil
  }

  /// Returns the frames after a given time, relative to that time, and the number of frames up to
  /// it.
  func after(_ time: Double) -> (skipped: Int, rest: FrameSequence) {
    let skipped = last(upTo: time) + 1
    return (skipped, FrameSequence(first: self.time(of: skipped) - time, step: step))
  }

  func scaled(bySpeed speed: Double) -> FrameSequence {
    FrameSequence(first: first * speed, step: step * speed)
  }

  private static func frameIndex(_ frame: Double) -> Int {
    // NaN counts as −1. `min` and `max` are generic, which is slow in debug builds.
    guard frame > -1 else { return -1 }
    return Int(frame < 1e15 ? frame : 1e15)
  }
}
