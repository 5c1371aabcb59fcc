#if Pictures
internal import Foundation
public import Pixels
internal import SnapshotCore

extension Diffing where Format == MovingPicture {
  /// Compares animated PNG files frame by frame, and names the moments that differ.
  ///
  /// - Parameters:
  ///   - tolerance: The allowed difference per frame; by default that of the scope, else none.
  ///   - scale: The number of pixels per point, which the file stores for viewers; 1 by default.
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
          count: actual.frames.count,
          duration: actual.frameDuration,
          tolerance: tolerance ?? RecordScope.current.settings.tolerance ?? .exact
        ) { index, _ in actual.frames[index] }
        .result
      }
    )
  }
}
#endif
