#if Pictures
internal import Foundation
public import Pixels
internal import Scene
internal import SnapshotCore

extension Diffing where Format == MovingPicture {
  /// Compares animated PNG files frame by frame, and names the moments that differ.
  ///
  /// - Parameters:
  ///   - tolerance: How far each frame may be off; that of the scope unless given.
  ///   - scale: Pixels a point, kept in the file for those who show it.
  public static func animation(tolerance: ImageTolerance? = nil, scale: Double = 1) -> Diffing {
    Diffing(
      toData: { picture in
        Data(
          try PNG.encode(
            frames: picture.frames,
            duration: picture.frameDuration,
            scale: scale
          )
        )
      },
      fromData: { try MovingPicture(png: [UInt8]($0)) },
      compare: { file, actual in
        try MotionComparison(
          reference: PNG.Frames(file),
          actual: actual,
          tolerance: tolerance ?? RecordScope.current.settings.tolerance ?? .exact
        ).result
      }
    )
  }
}

/// What sets two animations apart. The reference is decoded a frame at a time.
private struct MotionComparison {
  private var failed: [String] = []
  private var tolerated: [String] = []
  private var measurements: [MeasuredNumber] = []
  /// Pictures of the differences, of the first frames that differ.
  private var pictures: [Bitmap] = []
  private var count = 0
  /// What a browser still shows at once.
  private static let mostPictures = 24

  init(reference: PNG.Frames, actual: MovingPicture, tolerance: ImageTolerance) throws {
    try reference.checkWhole()
    count = max(reference.count, actual.frames.count)
    let duration = try reference.frame(0).duration
    if reference.count != actual.frames.count {
      let frames = reference.count.counted("frame")
      failed.append("\(frames) in the reference, \(actual.frames.count.grouped) now")
    }
    if duration != actual.frameDuration, reference.count > 1 || actual.frames.count > 1 {
      failed.append(
        "each frame shown for \(duration) s in the reference, \(actual.frameDuration) s now"
      )
    }
    for index in 0..<min(reference.count, actual.frames.count) {
      let old = try reference.frame(index).bitmap
      let new = actual.frames[index]
      let comparison = BitmapComparison(reference: old, actual: new, tolerance: tolerance)
      if comparison.isIdentical { continue }
      let time = Moments.Moment(time: Double(index) * actual.frameDuration).roundedText
      let line = "frame \(index + 1) at \(time): \(comparison.summary)"
      let found = MeasuredNumber.all(of: comparison).map { $0.of("frame \(index + 1)") }
      if measurements.count < 40 { measurements += found }
      guard !comparison.isWithinTolerance else {
        tolerated.append(line)
        continue
      }
      failed.append(line)
      guard pictures.count < MotionComparison.mostPictures else { continue }
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
    let frames = FilmStrip.ofOneSize(pictures)
    let picture = frames.isEmpty ? nil : try? PNG.encode(frames: frames, duration: 0.5)
    let differing = failed.count { $0.hasPrefix("frame ") }
    return .different(
      Difference(
        summary: differing == 0
          ? failed[0] : "\(differing.grouped) of \(count.counted("frame")) differ",
        detail: failed.joined(separator: "\n"),
        files: picture.map { [.init(bytes: $0, pathExtension: "png")] } ?? [],
        measurements: measurements
      )
    )
  }
}

extension Moments.Moment {
  /// The time to the millisecond: a sum of frames is a little off.
  fileprivate var roundedText: String {
    Moments.Moment(time: (time * 1_000).rounded() / 1_000).text
  }
}
#endif
