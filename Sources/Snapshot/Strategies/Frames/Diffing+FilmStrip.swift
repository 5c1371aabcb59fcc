#if Pictures
internal import Pixels
internal import Scene
internal import SnapshotCore

extension Diffing where Format == Bitmap {
  /// Returns a comparison of strips, frame by frame, that lists the frames that differ.
  static func filmStrip(
    _ times: [FrameTimes.FrameTime],
    tolerance: ImageTolerance?,
    scale: Double
  ) -> Diffing {
    let whole = Diffing.png(tolerance: tolerance, scale: scale)
    return .picture(tolerance: tolerance, scale: scale) { file, actual in
      let comparison = try whole.compare(file, actual)
      let reference = try PNG.decode(file)
      guard comparison != .equal, reference.width == actual.width,
        reference.height == actual.height,
        let strip = FilmStrip(actual, count: times.count)
      else { return comparison }
      let tolerance = try ImageTolerance.current(tolerance)
      return strip.compare(reference, actual, times, tolerance, comparison)
    }
  }
}

extension FilmStrip {
  /// - Parameter whole: The comparison of the whole strips, whose difference picture is used.
  fileprivate func compare(
    _ reference: Bitmap,
    _ actual: Bitmap,
    _ times: [FrameTimes.FrameTime],
    _ tolerance: ImageTolerance,
    _ whole: Comparison
  ) -> Comparison {
    var tolerated: [String] = []
    var failed: [String] = []
    var measurements: [MeasuredNumber] = []
    var masks: [Bitmap] = []
    for (index, time) in times.enumerated() {
      guard let old = frame(index, of: reference), let new = frame(index, of: actual) else {
        return whole
      }
      let comparison = BitmapComparison(reference: old, actual: new, tolerance: tolerance)
      masks.append(
        BitmapComparison.differenceMask(reference: old, actual: new, tolerance: tolerance)
      )
      if comparison.isIdentical { continue }
      if measurements.count < 40 {
        measurements += MeasuredNumber.all(of: comparison).map { $0.of("frame \(index + 1)") }
      }
      let line = "frame \(index + 1) at \(time.text): \(comparison.summary)"
      if comparison.isWithinTolerance { tolerated.append(line) } else { failed.append(line) }
    }
    guard !failed.isEmpty else {
      return tolerated.isEmpty
        ? .equal : .withinTolerance(tolerated.joined(separator: "\n"), measurements)
    }
    var files: [Difference.File] = []
    if case .different(let difference) = whole { files = difference.files }
    if files.isEmpty {
      let picture = BitmapComparison.differencePicture(
        reference: reference,
        actual: actual,
        tolerance: tolerance
      )
      files = (try? PNG.encode(picture)).map { [.init(bytes: $0, pathExtension: "png")] } ?? []
    }
    var difference = Difference(
      summary: "\(failed.count.grouped) of \(times.count.counted("frame")) differ",
      detail: failed.joined(separator: "\n"),
      files: files,
      measurements: measurements
    )
    difference.mask = (try? FilmStrip.joined(masks)).flatMap(DifferenceMask.file)
    return .different(difference)
  }
}
#endif
