/// The largest difference between two pictures that count as equal.
///
/// A tolerance defines the distance between two pixels, the distance that counts as equal, and how
/// many pixels may differ by more:
///
/// ```swift
/// .exact
/// .channel(atMost: 2)
/// .yiq(threshold: 0.1, antialiasing: .ignored).allowing(pixels: 12)
/// .deltaE2000(atMost: 1).allowing(fraction: 0.001).ignoring([clock])
/// ```
///
/// Every limit must hold. Without limits, no pixel may differ. An assertion with a number outside
/// its range fails, because every picture could pass.
public struct ImageTolerance: Hashable, Sendable {
  /// The measure of distance between two pixels, and the largest distance that counts as equal.
  public var metric: Metric
  /// The treatment of differences that look like anti-aliasing.
  public var antialiasing: Antialiasing
  /// The limits for the number of differing pixels. All must hold; without any, no pixel may
  /// differ.
  public var limits: [Limit]
  /// The parts of the picture that are not compared.
  public var ignored: [PixelRect]

  /// A measure of distance between two pixels, with the largest distance that counts as equal.
  public enum Metric: Hashable, Sendable {
    /// The largest difference of red, green, blue and alpha, 0…255.
    case channel(atMost: Int)
    /// The YIQ distance as in pixelmatch 7.2.0; black and white are about 0.97 apart.
    case yiq(threshold: Double)
    /// The CIEDE2000 distance; 2.3 is just noticeable, and black and white are 100 apart.
    case deltaE2000(atMost: Double)
    /// The CIE94 distance for graphic arts, weighted by the reference's chroma.
    case deltaE94(atMost: Double)
    /// The HyAB distance in OKLab; black and white are 1 apart.
    case hyab(atMost: Double)
  }

  /// The treatment of differences that look like anti-aliasing.
  public enum Antialiasing: Hashable, Sendable {
    /// The differences count.
    case counted
    /// The differences don't count.
    case ignored
  }

  /// A limit for the number of differing pixels.
  public enum Limit: Hashable, Sendable {
    /// A number of pixels in the whole picture.
    case pixels(Int)
    /// A fraction of the compared pixels, 0…1.
    case fraction(Double)
    /// A number of pixels in any square of `side` by `side` pixels; `side` is at least 1.
    case window(pixels: Int, side: Int)
  }

  /// Creates a tolerance from its parts.
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
  /// A tolerance that requires every byte to be equal.
  public static let exact = ImageTolerance(metric: .channel(atMost: 0))

  /// Allows every channel of a pixel to differ by at most this many steps of 255.
  public static func channel(atMost steps: Int) -> ImageTolerance {
    ImageTolerance(metric: .channel(atMost: steps))
  }

  /// Compares pixels as pixelmatch 7.2.0 does; its default threshold is 0.1.
  ///
  /// The metric is coarse: at 0.1 a whole picture may be 26 grey levels lighter.
  ///
  /// - Parameters:
  ///   - threshold: The fraction of the largest possible distance, 0…1.
  ///   - antialiasing: Whether differences that look like anti-aliasing count.
  public static func yiq(
    threshold: Double = 0.1,
    antialiasing: Antialiasing = .ignored
  ) -> ImageTolerance {
    ImageTolerance(metric: .yiq(threshold: threshold), antialiasing: antialiasing)
  }

  /// Allows distances up to a limit in CIEDE2000; 2.3 is just noticeable.
  public static func deltaE2000(
    atMost distance: Double,
    antialiasing: Antialiasing = .counted
  ) -> ImageTolerance {
    ImageTolerance(metric: .deltaE2000(atMost: distance), antialiasing: antialiasing)
  }

  /// Allows distances up to a limit in CIE94, measured from the reference.
  public static func deltaE94(
    atMost distance: Double,
    antialiasing: Antialiasing = .counted
  ) -> ImageTolerance {
    ImageTolerance(metric: .deltaE94(atMost: distance), antialiasing: antialiasing)
  }

  /// Allows distances up to a limit in OKLab (HyAB); black and white are 1 apart.
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

  /// Allows this fraction of the compared pixels to differ, 0…1.
  public func allowing(fraction: Double) -> ImageTolerance {
    adding(.fraction(fraction))
  }

  /// Allows this many differing pixels in any square of `side` by `side` pixels.
  public func allowing(pixels: Int, inWindow side: Int) -> ImageTolerance {
    adding(.window(pixels: pixels, side: side))
  }

  /// Excludes parts of the picture from the comparison.
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
