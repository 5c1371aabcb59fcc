/// The numbers of a value that may be animating, kept by the view graph.
class MovingVector: KeptObject {
  @exclusivity(unchecked) private var numbers: MovingNumbers

  init(_ value: MotionVector) {
    numbers = MovingNumbers(value)
  }

  /// Sets the value's goal, and returns its current value.
  final func move(
    to new: borrowing MotionVector,
    at motionContext: MotionContext
  ) -> MotionVector {
    numbers.move(to: new, at: motionContext)
  }
}

/// A value of a known type that may be animating.
final class MovingValue<Data: VectorArithmetic>: MovingVector {
  init(_ value: Data) {
    super.init(MotionVector(value, packing: VectorPacking.of(Data.self)))
  }

  /// Sets the value's goal, and returns its current value.
  func move(to new: Data, at motionContext: MotionContext) -> Data {
    var shown = new
    let new = MotionVector(new, packing: VectorPacking.of(Data.self))
    move(to: new, at: motionContext).write(to: &shown)
    return shown
  }
}
