#if Pictures
internal import Foundation
internal import Pixels

/// The layout of a strip: frames of one size in a row.
struct FilmStrip {
  /// The width of a frame, in pixels.
  let width: Int
  let height: Int
  let count: Int

  /// Joins pictures from left to right. Smaller ones are padded with transparency, to the right and
  /// below, to the size of the largest one.
  static func joined(_ frames: [Bitmap]) throws -> Bitmap {
    let width = frames.map(\.width).max() ?? 1
    let height = frames.map(\.height).max() ?? 1
    let (row, isTooLarge) = (width * 4).multipliedReportingOverflow(by: frames.count)
    guard !isTooLarge, row <= PNG.Limits.standard.side * 4 else {
      throw FilmStripError(count: frames.count, width: width)
    }
    var bytes = [UInt8](repeating: 0, count: row * height)
    for (index, frame) in frames.enumerated() {
      copy(
        frame.bytes,
        frame.width * 4,
        0,
        to: &bytes,
        row,
        index * width * 4,
        rows: frame.height,
        frame.width * 4
      )
    }
    guard let strip = Bitmap(width: width * frames.count, height: height, bytes: bytes) else {
      throw FilmStripError(count: frames.count, width: width)
    }
    return strip
  }

  /// Creates the layout of a strip with a number of frames, or returns `nil` if its width isn't a
  /// multiple of the number.
  init?(_ strip: Bitmap, count: Int) {
    guard count > 0, strip.width.isMultiple(of: count) else { return nil }
    width = strip.width / count
    height = strip.height
    self.count = count
  }

  /// Pads pictures with transparency, to the right and below, to the size of the largest one.
  static func paddedToLargest(_ frames: [Bitmap]) -> [Bitmap] {
    let width = frames.map(\.width).max() ?? 1
    let height = frames.map(\.height).max() ?? 1
    return frames.map { frame in
      guard (frame.width, frame.height) != (width, height) else { return frame }
      var bytes = [UInt8](repeating: 0, count: width * height * 4)
      let row = frame.width * 4
      copy(frame.bytes, row, 0, to: &bytes, width * 4, 0, rows: frame.height, row)
      return Bitmap(width: width, height: height, bytes: bytes) ?? frame
    }
  }

  /// Returns a frame of a strip.
  func frame(_ index: Int, of strip: Bitmap) -> Bitmap? {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    FilmStrip.copy(
      strip.bytes,
      strip.width * 4,
      index * width * 4,
      to: &bytes,
      width * 4,
      0,
      rows: height,
      width * 4
    )
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Copies rows of pixels with one call per row.
  private static func copy(
    _ source: [UInt8],
    _ sourceRow: Int,
    _ sourceStart: Int,
    to target: inout [UInt8],
    _ targetRow: Int,
    _ targetStart: Int,
    rows: Int,
    _ length: Int
  ) {
    source.withUnsafeBytes { source in
      target.withUnsafeMutableBytes { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        for row in 0..<rows {
          memcpy(
            target + row * targetRow + targetStart,
            source + row * sourceRow + sourceStart,
            length
          )
        }
      }
    }
  }
}

/// The error of a strip that is too wide for a picture file.
private struct FilmStripError: Error, CustomStringConvertible {
  var count: Int
  var width: Int

  var description: String {
    "\(count) frames of \(width) pixels are too wide for one picture. Use fewer times, a smaller size "
      + "or scale."
  }
}
#endif
