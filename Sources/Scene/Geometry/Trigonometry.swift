/// Sine, cosine and arc tangent, computed with `+ − × ÷ √` only.
///
/// The last bit of libm's results differs between systems and releases. IEEE 754 defines the
/// results of the five operations used here exactly, so they are the same bytes everywhere.
package enum Trigonometry {
  /// Returns the sine and the cosine of an angle in radians; NaN for a non-finite angle.
  ///
  /// The angle is reduced to ±π/4 with π/2 in four parts; the Taylor series up to the 19th power
  /// (sine) and the 20th (cosine) then leave an error of at most one unit in the last place. Angles
  /// beyond 2³⁰ quarter turns count as zero.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    let quarters = (angle * (2 / Double.pi)).rounded(.toNearestOrEven)
    guard abs(quarters) < 1_073_741_824 else { return (0, 1) }
    let coarse = (angle - quarters * quarterTurn.0) - quarters * quarterTurn.1
    let reduced = (coarse - quarters * quarterTurn.2) - quarters * quarterTurn.3
    let (sine, cosine) = (sineSeries(reduced), cosineSeries(reduced))
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Returns the angle of the vector (x, y) in −π…π radians; 0 for a zero or non-finite vector.
  package static func arcTangent(y: Double, x: Double) -> Double {
    guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return 0 }
    let (ax, ay) = (abs(x), abs(y))
    let first = ay <= ax ? arcTangentOfRatio(ay / ax) : Double.pi / 2 - arcTangentOfRatio(ax / ay)
    let upper = x < 0 ? Double.pi - first : first
    return y < 0 ? -upper : upper
  }

  // MARK: - Series
  //
  // The loops use `while`, because `stride` over `Double` calls libm's `fma`.

  // π/2 in parts of 23 bits and a remainder, so that a part times an integer up to 2³⁰ is exact.
  private static let quarterTurn = (
    0x1.921fb4p+0, 0x1.4442dp-24, 0x1.84698p-48, 0x1.3198a2e037073p-69
  )

  @_transparent private static func sineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    var power = 19.0
    while power >= 3 {
      sum = (1 + sum) * (-square / (power * (power - 1)))
      power -= 2
    }
    return x + x * sum
  }

  @_transparent private static func cosineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    var power = 20.0
    while power >= 2 {
      sum = (1 + sum) * (-square / (power * (power - 1)))
      power -= 2
    }
    return 1 + sum
  }

  /// Returns the arc tangent of a ratio in 0…1, by halving the angle three times before the Taylor
  /// series.
  private static func arcTangentOfRatio(_ ratio: Double) -> Double {
    var x = ratio
    for _ in 0..<3 { x /= 1 + (1 + x * x).squareRoot() }
    let square = x * x
    var sum = 0.0
    var power = 23.0
    while power >= 1 {
      sum = 1 / power - square * sum
      power -= 2
    }
    return 8 * x * sum
  }
}
