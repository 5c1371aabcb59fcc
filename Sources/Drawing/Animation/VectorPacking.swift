internal import Foundation

/// The arrangement of a vector's numbers if it consists of at most four `Double` values, so that a
/// ``MotionVector`` can store them.
struct VectorPacking: Equatable {
  /// The order in which the squares of the numbers are added. The last bit of the sum may decide at
  /// which frame a spring comes to rest.
  enum SquareOrder: UInt8 {
    /// (first + second) + (third + fourth)
    case pairs
    /// ((first + second) + third) + fourth
    case fromFirst
    /// first + (second + (third + fourth))
    case fromLast
  }

  let count: UInt8
  let order: SquareOrder

  static let single = VectorPacking(count: 1, order: .pairs)
  static let point = VectorPacking(count: 2, order: .pairs)
  static let frame = VectorPacking(count: 4, order: .pairs)
  static let color = VectorPacking(count: 4, order: .fromFirst)

  /// The packing as a byte, which is never 0.
  var byte: UInt8 { count << 2 | order.rawValue }

  @_transparent init?(byte: UInt8) {
    guard byte != 0, let order = SquareOrder(rawValue: byte & 3) else { return nil }
    self.init(count: byte >> 2, order: order)
  }

  init(count: UInt8, order: SquareOrder) {
    self.count = count
    self.order = order
  }

  /// Returns the packing of a type; `nil` for other vectors.
  static func of<Data: VectorArithmetic>(_ type: Data.Type) -> VectorPacking? {
    (type as? any PackedVector.Type)?.packing
  }

  /// Returns the packing of a vector that consists of two others.
  static func joining(_ first: VectorPacking?, _ second: VectorPacking?) -> VectorPacking? {
    guard let first, let second else { return nil }
    let count = first.count + second.count
    switch (first.count, second.count) {
    case (1, 1), (2, 1), (2, 2): return VectorPacking(count: count, order: .pairs)
    case (1, 2): return VectorPacking(count: count, order: .fromLast)
    case (1, 3) where second.order == .fromLast:
      return VectorPacking(count: count, order: .fromLast)
    case (3, 1) where first.order == .pairs:
      return VectorPacking(count: count, order: .fromFirst)
    default: return nil
    }
  }
}

/// A vector that may be stored as nothing but `Double` values.
private protocol PackedVector {
  static var packing: VectorPacking? { get }
}

extension Double: PackedVector {
  fileprivate static var packing: VectorPacking? { .single }
}

extension CGFloat: PackedVector {
  fileprivate static var packing: VectorPacking? { .single }
}

extension PointVector: PackedVector {
  fileprivate static var packing: VectorPacking? { .point }
}

extension ScaleVector: PackedVector {
  fileprivate static var packing: VectorPacking? { .frame }
}

extension AnimatablePair: PackedVector {
  fileprivate static var packing: VectorPacking? { .joining(.of(First.self), .of(Second.self)) }
}
