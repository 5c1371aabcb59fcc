/// Any number of values that are animated together.
///
/// A shape with many of them needs no nested pairs:
///
/// ```swift
/// var animatableData: AnimatableValues {
///   get { AnimatableValues(radius, topLeft, topRight, bottomLeft, bottomRight) }
///   set {
///     let values: [CGFloat] = newValue.values()
///     …
///   }
/// }
/// ```
///
/// Lists of different lengths are compared, added and subtracted as if the shorter one were padded
/// with zeros; the empty list is zero.
public struct AnimatableValues: VectorArithmetic, Sendable {
  private var numbers: [Double]

  /// Creates a list from values.
  public init<Value: BinaryFloatingPoint>(_ values: [Value]) {
    numbers = values.map { Double($0) }
  }

  /// Creates a list from values.
  public init<Value: BinaryFloatingPoint>(_ values: Value...) {
    self.init(values)
  }

  /// Returns the values, converted to the requested type.
  ///
  /// A sum has as many values as its longest list; zero has none.
  public func values<Value: BinaryFloatingPoint>() -> [Value] {
    numbers.map { Value($0) }
  }

  /// The empty list.
  public static var zero: AnimatableValues { AnimatableValues([Double]()) }

  /// The sum of the squares of all values.
  public var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  /// Multiplies each value by `rhs`.
  public mutating func scale(by rhs: Double) {
    for index in numbers.indices { numbers[index] *= rhs }
  }

  /// Adds value by value.
  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    lhs.combined(with: rhs, +)
  }

  /// Subtracts value by value.
  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    lhs.combined(with: rhs, -)
  }

  private func combined(
    with other: AnimatableValues,
    _ combine: (Double, Double) -> Double
  ) -> AnimatableValues {
    let count = max(numbers.count, other.numbers.count)
    return AnimatableValues(
      (0..<count).map { combine(self[padded: $0], other[padded: $0]) }
    )
  }

  private subscript(padded index: Int) -> Double {
    index < numbers.count ? numbers[index] : 0
  }
}

extension AnimatableValues: Hashable {
  /// Returns whether both lists have the same values, ignoring trailing zeros.
  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    let count = max(lhs.numbers.count, rhs.numbers.count)
    return (0..<count).allSatisfy { lhs[padded: $0] == rhs[padded: $0] }
  }

  /// Hashes the values, ignoring trailing zeros.
  public func hash(into hasher: inout Hasher) {
    let count = (numbers.lastIndex { $0 != 0 } ?? -1) + 1
    for number in numbers.prefix(count) { hasher.combine(number) }
  }
}

extension AnimatableValues: Animatable {}
