/// A colour transformation with one row per resulting channel: factors for red, green, blue and
/// opacity, and a constant term.
///
/// Colours are unpremultiplied sRGB, 0…1. The opacity factors of the colour rows are added as
/// constants, which is exact for opaque colours. The result of the opacity row is multiplied by the
/// original opacity.
public struct ColorMatrix: Hashable, Sendable {
  /// The factor of red in red.
  public var r1: Float = 1
  /// The factor of green in red.
  public var r2: Float = 0
  /// The factor of blue in red.
  public var r3: Float = 0
  /// The factor of the opacity in red.
  public var r4: Float = 0
  /// The term of red.
  public var r5: Float = 0
  /// The factor of red in green.
  public var g1: Float = 0
  /// The factor of green in green.
  public var g2: Float = 1
  /// The factor of blue in green.
  public var g3: Float = 0
  /// The factor of the opacity in green.
  public var g4: Float = 0
  /// The term of green.
  public var g5: Float = 0
  /// The factor of red in blue.
  public var b1: Float = 0
  /// The factor of green in blue.
  public var b2: Float = 0
  /// The factor of blue in blue.
  public var b3: Float = 1
  /// The factor of the opacity in blue.
  public var b4: Float = 0
  /// The term of blue.
  public var b5: Float = 0
  /// The factor of red in the opacity.
  public var a1: Float = 0
  /// The factor of green in the opacity.
  public var a2: Float = 0
  /// The factor of blue in the opacity.
  public var a3: Float = 0
  /// The factor of the opacity in the opacity.
  public var a4: Float = 1
  /// The term of the opacity.
  public var a5: Float = 0

  /// Creates the identity matrix.
  public init() {}

  /// The rows, each with factors for red, green and blue, and a term.
  var numbers: [Double] {
    [
      r1, r2, r3, r4 + r5, g1, g2, g3, g4 + g5, b1, b2, b3, b4 + b5, a1, a2, a3, a4 + a5,
    ].map { Double($0) }
  }
}
