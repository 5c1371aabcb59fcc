/// How far two pictures may be apart and still count as equal.
///
/// A tolerance says how the distance of two pixels is measured, which distance is none, and how
/// many pixels may be farther apart:
///
/// ```swift
/// .exact
/// .channel(atMost: 2)
/// .yiq(threshold: 0.1, antialiasing: .ignored).allowing(pixels: 12)
/// .deltaE2000(atMost: 1).allowing(share: 0.001).ignoring([clock])
/// ```
///
/// Every rule that is given must hold. Without one, no pixel may differ.
public struct ImageTolerance: Hashable, Sendable {
  /// How the distance of two pixels is measured, and which one is no difference.
  public var metric: Metric
  /// What becomes of differences that look like anti-aliasing.
  public var antialiasing: Antialiasing
  /// How many pixels may differ; every limit must hold, and none means no pixel.
  public var limits: [Limit]
  /// Parts of the picture that are not compared.
  public var ignored: [PixelRect]

  /// How the distance of two pixels is measured, with the largest that is no difference.
  public enum Metric: Hashable, Sendable {
    /// The largest difference of red, green, blue and alpha, 0…255.
    case channel(atMost: Int)
    /// The distance in YIQ, as pixelmatch 7.2.0 measures it; black and white are about 0.97 apart.
    case yiq(threshold: Double)
    /// CIEDE2000; 2.3 is just noticeable, 100 is black and white.
    case deltaE2000(atMost: Double)
    /// CIE94 for graphic arts, with the reference's chroma.
    case deltaE94(atMost: Double)
    /// The distance in OKLab, lightness apart from colour; black and white are 1 apart.
    case hyab(atMost: Double)
  }

  /// What becomes of differences that look like anti-aliasing.
  public enum Antialiasing: Hashable, Sendable {
    /// They count.
    case counted
    /// They don't count.
    case ignored
  }

  /// How many pixels may differ.
  public enum Limit: Hashable, Sendable {
    /// A number of pixels in the whole picture.
    case pixels(Int)
    /// A share of the compared pixels, 0…1.
    case share(Double)
    /// A number of pixels in any square of `side` pixels.
    case window(pixels: Int, side: Int)
  }

  /// Creates a tolerance of its parts.
  public init(
    metric: Metric,
    antialiasing: Antialiasing = .counted,
    limits: [Limit] = [],
    ignored: [PixelRect] = []
  ) {
    self.metric = metric
    self.antialiasing = antialiasing
    self.limits = limits
    self.ignored = ignored
  }
}

extension ImageTolerance {
  /// Every byte must be equal.
  public static let exact = ImageTolerance(metric: .channel(atMost: 0))

  /// No channel of any pixel may be more than this many steps of 255 off.
  public static func channel(atMost steps: Int) -> ImageTolerance {
    ImageTolerance(metric: .channel(atMost: steps))
  }

  /// Pixels differ where pixelmatch 7.2.0 says so; its default threshold is 0.1.
  ///
  /// The metric is coarse: at 0.1 a picture may be 26 grey levels lighter as a whole.
  ///
  /// - Parameters:
  ///   - threshold: 0…1, of the largest distance that the metric knows.
  ///   - antialiasing: Whether pixels that look like anti-aliasing count.
  public static func yiq(
    threshold: Double = 0.1,
    antialiasing: Antialiasing = .ignored
  ) -> ImageTolerance {
    ImageTolerance(metric: .yiq(threshold: threshold), antialiasing: antialiasing)
  }

  /// Pixels differ where they are farther apart in CIEDE2000; 2.3 is just noticeable.
  public static func deltaE2000(
    atMost distance: Double,
    antialiasing: Antialiasing = .counted
  ) -> ImageTolerance {
    ImageTolerance(metric: .deltaE2000(atMost: distance), antialiasing: antialiasing)
  }

  /// Pixels differ where they are farther apart in CIE94, measured from the reference.
  public static func deltaE94(
    atMost distance: Double,
    antialiasing: Antialiasing = .counted
  ) -> ImageTolerance {
    ImageTolerance(metric: .deltaE94(atMost: distance), antialiasing: antialiasing)
  }

  /// Pixels differ where they are farther apart in OKLab (HyAB); black and white are 1 apart.
  public static func hyab(
    atMost distance: Double,
    antialiasing: Antialiasing = .counted
  ) -> ImageTolerance {
    ImageTolerance(metric: .hyab(atMost: distance), antialiasing: antialiasing)
  }

  /// Allows this many differing pixels.
  public func allowing(pixels: Int) -> ImageTolerance {
    adding(.pixels(pixels))
  }

  /// Allows this share of the compared pixels to differ, 0…1.
  public func allowing(share: Double) -> ImageTolerance {
    adding(.share(share))
  }

  /// Allows this many differing pixels in any square of `side` by `side` pixels.
  public func allowing(pixels: Int, inWindow side: Int) -> ImageTolerance {
    adding(.window(pixels: pixels, side: side))
  }

  /// Leaves parts of the picture out of the comparison.
  public func ignoring(_ parts: [PixelRect]) -> ImageTolerance {
    var tolerance = self
    tolerance.ignored += parts
    return tolerance
  }

  private func adding(_ limit: Limit) -> ImageTolerance {
    var tolerance = self
    tolerance.limits.append(limit)
    return tolerance
  }
}
