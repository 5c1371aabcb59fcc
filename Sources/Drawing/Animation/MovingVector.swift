/// The numbers of a value that may be animating, kept by the view graph.
class MovingVector: KeptObject {
  @exclusivity(unchecked) private var numbers: MovingNumbers

  init(_ value: MotionVector) {
    numbers = MovingNumbers(value)
  }

  init(copying other: MovingVector) {
    numbers = other.numbers
  }

  override func copied() -> KeptObject? { MovingVector(copying: self) }

  /// Sets the goal to `value`, then replaces `value` with the current value. Returns false if no
  /// motion contributes, so that `value` is unchanged.
  final func move(_ value: inout MotionVector, at motionContext: MotionContext) -> Bool {
    numbers.move(&value, at: motionContext)
  }
}

/// A value of a known type that may be animating.
final class MovingValue<Data: VectorArithmetic>: MovingVector {
  init(_ value: Data) {
    super.init(MotionVector(value, packing: VectorPacking.of(Data.self)))
  }

  // Values of this type are only stored inside other objects, which aren't copied.
  override func copied() -> KeptObject? { nil }

  /// Sets the value's goal, and returns its current value.
  func move(to new: Data, at motionContext: MotionContext) -> Data {
    var vector = MotionVector(new, packing: VectorPacking.of(Data.self))
    guard move(&vector, at: motionContext) else { return new }
    var shown = new
    vector.write(to: &shown)
    return shown
  }
}
