extension Filter {
  /// A change of colours by a matrix.
  ///
  /// Each row is multiplied by the column of straight sRGB red, green, blue and 1, and the result
  /// is clamped to 0…1. The first three rows give the colour, the last one a factor for the
  /// opacity.
  package struct Recoloring: Hashable, Sendable {
    /// The largest magnitude of a number.
    package static let limit = 100.0

    /// The rows one after another, in steps of 1/10,000, from `-limit` to `limit`.
    package let numbers: [Double]

    /// Creates a change from four rows of four numbers.
    package init(red: [Double], green: [Double], blue: [Double], opacity: [Double] = [0, 0, 0, 1]) {
      self.init(numbers: red + green + blue + opacity)
    }

    /// Creates a change from the rows one after another; missing numbers are 0.
    package init(numbers: [Double]) {
      self.numbers = (0..<16).map { index in
        let number = index < numbers.count ? numbers[index] : 0
        let valid = number.isNaN ? 0 : number
        return CoordinateGrid.coordinate(min(max(valid, -Self.limit), Self.limit))
      }
    }

    /// Whether the opacity is unchanged.
    package var keepsOpacity: Bool { Array(numbers[12...]) == [0, 0, 0, 1] }

    /// Whether nothing is changed.
    package var isIdentity: Bool {
      numbers == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    }
  }

  /// A filter that paints one colour where the opacity is in a range, and nothing elsewhere.
  package struct Threshold: Hashable, Sendable {
    /// The smallest opacity, 0…1.
    package var lower: Double
    /// The largest opacity, 0…1.
    package var upper: Double
    package var color: RGBA

    package init(lower: Double, upper: Double, color: RGBA) {
      self.lower = CoordinateGrid.unit(lower)
      self.upper = CoordinateGrid.unit(upper)
      self.color = color
    }

    /// The range of opacities, in steps of 1/255.
    package var bytes: (lower: UInt8, upper: UInt8) {
      (UInt8((lower * 255).rounded(.up)), UInt8((upper * 255).rounded(.down)))
    }
  }
}
