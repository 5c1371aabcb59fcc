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
    Diffing(
      toData: { Data(try PNG.encode($0, scale: scale)) },
      fromData: { try PNG.decodeStill([UInt8]($0)) },
      compare: { file, actual in
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
        return .different(
          Difference(
            summary: comparison.summary,
            files: shown.map { [.init(bytes: $0, pathExtension: "png")] } ?? [],
            measurements: measurements
          )
        )
      }
    )
  }
}
#endif
