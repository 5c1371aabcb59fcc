package import Foundation
public import Pixels
package import Scene

extension ImageRenderer {
  /// Returns the picture as pixels at several times, in seconds.
  public func bitmaps(at times: [Double]) throws -> [Bitmap] {
    try times.map { try bitmap(at: $0) }
  }

  /// Returns an animated PNG file that plays without end.
  ///
  /// - Parameters:
  ///   - times: When the frames are drawn, in seconds.
  ///   - duration: How long each of them is shown, in seconds.
  public func apng(at times: [Double], duration: Double) throws -> [UInt8] {
    try PNG.encode(frames: bitmaps(at: times), duration: duration, scale: Double(scale))
  }

  /// Returns the pictures at several times side by side.
  ///
  /// - Parameters:
  ///   - times: In seconds.
  ///   - gap: Between neighbours, in points.
  ///   - scale: How large a picture is drawn in the strip.
  package func filmStrip(
    at times: [Double],
    gap: CGFloat = 8,
    scale: CGFloat = 1
  ) throws -> DisplayList {
    .strip(try times.map { try draw(at: $0).picture }, gap: gap, scale: scale)
  }
}
