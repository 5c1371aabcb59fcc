#if Pictures
internal import Foundation
public import Pixels
internal import Scene
internal import SnapshotCore

extension Diffing where Format == Bitmap {
  /// A comparison of pictures by their pixels, exact unless the current settings have a tolerance.
  public static let png = Diffing.png()

  /// Returns a comparison of pictures by their pixels.
  ///
  /// - Parameters:
  ///   - tolerance: The permitted difference; by default that of the current settings, or none.
  ///   - scale: Pixels per point, stored in the file for viewers; 1 by default.
  public static func png(tolerance: ImageTolerance? = nil, scale: Double = 1) -> Diffing {
    .picture(tolerance: tolerance, scale: scale) { file, actual in
      let reference = try PNG.decodeStill(file)
      let tolerance = try ImageTolerance.current(tolerance)
      let pictures = ComparedPictures(
        reference: reference,
        actual: actual,
        tolerance: tolerance
      )
      let comparison = pictures.comparison
      if comparison.isIdentical { return .equal }
      let measurements = MeasuredNumber.all(of: comparison)
      if comparison.isWithinTolerance {
        return .withinTolerance(comparison.summary, measurements)
      }
      let shown = try? PNG.encode(pictures.sheet ?? actual)
      var difference = Difference(
        summary: comparison.summary,
        files: shown.map { [.init(bytes: $0, pathExtension: "png")] } ?? [],
        measurements: measurements
      )
      difference.mask = DifferenceMask.file(pictures.mask)
      return .different(difference)
    }
  }

  /// Returns a comparison of pictures that encodes PNG files only if a picture is recorded or
  /// fails.
  ///
  /// - Parameter compare: A closure that compares the bytes of a reference with a picture. It isn't
  ///   called if the digests in the reference prove that both are equal.
  static func picture(
    tolerance: ImageTolerance?,
    scale: Double,
    compare: @escaping @Sendable (_ reference: [UInt8], _ actual: Bitmap) throws -> Comparison
  ) -> Diffing {
    var diffing = Diffing(
      toData: { Data(try PNG.encode($0, scale: scale)) },
      fromData: { try PNG.decodeStill([UInt8]($0)) },
      compare: compare,
      rendering: { picture in
        // Invalid scales and sizes fail even if nothing has to be encoded.
        try PNG.pixelsPerMeter(scale: scale)
        try PictureSizeError.check(picture)
        return Rendering(
          encode: { try PNG.encode(picture, scale: scale) },
          matches: { picture.matchesDigests(in: $0) },
          compare: { try compare($0, picture) }
        )
      }
    )
    diffing.checkArguments = { _ = try ImageTolerance.current(tolerance) }
    return diffing
  }
}

extension Bitmap {
  /// Whether the digests in a still PNG file prove that it shows this picture.
  func matchesDigests(in file: [UInt8]) -> Bool {
    PNG.matches(file: file, self) == true && !PNG.isAnimated(file)
  }
}
#endif
