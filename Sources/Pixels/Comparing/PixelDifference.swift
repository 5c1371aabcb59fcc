internal import CPixels

/// A comparison's raw result: a mark for every pixel, and the numbers.
struct PixelDifference {
  /// The larger width and height of the two pictures.
  let width: Int
  let height: Int
  /// A `cpixels_mark` for every pixel; empty where the pictures are identical.
  let marks: [UInt8]
  let numbers: cpixels_difference

  /// Compares, unless the pictures are identical: then there is nothing to tell.
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

  /// The most pixels that differ in any square of this side.
  func densestWindow(side: Int) -> Int {
    var count: UInt64 = 0
    var x: UInt32 = 0
    var y: UInt32 = 0
    let size = (UInt32(clamping: width), UInt32(clamping: height))
    let side = UInt32(clamping: side)
    let found = cpixels_densest_window(marks, size.0, size.1, side, &count, &x, &y)
    // Without memory to count, the whole picture is one window: too strict, never too lax.
    return Int(clamping: found ? count : numbers.different)
  }
}

/// Lends two bitmaps to C.
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
