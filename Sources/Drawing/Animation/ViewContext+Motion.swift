import Foundation

// These are members of the surroundings, because calling a method of a context that is being
// changed copies the context in debug builds.

extension ViewContext.Surroundings {
  /// The inputs that determine how values of the view are shown.
  var motionContext: MotionContext { MotionContext(in: self) }

  /// Returns the current interpolated value.
  func animated<Value: Animatable>(_ value: Value, at path: IdentityPath) -> Value {
    guard status.pointee.keepsValues, Value.AnimatableData.self != EmptyAnimatableData.self else {
      return value
    }
    var data = value.animatableData
    let packing = graph.types.record(of: Value.self).packing(of: Value.self)
    var vector = MotionVector(data, packing: packing)
    let moving = status.pointee.object(Value.self, at: path) {
      MovingVector(vector)
    }
    guard moving.move(&vector, at: motionContext) else { return value }
    vector.write(to: &data)
    var value = value
    value.animatableData = data
    return value
  }

  /// Returns the current interpolated value of an element, and the motion of its frame; `nil` if
  /// the graph keeps no values.
  ///
  /// Both are found with one lookup, because many views move.
  func animatedInFrame<Value: Animatable>(
    _ value: Value,
    _ type: TypeRecord,
    at path: IdentityPath
  ) -> (value: Value, frame: FrameMotion?) {
    guard status.pointee.keepsValues else { return (value, nil) }
    guard Value.AnimatableData.self != EmptyAnimatableData.self else {
      return (value, frameMotion(of: Value.self, at: path))
    }
    var data = value.animatableData
    var vector = MotionVector(data, packing: type.packing(of: Value.self))
    let motion = status.pointee.object(Value.self, at: path) {
      ValueInFrame(vector)
    }
    let motionContext = motionContext
    let frame = FrameMotion(storage: motion, motionContext: motionContext)
    guard motion.numbers.move(&vector, at: motionContext) else { return (value, frame) }
    vector.write(to: &data)
    var value = value
    value.animatableData = data
    return (value, frame)
  }

  /// Returns the motion of an element's frame, or `nil` if the graph keeps no values.
  func frameMotion<Kind>(of kind: Kind.Type, at path: IdentityPath) -> FrameMotion? {
    guard status.pointee.keepsValues else { return nil }
    let frame = status.pointee.object(FrameSlot<Kind>.self, at: path) { FrameMotion.Storage() }
    return FrameMotion(storage: frame, motionContext: motionContext)
  }
}

extension ViewContext {
  /// Returns a view or modifier with its current interpolated values.
  func animated<Value>(_ value: Value) -> Value {
    guard status.pointee.keepsValues, graph.traits(of: value).isAnimatable else { return value }
    return interpolated(value)
  }

  // Separate, because the type for the cast would be looked up at the beginning of the function,
  // even if the checks fail.
  private func interpolated<Value>(_ value: Value) -> Value {
    guard let animatable = value as? any Animatable else { return value }
    // The current values may affect later events in the view.
    pass.resetLead()
    return surroundings.animated(animatable, at: path) as? Value ?? value
  }
}

extension TypeRecord {
  /// Returns the packing of the animated data of the type.
  fileprivate func packing<Value: Animatable>(of type: Value.Type) -> VectorPacking? {
    let byte = motionFacts {
      VectorPacking.of(Value.AnimatableData.self)?.byte ?? 0
    }
    return VectorPacking(byte: byte)
  }
}

/// The stored numbers of a value and the frame of its element.
private final class ValueInFrame: FrameMotion.Storage {
  @exclusivity(unchecked) var numbers: MovingNumbers

  init(_ value: MotionVector) {
    numbers = MovingNumbers(value)
    super.init()
  }

  private init(copying other: ValueInFrame) {
    numbers = other.numbers
    super.init(copying: other)
  }

  override func copied() -> KeptObject? { ValueInFrame(copying: self) }
}

/// Distinguishes the frames of different elements at one path.
private enum FrameSlot<Kind> {}

/// The motion of an element's frame to its layout position.
struct FrameMotion {
  /// The stored state of the motion; a class, because the view graph stores it.
  class Storage: KeptObject {
    // The frame isn't known before layout; the first layout sets the initial value.

    /// The frame of the element as long as it hasn't changed; most never do.
    @exclusivity(unchecked) fileprivate var still: CGRect?
    @exclusivity(unchecked) fileprivate var value: MovingVector?

    override init() {}

    init(copying other: Storage) {
      still = other.still
      value = other.value.map(MovingVector.init(copying:))
    }

    override func copied() -> KeptObject? { Storage(copying: self) }
  }

  let storage: Storage
  let motionContext: MotionContext

  /// Moves the state to the current position of the element's frame, and returns its current size.
  ///
  /// - Parameters:
  ///   - state: The state with which the element is drawn at its layout position.
  ///   - size: The size of the element in the layout.
  ///   - start: The initial frame of an element that is drawn for the first time; `nil` for its
  ///     own.
  @_transparent func apply(
    to state: inout DrawingState,
    size: CGSize,
    from start: CGRect? = nil
  ) -> CGSize {
    let target = CGRect(origin: state.origin, size: size)
    guard let moving = motion(to: target, from: start) else { return size }
    var vector = MotionVector(target)
    guard moving.move(&vector, at: motionContext) else { return size }
    let frame = vector.frame
    state.move(by: CGPoint(x: frame.minX - target.minX, y: frame.minY - target.minY))
    return frame.size
  }
}

extension FrameMotion {
  /// Returns the frame's motion, or `nil` if the element has been at its layout position so far and
  /// is now.
  @_transparent private func motion(to target: CGRect, from start: CGRect?) -> MovingVector? {
    if let value = storage.value { return value }
    // Operators with closures, such as `??`, are slow in debug builds.
    var former = storage.still
    if case nil = former { former = start }
    guard let former, former != target, motionContext.animation != nil else {
      storage.still = target
      return nil
    }
    let moving = MovingVector(MotionVector(former))
    (storage.still, storage.value) = (former, moving)
    return moving
  }
}

extension FrameMotion? {
  /// Moves the state to the current position of the element's frame, and returns its current size.
  func apply(to state: inout DrawingState, size: CGSize) -> CGSize {
    if let motion = self { motion.apply(to: &state, size: size) } else { size }
  }
}
