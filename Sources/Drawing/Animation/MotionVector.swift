import Foundation

/// The animated numbers of a value of any type.
///
/// Thousands of values may move at once, and each operation on a generic vector looks up its type.
/// Up to four numbers, which nearly all vectors have, are therefore stored in place.
struct MotionVector {
  private var first: Double
  private var second = 0.0
  private var third = 0.0
  private var fourth = 0.0
  private let packing: VectorPacking
  /// A vector that can't be stored in place.
  private var box: VectorBox?

  /// Creates the vector of a value's data.
  @_transparent init<Data: VectorArithmetic>(_ data: Data, packing: VectorPacking?) {
    self.packing = packing ?? .single
    first = 0
    guard let packing else {
      box = TypedVectorBox(data)
      return
    }
    let numbers = withUnsafePointer(to: data) { data in
      let numbers = UnsafeRawPointer(data).assumingMemoryBound(to: Double.self)
      return (
        numbers[0], packing.count > 1 ? numbers[1] : 0, packing.count > 2 ? numbers[2] : 0,
        packing.count > 3 ? numbers[3] : 0
      )
    }
    (first, second, third, fourth) = numbers
  }

  private init(_ box: VectorBox) {
    first = 0
    packing = .single
    self.box = box
  }

  init(first: Double, second: Double, third: Double, fourth: Double, packing: VectorPacking) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
    self.packing = packing
  }

  /// The numbers of a vector that is stored in place.
  var numbers: (Double, Double, Double, Double) { (first, second, third, fourth) }

  /// Writes the vector to data of the type it was created from.
  @_transparent borrowing func write<Data: VectorArithmetic>(to data: inout Data) {
    if let box {
      data = unsafeDowncast(box, to: TypedVectorBox<Data>.self).data
      return
    }
    let count = packing.count
    withUnsafeMutablePointer(to: &data) { data in
      let numbers = UnsafeMutableRawPointer(data).assumingMemoryBound(to: Double.self)
      numbers[0] = first
      if count > 1 { numbers[1] = second }
      if count > 2 { numbers[2] = third }
      if count > 3 { numbers[3] = fourth }
    }
  }

  /// The sum of the squares of the numbers.
  @_transparent var magnitudeSquared: Double {
    if let box { return box.magnitudeSquared }
    switch packing.order {
    case .pairs: return (first * first + second * second) + (third * third + fourth * fourth)
    case .fromFirst: return first * first + second * second + third * third + fourth * fourth
    case .fromLast: return first * first + (second * second + (third * third + fourth * fourth))
    }
  }

  borrowing func scaled(by factor: Double) -> MotionVector {
    if let box { return MotionVector(box.scaled(by: factor)) }
    // Numbers that the vector doesn't have stay 0, even if the factor is infinite.
    let count = packing.count
    return MotionVector(
      first: first * factor,
      second: count > 1 ? second * factor : second,
      third: count > 2 ? third * factor : third,
      fourth: count > 3 ? fourth * factor : fourth,
      packing: packing
    )
  }

  /// Subtracts a multiple of another vector.
  @_transparent mutating func subtract(_ other: borrowing MotionVector, times factor: Double) {
    // Arithmetic of vectors that are stored in place copies none of them.
    guard box == nil else {
      self = self - other.scaled(by: factor)
      return
    }
    let count = packing.count
    first -= other.first * factor
    if count > 1 { second -= other.second * factor }
    if count > 2 { third -= other.third * factor }
    if count > 3 { fourth -= other.fourth * factor }
  }

  // Both operands are of the same type, because they belong to the same value. They are borrowed,
  // because debug builds copy each operand several times otherwise.

  static func + (left: borrowing MotionVector, right: borrowing MotionVector) -> MotionVector {
    if let box = left.box, let other = right.box { return MotionVector(box.adding(other)) }
    return MotionVector(
      first: left.first + right.first,
      second: left.second + right.second,
      third: left.third + right.third,
      fourth: left.fourth + right.fourth,
      packing: left.packing
    )
  }

  @_transparent static func - (left: borrowing MotionVector, right: borrowing MotionVector)
    -> MotionVector
  {
    if let box = left.box, let other = right.box { return MotionVector(box.subtracting(other)) }
    return MotionVector(
      first: left.first - right.first,
      second: left.second - right.second,
      third: left.third - right.third,
      fourth: left.fourth - right.fourth,
      packing: left.packing
    )
  }
}

extension MotionVector: Equatable {
  @_transparent static func == (left: borrowing MotionVector, right: borrowing MotionVector) -> Bool
  {
    if let box = left.box, let other = right.box { return box.isEqual(to: other) }
    return left.first == right.first && left.second == right.second && left.third == right.third
      && left.fourth == right.fourth
  }

  /// Returns whether two vectors differ; faster in debug builds than the generic operator.
  @_transparent static func != (left: borrowing MotionVector, right: borrowing MotionVector) -> Bool
  {
    !(left == right)
  }
}

// MARK: - Vectors of the library

extension MotionVector {
  init(_ frame: CGRect) {
    self.init(
      first: frame.origin.x,
      second: frame.origin.y,
      third: frame.size.width,
      fourth: frame.size.height,
      packing: .frame
    )
  }

  var frame: CGRect { CGRect(x: first, y: second, width: third, height: fourth) }

  init(_ number: Double) {
    self.init(first: number, second: 0, third: 0, fourth: 0, packing: .single)
  }

  var number: Double { first }
}
