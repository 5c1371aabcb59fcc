/// The source of random numbers in the bodies of views: the same ones for the same seed.
///
/// ```swift
/// var random = RenderRandomNumberGenerator()
/// let width = random.next(in: 10...100)
/// ```
///
/// The numbers depend on the seed of the rendering, on the place of the view in the tree, and on
/// how often its state has changed. Outside of a rendering they are the system's.
public struct RenderRandomNumberGenerator: RandomNumberGenerator, Sendable {
  /// Creates a generator; all generators in one body draw from the same numbers.
  public init() {}

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    guard let graph = ViewGraph.current else {
      var system = SystemRandomNumberGenerator()
      return system.next()
    }
    return graph.nextRandom()
  }

  /// Returns a number from a range, its ends included, made of 53 random bits.
  ///
  /// Unlike `Double.random(in:using:)` it is fixed for good which bits make which number.
  public mutating func next(in range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) / 9_007_199_254_740_991
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }
}
