// Arithmetic in single precision. `vDSP+Double.swift` is the double-precision counterpart.

extension vDSP {
  /// Returns the elementwise sum of two vectors.
  public static func add<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Float] where A.Element == Float, B.Element == Float {
    vectorA.combined(with: vectorB, +)
  }

  /// Returns the first vector minus the second.
  public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Float] where A.Element == Float, B.Element == Float {
    vectorA.combined(with: vectorB, -)
  }

  /// Returns the elementwise product of two vectors.
  public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Float] where A.Element == Float, B.Element == Float {
    vectorA.combined(with: vectorB, *)
  }

  /// Returns the first vector divided elementwise by the second.
  public static func divide<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> [Float] where A.Element == Float, B.Element == Float {
    vectorA.combined(with: vectorB, /)
  }

  /// Returns a vector with a number added to each element.
  public static func add<Vector: AccelerateBuffer>(
    _ scalar: Float,
    _ vector: Vector
  ) -> [Float] where Vector.Element == Float {
    vector.map { scalar + $0 }
  }

  /// Returns a vector with each element multiplied by a number.
  public static func multiply<Vector: AccelerateBuffer>(
    _ scalar: Float,
    _ vector: Vector
  ) -> [Float] where Vector.Element == Float {
    vector.map { scalar * $0 }
  }

  /// Returns a vector with each element divided by a number.
  public static func divide<Vector: AccelerateBuffer>(
    _ vector: Vector,
    _ scalar: Float
  ) -> [Float] where Vector.Element == Float {
    vector.map { $0 / scalar }
  }

  /// Returns a vector with each element negated.
  public static func negative<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> [Float] where Vector.Element == Float {
    vector.map { -$0 }
  }

  /// Returns the sum of the elements.
  public static func sum<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Float where Vector.Element == Float {
    vector.sum
  }

  /// Returns the sum of the squares of the elements.
  public static func sumOfSquares<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Float where Vector.Element == Float {
    vector.dot(vector)
  }

  /// Returns the dot product of two vectors.
  public static func dot<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A,
    _ vectorB: B
  ) -> Float where A.Element == Float, B.Element == Float {
    vectorA.dot(vectorB)
  }

  /// Adds two vectors and writes the sums to `result`.
  public static func add<
    A: AccelerateBuffer,
    B: AccelerateBuffer,
    Output: AccelerateMutableBuffer
  >(
    _ vectorA: A,
    _ vectorB: B,
    result: inout Output
  ) where A.Element == Float, B.Element == Float, Output.Element == Float, Output.Index == Int {
    result.write(add(vectorA, vectorB))
  }

  /// Subtracts the second vector from the first and writes the differences to `result`.
  public static func subtract<
    A: AccelerateBuffer,
    B: AccelerateBuffer,
    Output: AccelerateMutableBuffer
  >(
    _ vectorA: A,
    _ vectorB: B,
    result: inout Output
  ) where A.Element == Float, B.Element == Float, Output.Element == Float, Output.Index == Int {
    result.write(subtract(vectorA, vectorB))
  }

  /// Multiplies two vectors elementwise and writes the products to `result`.
  public static func multiply<
    A: AccelerateBuffer,
    B: AccelerateBuffer,
    Output: AccelerateMutableBuffer
  >(
    _ vectorA: A,
    _ vectorB: B,
    result: inout Output
  ) where A.Element == Float, B.Element == Float, Output.Element == Float, Output.Index == Int {
    result.write(multiply(vectorA, vectorB))
  }

  /// Divides the first vector elementwise by the second and writes the quotients to `result`.
  public static func divide<
    A: AccelerateBuffer,
    B: AccelerateBuffer,
    Output: AccelerateMutableBuffer
  >(
    _ vectorA: A,
    _ vectorB: B,
    result: inout Output
  ) where A.Element == Float, B.Element == Float, Output.Element == Float, Output.Index == Int {
    result.write(divide(vectorA, vectorB))
  }

  /// Adds a number to each element and writes the sums to `result`.
  public static func add<Vector: AccelerateBuffer, Output: AccelerateMutableBuffer>(
    _ scalar: Float,
    _ vector: Vector,
    result: inout Output
  ) where Vector.Element == Float, Output.Element == Float, Output.Index == Int {
    result.write(add(scalar, vector))
  }

  /// Multiplies each element by a number and writes the products to `result`.
  public static func multiply<Vector: AccelerateBuffer, Output: AccelerateMutableBuffer>(
    _ scalar: Float,
    _ vector: Vector,
    result: inout Output
  ) where Vector.Element == Float, Output.Element == Float, Output.Index == Int {
    result.write(multiply(scalar, vector))
  }

  /// Returns the largest element; negative infinity if there are none.
  public static func maximum<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Float where Vector.Element == Float {
    vector.maximum
  }

  /// Returns the smallest element; infinity if there are none.
  public static func minimum<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Float where Vector.Element == Float {
    vector.minimum
  }

  /// Returns the mean of the elements; NaN if there are none.
  public static func mean<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Float where Vector.Element == Float {
    vector.mean
  }

  /// Returns the mean of the squares of the elements.
  public static func meanSquare<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Float where Vector.Element == Float {
    vector.meanSquare
  }

  /// Returns the root mean square of the elements.
  public static func rootMeanSquare<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Float where Vector.Element == Float {
    vector.meanSquare.squareRoot()
  }
}
