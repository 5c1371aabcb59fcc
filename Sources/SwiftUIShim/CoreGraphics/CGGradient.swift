import Drawing
public import Foundation

/// A gradient: colours and their locations.
public final class CGGradient: Sendable {
  let gradient: Gradient

  /// Creates a gradient from colours at locations, 0…1.
  ///
  /// - Parameters:
  ///   - space: Ignored; colours are always interpolated in sRGB.
  ///   - colors: The colours. If there are none, the initialiser returns `nil`.
  ///   - locations: One location per colour; `nil` for evenly spaced colours.
  public init?(
    colorsSpace space: CGColorSpace?,
    colors: [CGColor],
    locations: UnsafePointer<CGFloat>?
  ) {
    guard !colors.isEmpty else { return nil }
    let last = max(colors.count - 1, 1)
    gradient = Gradient(
      stops: colors.enumerated().map { index, color in
        let evenLocation = CGFloat(index) / CGFloat(last)
        return Gradient.Stop(color: color.color, location: locations?[index] ?? evenLocation)
      }
    )
  }

  /// Creates a gradient from an array in the form `colors as CFArray`; returns `nil` if it contains
  /// anything but colours.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let cgColors = colors.compactMap { $0 as? CGColor }
    guard cgColors.count == colors.count else { return nil }
    self.init(colorsSpace: space, colors: cgColors, locations: locations)
  }
}

/// An array of values of any type, as in Core Foundation.
public typealias CFArray = [Any]

/// Options for drawing the areas beyond the ends of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Extends the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Extends the last colour after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

  /// Creates a set of options from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
