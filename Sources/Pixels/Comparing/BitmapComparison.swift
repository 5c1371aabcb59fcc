internal import CPixels

/// The result of comparing two pictures.
public struct BitmapComparison: Hashable, Sendable {
  /// The tolerance used for the comparison.
  public let tolerance: ImageTolerance
  /// Width and height of the reference.
  public let referenceSize: PixelSize
  /// Width and height of the actual picture.
  public let actualSize: PixelSize
  /// Whether the pictures have the same size and the same bytes.
  public let isIdentical: Bool
  /// Whether the pictures are identical or no further apart than the tolerance allows.
  public let isWithinTolerance: Bool
  /// The number of compared pixels: those of either picture, except ignored parts.
  public let comparedPixels: Int
  /// The number of pixels that differ by more than the metric allows.
  ///
  /// Pixels that only one of the pictures has count as differing.
  public let differingPixels: Int
  /// The number of pixels whose bytes differ, but by no more than the metric allows.
  public let toleratedPixels: Int
  /// The number of pixels beyond the metric's limit that are ignored as anti-aliasing.
  public let antialiasedPixels: Int
  /// The largest distance of a pixel that isn't ignored as anti-aliasing; `nil` if none differs.
  public let worst: Worst?
  /// The smallest rectangle around all pixels that differ.
  public let boundingBox: PixelRect?
  /// The largest groups of differing pixels, at most eight, in descending order of size.
  public let regions: [Region]
  /// The number of all groups.
  public let regionCount: Int
  /// The largest number of differing pixels in a square, for each window limit of the tolerance.
  public let densestWindows: [Int]
  /// The probable reason for the difference.
  public let cause: Cause?

  /// A number of columns and rows.
  public struct PixelSize: Hashable, Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
  }

  /// The largest distance between two pixels, and its position.
  public struct Worst: Hashable, Sendable {
    /// The distance, in the unit of the tolerance's metric.
    public let distance: Double
    /// The column of the first pixel with this distance.
    public let x: Int
    /// The row of the first pixel with this distance.
    public let y: Int
  }

  /// A group of neighbouring pixels that differ.
  public struct Region: Hashable, Sendable {
    /// The smallest rectangle around the group.
    public let box: PixelRect
    /// The number of differing pixels in the group.
    public let pixels: Int
  }

  /// The fraction of compared pixels that differ, 0…1.
  public var fraction: Double {
    comparedPixels == 0 ? 0 : Double(differingPixels) / Double(comparedPixels)
  }

  /// Compares two pictures.
  ///
  /// Identical pictures cost one `memcmp`; otherwise each equal row costs one.
  ///
  /// - Parameters:
  ///   - reference: The expected picture.
  ///   - actual: The actual picture. If its size differs, the pictures are aligned at their top
  ///     left corners and are never within tolerance.
  ///   - tolerance: The largest difference that counts as equal.
  public init(reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance = .exact) {
    let difference = PixelDifference(reference: reference, actual: actual, tolerance: tolerance)
    self.init(reference: reference, actual: actual, tolerance: tolerance, difference: difference)
  }

  init(
    reference: Bitmap,
    actual: Bitmap,
    tolerance: ImageTolerance,
    difference: PixelDifference?
  ) {
    self.tolerance = tolerance
    referenceSize = PixelSize(width: reference.width, height: reference.height)
    actualSize = PixelSize(width: actual.width, height: actual.height)
    isIdentical = difference == nil
    let numbers = difference?.numbers ?? cpixels_difference()
    let different = Int(clamping: numbers.different)
    let compared =
      difference == nil ? reference.width * reference.height : Int(clamping: numbers.compared)
    differingPixels = different
    comparedPixels = compared
    antialiasedPixels = Int(clamping: numbers.antialiased)
    toleratedPixels =
      Int(clamping: numbers.unequal) - different - Int(clamping: numbers.antialiased)
    worst = Worst(numbers, metric: tolerance.metric)
    boundingBox = different == 0 ? nil : PixelRect(numbers.box)
    (regions, regionCount) = difference?.regions() ?? ([], 0)
    cause = difference?.cause(reference: reference, actual: actual)

    var windows: [Int] = []
    let holds = tolerance.limits.map { limit in
      limit.allows(different, of: compared) { side in
        windows.append(different == 0 ? 0 : difference?.densestWindow(side: side) ?? 0)
        return windows.last ?? 0
      }
    }
    densestWindows = windows
    isWithinTolerance =
      referenceSize == actualSize
      && (tolerance.limits.isEmpty ? different == 0 : holds.allSatisfy { $0 })
  }
}

extension BitmapComparison.Worst {
  fileprivate init?(_ numbers: cpixels_difference, metric: ImageTolerance.Metric) {
    guard numbers.worst > 0 else { return nil }
    switch metric {
    // The metric is squared; thresholds are relative to the largest possible distance.
    case .yiq: distance = (numbers.worst / 35215).squareRoot()
    default: distance = numbers.worst
    }
    x = Int(numbers.worst_x)
    y = Int(numbers.worst_y)
  }
}

extension PixelDifference {
  /// Returns the eight largest groups of differing pixels, and the total number of groups.
  fileprivate func regions() -> ([BitmapComparison.Region], Int) {
    guard numbers.different > 0 else { return ([], 0) }
    var found = [cpixels_region](repeating: cpixels_region(), count: 8)
    let size = (UInt32(clamping: width), UInt32(clamping: height))
    let count = Int(cpixels_regions(marks, size.0, size.1, &found, found.count))
    let regions = found.prefix(max(count, 0)).map {
      BitmapComparison.Region(box: PixelRect($0.box), pixels: Int(clamping: $0.count))
    }
    return (regions, max(count, 0))
  }
}
