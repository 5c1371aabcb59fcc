#if Pictures
internal import Foundation
public import Pixels
internal import SnapshotCore

extension Diffing where Format == AnimatedImage {
  /// Returns a comparison of animated PNG files, frame by frame, that lists the frames that differ.
  ///
  /// - Parameters:
  ///   - tolerance: The permitted difference per frame; by default that of the current settings,
  ///     or none.
  ///   - scale: Pixels per point, stored in the file for viewers; 1 by default.
  public static func animation(tolerance: ImageTolerance? = nil, scale: Double = 1) -> Diffing {
    var diffing = Diffing(
      toData: { picture in
        try picture.frames.first.map(PictureSizeError.check)
        return Data(
          try PNG.encode(
            frames: picture.frames,
            duration: picture.frameDuration,
            scale: scale
          )
        )
      },
      fromData: { try AnimatedImage(png: [UInt8]($0)) },
      compare: { file, actual in
        try MotionComparison(
          reference: PNG.Frames(file),
          count: actual.frames.count,
          duration: actual.frameDuration,
          tolerance: .current(tolerance)
        ) { index, _ in actual.frames[index] }
        .result
      }
    )
    diffing.checkArguments = { _ = try ImageTolerance.current(tolerance) }
    return diffing
  }
}
#endif
