/// The motion of a custom animation.
struct CustomCurve: Hashable, Sendable {
  let base: any CustomAnimation

  static func == (left: CustomCurve, right: CustomCurve) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }

  /// Returns the completed part of the change at a given time in seconds, or `nil` after the end.
  func progress(at time: Double, on sequence: FrameSequence, of change: MotionChange) -> Double? {
    guard change.size > 0 else { return nil }
    let last = sequence.last(upTo: time)
    var run = Run(base: base, size: change.size)
    guard run.advance(to: 0) else { return nil }
    for frame in 0..<max(last + 1, 0) {
      guard frame <= FrameSequence.maxSearchedFrames, run.advance(to: sequence.time(of: frame))
      else {
        return nil
      }
    }
    let lastTime = last < 0 ? 0 : sequence.time(of: last)
    if time > lastTime + 1e-9 { guard run.advance(to: time) else { return nil } }
    return run.value / change.size
  }

  /// Returns the first frame at which the motion has ended, or `nil` if it is beyond `limit`.
  func end(on sequence: FrameSequence, of change: MotionChange, within limit: Int) -> Int? {
    var run = Run(base: base, size: change.size)
    guard change.size > 0, run.advance(to: 0) else { return 0 }
    return sequence.first(within: limit) { !run.advance(to: $0) }
  }

  /// Returns the time in seconds at which the animation ends or reports that it is logically
  /// complete, or `nil` if neither happens.
  func logicalEnd(of change: MotionChange) -> Double? {
    var run = Run(base: base, size: change.size)
    let sequence = FrameSequence.display
    let frame = sequence.first(within: FrameSequence.maxSearchedFrames) {
      !run.advance(to: $0) || run.isLogicallyComplete
    }
    return frame.map { sequence.time(of: $0) }
  }

  /// The motion, computed frame by frame.
  private struct Run {
    let base: any CustomAnimation
    let size: Double
    private(set) var value = 0.0
    private var context = AnimationContext<Double>()

    init(base: any CustomAnimation, size: Double) {
      self.base = base
      self.size = size
    }

    var isLogicallyComplete: Bool { context.isLogicallyComplete }

    /// Advances to a time, and returns whether the motion continues.
    mutating func advance(to time: Double) -> Bool {
      guard let new = base.animate(value: size, time: time, context: &context) else {
        return false
      }
      value = new.isFinite ? new : size
      return true
    }
  }
}

extension Animation {
  /// Creates an animation from a custom one.
  public init<A: CustomAnimation>(_ base: A) {
    self.init(.custom(CustomCurve(base: base)))
  }

  /// Returns the part of a change completed at a given time in seconds, or `nil` after the end.
  public func animate<V: VectorArithmetic>(
    value: V,
    time: Double,
    context: inout AnimationContext<V>
  ) -> V? {
    if case .custom(let curve) = curve {
      return curve.base.animate(value: value, time: time, context: &context)
    }
    return context.progress(of: self, over: value, at: time).map { value.scaled(by: $0) }
  }

  /// Returns the velocity at a given time in seconds, computed from the difference over one frame;
  /// `nil` after the end.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: Double,
    context: AnimationContext<V>
  ) -> V? {
    if case .custom(let curve) = curve {
      return curve.base.velocity(value: value, time: time, context: context)
    }
    var context = context
    let (from, to) = (max(time - 1 / 120.0, 0), time + 1 / 120.0)
    guard let start = context.progress(of: self, over: value, at: from) else { return nil }
    let end = context.progress(of: self, over: value, at: to) ?? 1
    return value.scaled(by: (end - start) / (to - from))
  }

  /// Returns whether the animation takes over from a previous one, as a spring does.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: Double,
    context: inout AnimationContext<V>
  ) -> Bool {
    switch curve {
    case .spring: true
    case .custom(let curve):
      curve.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    default: false
    }
  }
}

extension AnimationContext {
  private enum CurvesKey: AnimationStateKey {
    static var defaultValue: CurveCache? { nil }
  }

  /// Returns the part of a change completed at a given time in seconds, or `nil` after the end.
  fileprivate mutating func progress(
    of animation: Animation,
    over delta: Value,
    at time: Double
  ) -> Double? {
    let curves = state[CurvesKey.self] ?? CurveCache()
    state[CurvesKey.self] = curves
    let change = MotionChange(size: delta.magnitudeSquared.squareRoot(), curves: curves)
    return animation.curve.progress(at: max(time, 0), on: .display, of: change)
  }
}
