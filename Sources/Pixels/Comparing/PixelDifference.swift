internal import CPixels

/// The raw result of a comparison: one mark per pixel, and the numbers.
struct PixelDifference {
  /// The larger of the two widths.
  let width: Int
  /// The larger of the two heights.
  let height: Int
  /// One `cpixels_mark` per pixel.
  let marks: [UInt8]
  let numbers: cpixels_difference

  /// Compares two pictures, or returns `nil` if they are identical.
  init?(reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance) {
    let width = max(reference.width, actual.width)
    let height = max(reference.height, actual.height)
    let (metric, allowed) = tolerance.rule
    let boxes = tolerance.ignored.map(\.area)
    var numbers = cpixels_difference()
    let marks: [UInt8]? = withPictures(reference, actual) { first, second in
      guard !cpixels_identical(&first, &second) else { return nil }
      var marks = [UInt8](repeating: 0, count: width * height)
      boxes.withUnsafeBufferPointer { boxes in
        var rule = cpixels_rule(
          metric: metric,
          allowed: allowed,
          ignores_antialiasing: tolerance.antialiasing == .ignored,
          ignored: boxes.baseAddress,
          ignored_count: boxes.count
        )
        cpixels_compare(&first, &second, &rule, &marks, &numbers)
      }
      return marks
    }
    guard let marks else { return nil }
    self.width = width
    self.height = height
    self.marks = marks
    self.numbers = numbers
  }

  /// Returns the largest number of differing pixels in any square with this side.
  func densestWindow(side: Int) -> Int {
    var count: UInt64 = 0
    let size = (UInt32(clamping: width), UInt32(clamping: height))
    let side = UInt32(clamping: side)
    let found = cpixels_densest_window(marks, size.0, size.1, side, &count)
    // If memory for counting runs out, the whole picture counts as one window: too strict, never
    // too lax.
    return Int(clamping: found ? count : numbers.different)
  }
}

/// Calls a function with C views of two bitmaps.
func withPictures<Result>(
  _ reference: Bitmap,
  _ actual: Bitmap,
  _ body: (inout cpixels_picture, inout cpixels_picture) -> Result
) -> Result {
  reference.bytes.withUnsafeBufferPointer { first in
    actual.bytes.withUnsafeBufferPointer { second in
      var first = cpixels_picture(
        pixels: first.baseAddress,
        width: UInt32(clamping: reference.width),
        height: UInt32(clamping: reference.height)
      )
      var second = cpixels_picture(
        pixels: second.baseAddress,
        width: UInt32(clamping: actual.width),
        height: UInt32(clamping: actual.height)
      )
      return body(&first, &second)
    }
  }
}
