// The arithmetic behind the names of `vDSP`, for numbers of either precision.

extension AccelerateBuffer where Element: BinaryFloatingPoint {
  /// Returns what two vectors make number by number, as many as the shorter one has.
  func combined<Other: AccelerateBuffer>(
    with other: Other,
    _ combine: (Element, Element) -> Element
  ) -> [Element] where Other.Element == Element {
    zip(self, other).map(combine)
  }

  /// The sum of the numbers, one after another.
  var sum: Element { reduce(0) { $0 + $1 } }

  /// Returns the sum of the products with another vector, one after another.
  func dot<Other: AccelerateBuffer>(_ other: Other) -> Element where Other.Element == Element {
    zip(self, other).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The largest number; negative infinity of no numbers.
  var maximum: Element { self.max() ?? -.infinity }

  /// The smallest number; infinity of no numbers.
  var minimum: Element { self.min() ?? .infinity }

  /// The mean of the numbers; not a number of no numbers.
  var mean: Element { sum / Element(count) }

  /// The mean of the squares of the numbers.
  var meanSquare: Element { dot(self) / Element(count) }
}

extension AccelerateMutableBuffer where Index == Int {
  /// Writes numbers one after another, as many as there is room for.
  mutating func write(_ numbers: [Element]) {
    for (index, number) in zip(indices, numbers) { self[index] = number }
  }
}
