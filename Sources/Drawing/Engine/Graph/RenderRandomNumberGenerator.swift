/// A random number generator for the bodies of views that returns the same numbers for the same
/// seed.
///
/// ```swift
/// var random = RenderRandomNumberGenerator()
/// let width = random.next(in: 10...100)
/// ```
///
/// The numbers depend on the seed of the rendering, on the position of the view in the tree, and on
/// the number of changes to its state and to that of the views around it. In an action, in the
/// closure of a ``TimelineView`` and in that of a ``Canvas`` inside one, they also depend on the
/// time, so that a particle system that creates particles at each moment draws different ones.
/// Outside a rendering they are the system's.
public struct RenderRandomNumberGenerator: RandomNumberGenerator, Sendable {
  /// Creates a generator. All generators in one body share one sequence of numbers.
  public init() {}

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    guard let graph = Unmanaged<ViewGraph>.current else {
      var system = SystemRandomNumberGenerator()
      return system.next()
    }
    return graph._withUnsafeGuaranteedRef { $0.nextRandom() }
  }

  /// Returns a number from a closed range, computed from 53 random bits.
  ///
  /// Unlike that of `Double.random(in:using:)`, the mapping from bits to numbers never changes.
  @_transparent public mutating func next(in range: ClosedRange<Double>) -> Double {
    // Via `Int`, because the conversion from `UInt64` is generic, which is slow in debug builds.
    let fraction = Double(Int(bitPattern: UInt(next() >> 11))) / 9_007_199_254_740_991
    return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
  }
}
