// Arithmetic into vectors that are already there, and what is known of a vector as a whole.

extension MutableCollection where Self: AccelerateMutableBuffer, Index == Int {
  /// Writes numbers one after another, as many as there is room for.
  fileprivate mutating func write(_ numbers: [Element]) {
    for (index, number) in zip(indices, numbers) { self[index] = number }
  }
}

/// Numbers in a row, to be written to.
public protocol AccelerateMutableBuffer: AccelerateBuffer, MutableCollection {}

extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}

extension vDSP {
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
    vector.max() ?? -.infinity
  }

  /// Returns the smallest number; infinity of no numbers.
  public static func minimum<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Double where Vector.Element == Double {
    vector.min() ?? .infinity
  }

  /// Returns the mean of the numbers; not a number of no numbers.
  public static func mean<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Double where Vector.Element == Double {
    sum(vector) / Double(vector.count)
  }

  /// Returns the mean of the squares of the numbers.
  public static func meanSquare<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Double where Vector.Element == Double {
    sumOfSquares(vector) / Double(vector.count)
  }

  /// Returns the square root of the mean of the squares.
  public static func rootMeanSquare<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Double where Vector.Element == Double {
    meanSquare(vector).squareRoot()
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
  ) where A.Element == Float, B.Element == Float, Output.Element == Float, Output.Index == Int {
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
  ) where A.Element == Float, B.Element == Float, Output.Element == Float, Output.Index == Int {
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
  ) where A.Element == Float, B.Element == Float, Output.Element == Float, Output.Index == Int {
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
  ) where A.Element == Float, B.Element == Float, Output.Element == Float, Output.Index == Int {
    result.write(divide(vectorA, vectorB))
  }

  /// Adds a number to each of a vector, into another one.
  public static func add<Vector: AccelerateBuffer, Output: AccelerateMutableBuffer>(
    _ scalar: Float,
    _ vector: Vector,
    result: inout Output
  ) where Vector.Element == Float, Output.Element == Float, Output.Index == Int {
    result.write(add(scalar, vector))
  }

  /// Multiplies each number of a vector, into another one.
  public static func multiply<Vector: AccelerateBuffer, Output: AccelerateMutableBuffer>(
    _ scalar: Float,
    _ vector: Vector,
    result: inout Output
  ) where Vector.Element == Float, Output.Element == Float, Output.Index == Int {
    result.write(multiply(scalar, vector))
  }

  /// Returns the largest number; negative infinity of no numbers.
  public static func maximum<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Float where Vector.Element == Float {
    vector.max() ?? -.infinity
  }

  /// Returns the smallest number; infinity of no numbers.
  public static func minimum<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Float where Vector.Element == Float {
    vector.min() ?? .infinity
  }

  /// Returns the mean of the numbers; not a number of no numbers.
  public static func mean<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Float where Vector.Element == Float {
    sum(vector) / Float(vector.count)
  }

  /// Returns the mean of the squares of the numbers.
  public static func meanSquare<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Float where Vector.Element == Float {
    sumOfSquares(vector) / Float(vector.count)
  }

  /// Returns the square root of the mean of the squares.
  public static func rootMeanSquare<Vector: AccelerateBuffer>(
    _ vector: Vector
  ) -> Float where Vector.Element == Float {
    meanSquare(vector).squareRoot()
  }
}
