import Drawing
public import Foundation

/// The colours of a gradient and where they are.
public final class CGGradient: Sendable {
  let gradient: Gradient

  /// Creates a gradient from colours at locations, 0…1; evenly spread if there are none.
  ///
  /// - Parameters:
  ///   - space: The space in which colours are mixed: always sRGB.
  ///   - colors: Colours of Core Graphics; an array without any, or with anything else, is refused.
  ///   - locations: As many as there are colours.
  public init?(
    colorsSpace space: CGColorSpace?,
    colors: [CGColor],
    locations: UnsafePointer<CGFloat>?
  ) {
    guard !colors.isEmpty else { return nil }
    let last = max(colors.count - 1, 1)
    gradient = Gradient(
      stops: colors.enumerated().map { index, color in
        let even = CGFloat(index) / CGFloat(last)
        return Gradient.Stop(color: color.color, location: locations?[index] ?? even)
      }
    )
  }

  /// Creates a gradient from colours as older code passes them: `colors as CFArray`.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard known.count == colors.count else { return nil }
    self.init(colorsSpace: space, colors: known, locations: locations)
  }
}

/// An array as Core Foundation has it.
public typealias CFArray = [Any]

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// A bit for each end.
  public let rawValue: UInt32
  /// It goes on before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// It goes on behind its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
