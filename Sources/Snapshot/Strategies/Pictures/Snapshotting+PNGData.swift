#if Pictures
public import Foundation
public import Pixels
internal import SnapshotCore

extension Snapshotting where Value == Data, Format == Bitmap {
  /// A strategy that records a PNG file and compares its pixels, whatever its compression.
  ///
  /// Bytes that aren't a valid PNG fail the assertion with the reason. An animated PNG also fails
  /// it; use `.animation()`.
  public static var png: Snapshotting { .png() }

  /// Returns a strategy that records a PNG file and compares its pixels, whatever its compression.
  ///
  /// - Parameter tolerance: The permitted difference; by default that of the current settings.
  public static func png(tolerance: ImageTolerance? = nil) -> Snapshotting {
    Snapshotting<[UInt8], Bitmap>.png(tolerance: tolerance).pullback { [UInt8]($0) }
  }
}

extension Snapshotting where Value == [UInt8], Format == Bitmap {
  /// A strategy that records a PNG file and compares its pixels, whatever its compression.
  public static var png: Snapshotting { .png() }

  /// Returns a strategy that records a PNG file and compares its pixels, whatever its compression.
  ///
  /// - Parameter tolerance: The permitted difference; by default that of the current settings.
  public static func png(tolerance: ImageTolerance? = nil) -> Snapshotting {
    let picture = SimplySnapshotting.png(tolerance: tolerance)
    var strategy = picture.pullback { (file: [UInt8]) in try PNG.decodeStill(file) }
    let diffing = picture.diffing
    strategy.renderingOf = { file in
      let given = GivenPicture(file, diffing)
      return Rendering(
        encode: { try given.rendering().bytes() },
        matches: { try given.matches($0) },
        compare: { try given.rendering().compare($0) }
      )
    }
    return strategy
  }
}

/// A PNG file from a test, decoded only if its bytes differ from those of the reference.
///
/// It is a class because the decoded picture is cached.
private final class GivenPicture {
  private let file: [UInt8]
  private let diffing: Diffing<Bitmap>
  private var decoded: Rendering?

  init(_ file: [UInt8], _ diffing: Diffing<Bitmap>) {
    self.file = file
    self.diffing = diffing
  }

  func matches(_ reference: [UInt8]) throws -> Bool {
    if reference.hasSameBytes(as: file), PNG.isAsWritten(file), !PNG.isAnimated(file) {
      return true
    }
    return try rendering().matches?(reference) ?? false
  }

  /// - Throws: `ValueError` for a file that isn't a still PNG.
  func rendering() throws(ValueError) -> Rendering {
    if let decoded { return decoded }
    do {
      let rendering = try diffing.rendering(of: PNG.decodeStill(file))
      decoded = rendering
      return rendering
    } catch {
      throw ValueError(error)
    }
  }
}
#endif
