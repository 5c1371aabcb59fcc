/// Numbers in a row, as vector arithmetic takes them.
public protocol AccelerateBuffer: RandomAccessCollection {}

extension Array: AccelerateBuffer {}
extension ArraySlice: AccelerateBuffer {}
extension ContiguousArray: AccelerateBuffer {}

/// Vector arithmetic. Of vectors of different lengths the shorter one counts.
///
/// The names are Apple's; the sums are made one after another, so that the bits are the same on
/// every machine.
public enum vDSP {
  /// Adds two vectors.
  public static func add<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Double] where A.Element == Double, B.Element == Double {
    zip(vectorA, vectorB).map { $0 + $1 }
  }

  /// Subtracts the second vector from the first.
  public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Double] where A.Element == Double, B.Element == Double {
    zip(vectorA, vectorB).map { $0 - $1 }
  }

  /// Multiplies two vectors number by number.
  public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Double] where A.Element == Double, B.Element == Double {
    zip(vectorA, vectorB).map { $0 * $1 }
  }

  /// Divides the first vector by the second, number by number.
  public static func divide<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Double] where A.Element == Double, B.Element == Double {
    zip(vectorA, vectorB).map { $0 / $1 }
  }

  /// Adds a number to each of a vector.
  public static func add<Vector: AccelerateBuffer>(
    _ scalar: Double,
    _ vector: Vector
  ) -> [Double] where Vector.Element == Double {
    vector.map { scalar + $0 }
  }

  /// Multiplies each number of a vector.
  public static func multiply<Vector: AccelerateBuffer>(
    _ scalar: Double,
    _ vector: Vector
  ) -> [Double] where Vector.Element == Double {
    vector.map { scalar * $0 }
  }

  /// Divides each number of a vector.
  public static func divide<Vector: AccelerateBuffer>(
    _ vector: Vector,
    _ scalar: Double
  ) -> [Double] where Vector.Element == Double {
    vector.map { $0 / scalar }
  }

  /// Turns the sign of each number of a vector.
  public static func negative<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> [Double] where Vector.Element == Double {
    vector.map { -$0 }
  }

  /// Returns the sum of the numbers.
  public static func sum<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Double where Vector.Element == Double {
    vector.reduce(0) { $0 + $1 }
  }

  /// Returns the sum of the squares of the numbers.
  public static func sumOfSquares<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Double where Vector.Element == Double {
    vector.reduce(0) { $0 + $1 * $1 }
  }

  /// Returns the sum of the products of the numbers.
  public static func dot<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> Double where A.Element == Double, B.Element == Double {
    zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// Adds two vectors.
  public static func add<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Float] where A.Element == Float, B.Element == Float {
    zip(vectorA, vectorB).map { $0 + $1 }
  }

  /// Subtracts the second vector from the first.
  public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Float] where A.Element == Float, B.Element == Float {
    zip(vectorA, vectorB).map { $0 - $1 }
  }

  /// Multiplies two vectors number by number.
  public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Float] where A.Element == Float, B.Element == Float {
    zip(vectorA, vectorB).map { $0 * $1 }
  }

  /// Divides the first vector by the second, number by number.
  public static func divide<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Float] where A.Element == Float, B.Element == Float {
    zip(vectorA, vectorB).map { $0 / $1 }
  }

  /// Adds a number to each of a vector.
  public static func add<Vector: AccelerateBuffer>(
    _ scalar: Float,
    _ vector: Vector
  ) -> [Float] where Vector.Element == Float {
    vector.map { scalar + $0 }
  }

  /// Multiplies each number of a vector.
  public static func multiply<Vector: AccelerateBuffer>(
    _ scalar: Float,
    _ vector: Vector
  ) -> [Float] where Vector.Element == Float {
    vector.map { scalar * $0 }
  }

  /// Divides each number of a vector.
  public static func divide<Vector: AccelerateBuffer>(
    _ vector: Vector,
    _ scalar: Float
  ) -> [Float] where Vector.Element == Float {
    vector.map { $0 / scalar }
  }

  /// Turns the sign of each number of a vector.
  public static func negative<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> [Float] where Vector.Element == Float {
    vector.map { -$0 }
  }

  /// Returns the sum of the numbers.
  public static func sum<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Float where Vector.Element == Float {
    vector.reduce(0) { $0 + $1 }
  }

  /// Returns the sum of the squares of the numbers.
  public static func sumOfSquares<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Float where Vector.Element == Float {
    vector.reduce(0) { $0 + $1 * $1 }
  }

  /// Returns the sum of the products of the numbers.
  public static func dot<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> Float where A.Element == Float, B.Element == Float {
    zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
