/// A small random number generator that gives the same numbers on every machine.
///
/// Guy Steele, Doug Lea, Christine Flood: "Fast Splittable Pseudorandom Number Generators", 2014.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator; the same seed gives the same numbers.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from a closed range, made from 53 random bits.
  ///
  /// Unlike that of `Double.random(in:using:)`, the mapping from bits to numbers is fixed.
  public mutating func next(in range: ClosedRange<Double>) -> Double {
    let fraction = Double(next() >> 11) / 9_007_199_254_740_991
    return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
  }
}
