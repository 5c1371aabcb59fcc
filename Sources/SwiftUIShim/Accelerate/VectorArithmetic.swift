// The implementation of `vDSP` functions for both precisions.

extension AccelerateBuffer where Element: BinaryFloatingPoint {
  /// Returns the elementwise combination of two vectors, with the length of the shorter one.
  func combined<Other: AccelerateBuffer>(
    with other: Other,
    _ combine: (Element, Element) -> Element
  ) -> [Element] where Other.Element == Element {
    zip(self, other).map(combine)
  }

  /// The sum of the elements, added in order.
  var sum: Element { reduce(0) { $0 + $1 } }

  /// Returns the dot product with another vector, summed in order.
  func dot<Other: AccelerateBuffer>(_ other: Other) -> Element where Other.Element == Element {
    zip(self, other).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The largest element; negative infinity if there are none.
  var maximum: Element { self.max() ?? -.infinity }

  /// The smallest element; infinity if there are none.
  var minimum: Element { self.min() ?? .infinity }

  /// The mean of the elements; NaN if there are none.
  var mean: Element { sum / Element(count) }

  /// The mean of the squares of the elements.
  var meanSquare: Element { dot(self) / Element(count) }
}

extension AccelerateMutableBuffer where Index == Int {
  /// Writes numbers in order until the collection is full.
  mutating func write(_ numbers: [Element]) {
    for (index, number) in zip(indices, numbers) { self[index] = number }
  }
}
