package import Foundation
public import Pixels
package import Scene

extension ImageRenderer {
  /// Returns bitmaps of the view at several times, in seconds.
  public func bitmaps(at times: [Double]) throws -> [Bitmap] {
    try times.map { try bitmap(at: $0) }
  }

  /// Returns an animated PNG file that loops forever.
  ///
  /// - Parameters:
  ///   - times: The times of the frames, in seconds.
  ///   - duration: The time for which each frame is shown, in seconds.
  public func apng(at times: [Double], duration: Double) throws -> [UInt8] {
    try PNG.encode(frames: bitmaps(at: times), duration: duration, scale: Double(scale))
  }

  /// Returns the pictures of the view at several times, side by side.
  ///
  /// - Parameters:
  ///   - times: The times of the pictures, in seconds.
  ///   - gap: The distance between pictures, in points.
  ///   - scale: The scale of each picture in the strip.
  package func filmStrip(
    at times: [Double],
    gap: CGFloat = 8,
    scale: CGFloat = 1
  ) throws -> DisplayList {
    .strip(try times.map { try draw(at: $0).picture }, gap: gap, scale: scale)
  }
}
