package import Foundation
public import Pixels
package import Scene

extension ImageRenderer {
  /// Returns bitmaps of the view at several times, in seconds.
  public func bitmaps(at times: [Double]) throws -> [Bitmap] {
    var shared = RenderSession<Content>.Shared.unknown
    return try times.map { time in
      try draw(at: time, sharing: &shared).picture.bitmap(scale: Double(scale))
    }
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
    var shared = RenderSession<Content>.Shared.unknown
    let pictures = try times.map { try draw(at: $0, sharing: &shared).picture }
    return .strip(pictures, gap: gap, scale: scale)
  }

  /// Returns a closure that draws the view at a time, in seconds. Consecutive calls share
  /// evaluations, so no property may be set between them.
  package func frames() -> (Double) throws -> (picture: DisplayList, notes: [RenderingNote]) {
    var shared = RenderSession<Content>.Shared.unknown
    return { time in
      let result = try self.draw(at: time, sharing: &shared)
      return (result.picture, result.notes)
    }
  }
}
