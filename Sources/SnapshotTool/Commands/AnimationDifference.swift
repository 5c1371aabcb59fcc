#if Pictures
internal import Pixels
internal import Scene
internal import SnapshotCore

/// The difference between two PNG files of which at least one is animated.
struct AnimationDifference {
  /// The sentences with what differs, the most general first; empty if both are equal.
  private(set) var lines: [String] = []
  private(set) var summary = ""
  /// The first two pictures that differ.
  private(set) var pictures: (reference: Bitmap, actual: Bitmap)?

  /// Compares the frames, their durations and the pictures shown by programs without support for
  /// animation.
  ///
  /// - Throws: An error if one of the files can't be compared frame by frame.
  init(reference: [UInt8], actual: [UInt8], tolerance: ImageTolerance) throws {
    guard reference != actual else { return }
    guard PNG.isAnimated(reference) == PNG.isAnimated(actual) else {
      summary =
        PNG.isAnimated(actual)
        ? "the reference is a still picture, and the other file is animated"
        : "the reference is animated, and the other file is a still picture"
      lines = [summary]
      return
    }
    let (old, new) = (try PNG.Frames(reference), try PNG.Frames(actual))
    do {
      try old.checkWhole()
      try new.checkWhole()
    } catch {
      throw ToolError(
        "Can’t compare these animations, because \(AnimationDifference.reason(error))."
      )
    }
    if old.count != new.count {
      lines.append("\(old.count.counted("frame")) in the reference, \(new.count.grouped) now")
    }
    let durations = (try old.frame(0).duration, try new.frame(0).duration)
    if durations.0 != durations.1 {
      lines.append(
        "each frame shown for \(durations.0) s in the reference, \(durations.1) s now"
      )
    }
    summary = lines.first ?? ""
    var differing = 0
    for index in 0..<min(old.count, new.count) {
      let frames = (try old.frame(index).bitmap, try new.frame(index).bitmap)
      if compare(frames.0, frames.1, "frame \(index + 1)", tolerance) { differing += 1 }
    }
    if differing > 0 {
      summary = "\(differing.grouped) of \(max(old.count, new.count).counted("frame")) differ"
    }
    let stills = (try PNG.decode(reference), try PNG.decode(actual))
    if differing == 0, compare(stills.0, stills.1, "still picture", tolerance), summary.isEmpty {
      summary = "the still picture differs"
    }
  }

  /// Compares two pictures and returns whether they differ.
  private mutating func compare(
    _ old: Bitmap,
    _ new: Bitmap,
    _ name: String,
    _ tolerance: ImageTolerance
  ) -> Bool {
    let comparison = BitmapComparison(reference: old, actual: new, tolerance: tolerance)
    if comparison.isIdentical || comparison.isWithinTolerance { return false }
    lines.append("\(name): \(comparison.summary)")
    if pictures == nil { pictures = (old, new) }
    return true
  }

  private static func reason(_ error: PNG.AnimationError) -> String {
    switch error {
    case .partialFrames: "frames of one change only a part of the picture"
    case .unevenDurations:
      "the frames of one have different durations, or durations that aren’t whole milliseconds"
    case .plays(let count): "one stops after \(count.counted("repetition"))"
    case .noFrames, .otherSize, .duration, .moves: "\(error)"
    }
  }
}
#endif
