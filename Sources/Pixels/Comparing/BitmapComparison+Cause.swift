internal import CPixels

extension BitmapComparison {
  /// The probable reason for a difference between two pictures.
  public enum Cause: Hashable, Sendable {
    /// The pictures have different sizes.
    case size
    /// All differences are within the tolerance.
    case tolerated
    /// All differences look like anti-aliasing.
    case antialiasing
    /// The content was moved, positive to the right and down, in pixels.
    case moved(x: Int, y: Int)
    /// Only alpha differs.
    case alpha
    /// The shapes are equal and colours were replaced; the pair is the one with the most pixels.
    case colors(from: [UInt8], to: [UInt8])
  }
}

extension PixelDifference {
  /// Returns the most certain of the possible causes.
  func cause(reference: Bitmap, actual: Bitmap) -> BitmapComparison.Cause? {
    guard reference.width == actual.width, reference.height == actual.height else { return .size }
    guard numbers.different > 0 else {
      if numbers.unequal == 0 { return nil }
      return numbers.antialiased > 0 ? .antialiasing : .tolerated
    }
    if numbers.changed_bits & 0x00FF_FFFF == 0 { return .alpha }
    return withPictures(reference, actual) { first, second in
      shift(&first, &second) ?? recoloring(&first, &second)
        ?? (isOnlyAntialiasing(&first, &second) ? .antialiasing : nil)
    }
  }

  private func shift(
    _ reference: inout cpixels_picture,
    _ actual: inout cpixels_picture
  ) -> BitmapComparison.Cause? {
    var numbers = numbers
    var x: Int32 = 0
    var y: Int32 = 0
    guard cpixels_find_shift(&reference, &actual, marks, &numbers, 32, &x, &y) else { return nil }
    return .moved(x: Int(x), y: Int(y))
  }

  private func recoloring(
    _ reference: inout cpixels_picture,
    _ actual: inout cpixels_picture
  ) -> BitmapComparison.Cause? {
    var from: [UInt8] = [0, 0, 0, 0]
    var to: [UInt8] = [0, 0, 0, 0]
    guard cpixels_find_recoloring(&reference, &actual, marks, &from, &to) else { return nil }
    return .colors(from: from, to: to)
  }

  private func isOnlyAntialiasing(
    _ reference: inout cpixels_picture,
    _ actual: inout cpixels_picture
  ) -> Bool {
    cpixels_only_antialiasing(&reference, &actual, marks)
  }
}

extension BitmapComparison.Cause: CustomStringConvertible {
  /// The cause in a few words.
  public var description: String {
    switch self {
    case .size: "the sizes differ"
    case .tolerated: "the differences are within the tolerance"
    case .antialiasing: "only anti-aliasing differs"
    case .moved(let x, let y): "moved by (\(x), \(y))"
    case .alpha: "only alpha differs"
    case .colors(let from, let to): "\(Self.hex(from)) became \(Self.hex(to))"
    }
  }

  private static func hex(_ color: [UInt8]) -> String {
    let shown = color.last == 255 ? color.dropLast() : color[...]
    return "#"
      + shown.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
