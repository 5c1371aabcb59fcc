// The arithmetic of double precision; `vDSP+Float.swift` is the same for single precision.

extension vDSP {
  /// Adds two vectors.
  public static func add<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Double] where A.Element == Double, B.Element == Double {
    vectorA.combined(with: vectorB, +)
  }

  /// Subtracts the second vector from the first.
  public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Double] where A.Element == Double, B.Element == Double {
    vectorA.combined(with: vectorB, -)
  }

  /// Multiplies two vectors number by number.
  public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Double] where A.Element == Double, B.Element == Double {
    vectorA.combined(with: vectorB, *)
  }

  /// Divides the first vector by the second, number by number.
  public static func divide<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Double] where A.Element == Double, B.Element == Double {
    vectorA.combined(with: vectorB, /)
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
    vector.sum
  }

  /// Returns the sum of the squares of the numbers.
  public static func sumOfSquares<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Double where Vector.Element == Double {
    vector.dot(vector)
  }

  /// Returns the sum of the products of the numbers.
  public static func dot<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> Double where A.Element == Double, B.Element == Double {
    vectorA.dot(vectorB)
  }

  /// Adds two vectors, into a third one.
  public static func add<
    A: AccelerateBuffer,
    B: AccelerateBuffer,
    Output: AccelerateMutableBuffer
  >(
    _ vectorA: A,
    _ vectorB: B,
    result: inout Output
  ) where A.Element == Double, B.Element == Double, Output.Element == Double, Output.Index == Int {
    result.write(add(vectorA, vectorB))
  }

  /// Subtracts the second vector from the first, into a third one.
  public static func subtract<
    A: AccelerateBuffer,
    B: AccelerateBuffer,
    Output: AccelerateMutableBuffer
  >(
    _ vectorA: A,
    _ vectorB: B,
    result: inout Output
  ) where A.Element == Double, B.Element == Double, Output.Element == Double, Output.Index == Int {
    result.write(subtract(vectorA, vectorB))
  }

  /// Multiplies two vectors number by number, into a third one.
  public static func multiply<
    A: AccelerateBuffer,
    B: AccelerateBuffer,
    Output: AccelerateMutableBuffer
  >(
    _ vectorA: A,
    _ vectorB: B,
    result: inout Output
  ) where A.Element == Double, B.Element == Double, Output.Element == Double, Output.Index == Int {
    result.write(multiply(vectorA, vectorB))
  }

  /// Divides the first vector by the second, number by number, into a third one.
  public static func divide<
    A: AccelerateBuffer,
    B: AccelerateBuffer,
    Output: AccelerateMutableBuffer
  >(
    _ vectorA: A,
    _ vectorB: B,
    result: inout Output
  ) where A.Element == Double, B.Element == Double, Output.Element == Double, Output.Index == Int {
    result.write(divide(vectorA, vectorB))
  }

  /// Adds a number to each of a vector, into another one.
  public static func add<Vector: AccelerateBuffer, Output: AccelerateMutableBuffer>(
    _ scalar: Double,
    _ vector: Vector,
    result: inout Output
  ) where Vector.Element == Double, Output.Element == Double, Output.Index == Int {
    result.write(add(scalar, vector))
  }

  /// Multiplies each number of a vector, into another one.
  public static func multiply<Vector: AccelerateBuffer, Output: AccelerateMutableBuffer>(
    _ scalar: Double,
    _ vector: Vector,
    result: inout Output
  ) where Vector.Element == Double, Output.Element == Double, Output.Index == Int {
    result.write(multiply(scalar, vector))
  }

  /// Returns the largest number; negative infinity of no numbers.
  public static func maximum<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Double where Vector.Element == Double {
    vector.maximum
  }

  /// Returns the smallest number; infinity of no numbers.
  public static func minimum<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Double where Vector.Element == Double {
    vector.minimum
  }

  /// Returns the mean of the numbers; not a number of no numbers.
  public static func mean<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Double where Vector.Element == Double {
    vector.mean
  }

  /// Returns the mean of the squares of the numbers.
  public static func meanSquare<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Double where Vector.Element == Double {
    vector.meanSquare
  }

  /// Returns the square root of the mean of the squares.
  public static func rootMeanSquare<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Double where Vector.Element == Double {
    vector.meanSquare.squareRoot()
  }
}
