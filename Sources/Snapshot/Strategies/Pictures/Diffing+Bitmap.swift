#if Pictures
internal import Foundation
public import Pixels
internal import Scene
internal import SnapshotCore

extension Diffing where Format == Bitmap {
  /// Compares pictures pixel by pixel, exactly where the scope sets no tolerance.
  public static let png = Diffing.png()

  /// Compares pictures pixel by pixel.
  ///
  /// - Parameters:
  ///   - tolerance: How far the pictures may be apart; that of the scope unless given.
  ///   - scale: Pixels a point, kept in the file for those who show it.
  public static func png(tolerance: ImageTolerance? = nil, scale: Double = 1) -> Diffing {
    .picture(scale: scale) { file, actual in
      let reference = try PNG.decodeStill(file)
      let tolerance = tolerance ?? RecordScope.current.settings.tolerance ?? .exact
      let comparison = BitmapComparison(
        reference: reference,
        actual: actual,
        tolerance: tolerance
      )
      if comparison.isIdentical { return .equal }
      let measurements = MeasuredNumber.all(of: comparison)
      if comparison.isWithinTolerance {
        return .withinTolerance(comparison.summary, measurements)
      }
      let picture = BitmapComparison.differencePicture(
        reference: reference,
        actual: actual,
        tolerance: tolerance
      )
      let shown = try? PNG.encode(picture)
      var difference = Difference(
        summary: comparison.summary,
        files: shown.map { [.init(bytes: $0, pathExtension: "png")] } ?? [],
        measurements: measurements
      )
      difference.mask = DifferenceMask.file(
        BitmapComparison.differenceMask(reference: reference, actual: actual, tolerance: tolerance)
      )
      return .different(difference)
    }
  }

  /// Keeps pictures as PNG files, which are encoded only if they are recorded or fail.
  ///
  /// - Parameter compare: Compares the bytes of a reference with a picture that isn't proved to be
  ///   the same.
  static func picture(
    scale: Double,
    compare: @escaping @Sendable (_ reference: [UInt8], _ actual: Bitmap) throws -> Comparison
  ) -> Diffing {
    Diffing(
      toData: { Data(try PNG.encode($0, scale: scale)) },
      fromData: { try PNG.decodeStill([UInt8]($0)) },
      compare: compare,
      rendering: { picture in
        // What can't be encoded fails, also if nothing needs to be encoded.
        try PNG.pixelsPerMeter(scale: scale)
        return Rendering(
          encode: { try PNG.encode(picture, scale: scale) },
          matches: { picture.isSurelyShown(by: $0) },
          compare: { try compare($0, picture) }
        )
      }
    )
  }
}

extension Bitmap {
  /// Whether the digests in a PNG file that shows one picture are those of this one.
  func isSurelyShown(by file: [UInt8]) -> Bool {
    PNG.matches(file: file, self) == true && !PNG.isAnimated(file)
  }
}
#endif
