/// The random numbers of one view in one rendering.
///
/// The generator is SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number
/// Generators", 2014). Each view has its own stream, so that adding or removing a sibling doesn't
/// change the numbers of other views.
struct RandomStream {
  private var state: UInt64

  init(seed: UInt64, place: UInt64, draw: Int) {
    state = seed
    for part in [place, UInt64(truncatingIfNeeded: draw)] { state = next() ^ part }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A random number generator for the bodies of views that returns the same numbers for the same
/// seed.
///
/// ```swift
/// var random = RenderRandomNumberGenerator()
/// let width = random.next(in: 10...100)
/// ```
///
/// The numbers depend on the seed of the rendering, on the position of the view in the tree, and on
/// the number of changes to its state. Outside a rendering they are the system's.
public struct RenderRandomNumberGenerator: RandomNumberGenerator, Sendable {
  /// Creates a generator. All generators in one body share one sequence of numbers.
  public init() {}

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    guard let graph = ViewGraph.current else {
      var system = SystemRandomNumberGenerator()
      return system.next()
    }
    return graph.nextRandom()
  }

  /// Returns a number from a closed range, computed from 53 random bits.
  ///
  /// Unlike that of `Double.random(in:using:)`, the mapping from bits to numbers never changes.
  public mutating func next(in range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) / 9_007_199_254_740_991
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }
}
