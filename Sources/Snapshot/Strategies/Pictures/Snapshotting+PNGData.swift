#if Pictures
public import Foundation
public import Pixels
internal import SnapshotCore

extension Snapshotting where Value == Data, Format == Bitmap {
  /// Keeps a PNG file and compares its pixels, however they are compressed.
  ///
  /// Bytes that are no PNG fail the assertion with what is wrong with them. An animated PNG fails it as
  /// well: use `.animation()`.
  public static var png: Snapshotting { .png() }

  /// Keeps a PNG file and compares its pixels, however they are compressed.
  ///
  /// - Parameter tolerance: How far the pictures may be apart; that of the scope unless given.
  public static func png(tolerance: ImageTolerance? = nil) -> Snapshotting {
    Snapshotting<[UInt8], Bitmap>.png(tolerance: tolerance).pullback { [UInt8]($0) }
  }
}

extension Snapshotting where Value == [UInt8], Format == Bitmap {
  /// Keeps a PNG file and compares its pixels, however they are compressed.
  public static var png: Snapshotting { .png() }

  /// Keeps a PNG file and compares its pixels, however they are compressed.
  ///
  /// - Parameter tolerance: How far the pictures may be apart; that of the scope unless given.
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

/// A PNG file that a test was given, decoded only if its bytes aren't those of the reference.
///
/// A class because what was decoded once is kept.
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

  /// - Throws: `ValueError` for a file that isn't what the strategy takes.
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
