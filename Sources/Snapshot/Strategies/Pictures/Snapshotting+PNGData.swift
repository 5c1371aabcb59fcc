#if Pictures
public import Foundation
public import Pixels

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
    SimplySnapshotting.png(tolerance: tolerance).pullback { try PNG.decodeStill([UInt8]($0)) }
  }
}

extension Snapshotting where Value == [UInt8], Format == Bitmap {
  /// Keeps a PNG file and compares its pixels, however they are compressed.
  public static var png: Snapshotting { .png() }

  /// Keeps a PNG file and compares its pixels, however they are compressed.
  ///
  /// - Parameter tolerance: How far the pictures may be apart; that of the scope unless given.
  public static func png(tolerance: ImageTolerance? = nil) -> Snapshotting {
    SimplySnapshotting.png(tolerance: tolerance).pullback { try PNG.decodeStill($0) }
  }
}
#endif
