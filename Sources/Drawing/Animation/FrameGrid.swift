/// The times of the frames at which a motion is looked at: evenly spaced, without end.
struct FrameGrid: Hashable, Sendable {
  /// The frames of the virtual display, counted from the start of a motion: 60 a second.
  static let display = FrameGrid(first: 1.0 / 60, step: 1.0 / 60)

  /// How many frames are searched at most for the end of a motion.
  static let searched = 1_000_000

  /// The time of frame 0, in seconds.
  let first: Double
  /// From each frame to the next, in seconds; positive.
  let step: Double

  func time(of frame: Int) -> Double { first + Double(frame) * step }

  /// Returns the last frame up to a time; −1 where there is none.
  func last(by time: Double) -> Int {
    // What a time has lost in its last bits must not lose it a frame.
    FrameGrid.whole(((time - first) / step + 1e-9).rounded(.down))
  }

  /// Returns the first frame from a time on, where that is one up to `limit`.
  func first(from time: Double, within limit: Int) -> Int? {
    let frame = max(FrameGrid.whole(((time - first) / step - 1e-9).rounded(.up)), 0)
    return frame <= limit ? frame : nil
  }

  /// Returns the first frame whose time has a property.
  func first(within limit: Int, where holds: (Double) -> Bool) -> Int? {
    var frame = 0
    while frame <= min(limit, FrameGrid.searched) {
      if holds(time(of: frame)) { return frame }
      frame += 1
    }
    return nil
  }

  /// Returns the frames after a time, counted from it, and how many are before.
  func after(_ time: Double) -> (skipped: Int, rest: FrameGrid) {
    let skipped = last(by: time) + 1
    return (skipped, FrameGrid(first: self.time(of: skipped) - time, step: step))
  }

  func scaled(bySpeed speed: Double) -> FrameGrid {
    FrameGrid(first: first * speed, step: step * speed)
  }

  private static func whole(_ frame: Double) -> Int {
    Int(min(max(frame.isNaN ? -1 : frame, -1), 1e15))
  }
}
