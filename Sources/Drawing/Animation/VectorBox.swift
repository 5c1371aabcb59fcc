/// A vector that has too many numbers for a ``MotionVector``, or a type of the user's.
///
/// It is a class because its subclass knows the type.
class VectorBox {
  fileprivate init() {}

  var magnitudeSquared: Double { 0 }

  func scaled(by factor: Double) -> VectorBox { self }

  // The other vector is always of the same type, because both belong to the same value.

  func adding(_ other: VectorBox) -> VectorBox { self }

  func subtracting(_ other: VectorBox) -> VectorBox { self }

  func isEqual(to other: VectorBox) -> Bool { false }
}

/// A vector of a known type.
final class TypedVectorBox<Data: VectorArithmetic>: VectorBox {
  let data: Data

  init(_ data: Data) {
    self.data = data
  }

  override var magnitudeSquared: Double { data.magnitudeSquared }

  override func scaled(by factor: Double) -> VectorBox { TypedVectorBox(data.scaled(by: factor)) }

  override func adding(_ other: VectorBox) -> VectorBox {
    TypedVectorBox(data + TypedVectorBox.data(of: other))
  }

  override func subtracting(_ other: VectorBox) -> VectorBox {
    TypedVectorBox(data - TypedVectorBox.data(of: other))
  }

  override func isEqual(to other: VectorBox) -> Bool { data == TypedVectorBox.data(of: other) }

  private static func data(of other: VectorBox) -> Data {
    unsafeDowncast(other, to: TypedVectorBox<Data>.self).data
  }
}
