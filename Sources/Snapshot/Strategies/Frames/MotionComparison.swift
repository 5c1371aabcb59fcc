#if Pictures
internal import Pixels
internal import Scene
internal import SnapshotCore

/// A comparison of two animations that keeps only one frame of each in memory at a time.
struct MotionComparison {
  private var failed: [String] = []
  private var tolerated: [String] = []
  private var measurements: [MeasuredNumber] = []
  /// The difference pictures of the first frames that differ.
  private var pictures: [Bitmap] = []
  /// The result per pixel of each frame.
  private var masks: DifferenceMask.Frames?
  private var count = 0
  /// The maximum number of difference pictures, so that browsers play them smoothly.
  private static let maxPictures = 24

  /// Compares two animations frame by frame.
  ///
  /// - Parameters:
  ///   - count: The number of actual frames.
  ///   - duration: The duration of each actual frame, in seconds.
  ///   - frame: A closure that returns an actual frame, given its index and the reference's frame.
  init(
    reference: PNG.Frames,
    count actualCount: Int,
    duration frameDuration: Double,
    tolerance: ImageTolerance,
    frame: (_ index: Int, _ reference: Bitmap) throws -> Bitmap
  ) throws {
    try reference.checkWhole()
    count = max(reference.count, actualCount)
    let duration = try reference.frame(0).duration
    if reference.count != actualCount {
      let frames = reference.count.counted("frame")
      failed.append("\(frames) in the reference, \(actualCount.grouped) now")
    }
    if duration != frameDuration, reference.count > 1 || actualCount > 1 {
      failed.append(
        "each frame shown for \(duration) s in the reference, \(frameDuration) s now"
      )
    }
    var masks = DifferenceMask.Frames()
    defer { self.masks = masks }
    for index in 0..<min(reference.count, actualCount) {
      let old = try reference.frame(index).bitmap
      let new = try frame(index, old)
      let comparison = BitmapComparison(reference: old, actual: new, tolerance: tolerance)
      masks.add(old, new, tolerance, isNeeded: !comparison.isIdentical)
      if comparison.isIdentical { continue }
      let time = FrameTimes.FrameTime(seconds: Double(index) * frameDuration).roundedText
      let line = "frame \(index + 1) at \(time): \(comparison.summary)"
      let found = MeasuredNumber.all(of: comparison).map { $0.of("frame \(index + 1)") }
      if measurements.count < 40 { measurements += found }
      guard !comparison.isWithinTolerance else {
        tolerated.append(line)
        continue
      }
      failed.append(line)
      guard pictures.count < MotionComparison.maxPictures else { continue }
      pictures.append(
        BitmapComparison.differencePicture(reference: old, actual: new, tolerance: tolerance)
      )
    }
  }

  var result: Comparison {
    guard !failed.isEmpty else {
      return tolerated.isEmpty
        ? .equal : .withinTolerance(tolerated.joined(separator: "\n"), measurements)
    }
    let frames = FilmStrip.paddedToLargest(pictures)
    let picture = frames.isEmpty ? nil : try? PNG.encode(frames: frames, duration: 0.5)
    let differing = failed.count { $0.hasPrefix("frame ") }
    var difference = Difference(
      summary: differing == 0
        ? failed[0] : "\(differing.grouped) of \(count.counted("frame")) differ",
      detail: failed.joined(separator: "\n"),
      files: picture.map { [.init(bytes: $0, pathExtension: "png")] } ?? [],
      measurements: measurements
    )
    difference.mask = masks?.file
    return .different(difference)
  }
}

extension FrameTimes.FrameTime {
  /// The time rounded to milliseconds, because multiples of a frame's duration aren't exact.
  fileprivate var roundedText: String {
    FrameTimes.FrameTime(seconds: (seconds * 1_000).rounded() / 1_000).text
  }
}
#endif
