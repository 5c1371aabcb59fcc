/// The exponential function, computed with `+ − × ÷` only, for the reason given at `Trigonometry`.
package enum Exponential {
  /// Returns e to the power of a number; 0 below −700, NaN for NaN, no more than e⁷⁰⁰.
  ///
  /// The number is reduced to ±ln 2 / 2 with ln 2 in two parts; the Taylor series up to the 14th
  /// power then leaves an error of less than one unit in the last place.
  package static func value(_ exponent: Double) -> Double {
    guard !exponent.isNaN else { return .nan }
    guard exponent > -700 else { return 0 }
    let exponent = min(exponent, 700)
    let binaryExponent = (exponent / 0.693_147_180_559_945_3).rounded(.toNearestOrEven)
    let reduced =
      (exponent - binaryExponent * 0x1.62e42fee00000p-1) - binaryExponent * 0x1.a39ef35793c76p-33
    var sum = 1.0
    // The loop counts integers, because `stride` over `Double` calls the platform's `fma`.
    for power in (1...14).reversed() { sum = 1 + sum * reduced / Double(power) }
    return Double(sign: .plus, exponent: Int(binaryExponent), significand: sum)
  }
}
