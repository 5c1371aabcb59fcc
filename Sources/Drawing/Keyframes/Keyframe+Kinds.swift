/// A keyframe that interpolates linearly, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSegmentSource {
  let segments: [KeyframeSegment<Value.AnimatableData>]

  /// Creates a keyframe with a duration in seconds and a curve.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    segments = [.linear(to: to.animatableData, duration: duration.asDuration, timingCurve)]
  }

  /// The keyframe itself.
  public var body: KeyframeSequence<Value> { KeyframeSequence(segments: segments) }
}

/// A keyframe that follows a cubic curve with a smooth transition to its neighbours.
///
/// If a cubic or a spring keyframe follows, the velocity at this keyframe's value is that of a
/// Catmull-Rom spline: it points from the previous value to the next one. Next to a linear keyframe
/// and after a spring, the curve has the neighbour's velocity. Next to a jump and at the ends of a
/// track, its velocity is 0.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSegmentSource {
  let segments: [KeyframeSegment<Value.AnimatableData>]

  /// Creates a cubic keyframe.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The duration, in seconds.
  ///   - startVelocity: The velocity per second at the start; `nil` for that of the neighbour.
  ///   - endVelocity: The velocity per second at the end; `nil` for that of the neighbour.
  public init(
    _ to: Value,
    duration: Double,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {
    segments = [
      .cubic(
        to: to.animatableData,
        duration: duration.asDuration,
        start: startVelocity?.animatableData,
        end: endVelocity?.animatableData
      )
    ]
  }

  /// The keyframe itself.
  public var body: KeyframeSequence<Value> { KeyframeSequence(segments: segments) }
}

/// A keyframe that moves to a value like a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSegmentSource {
  let segments: [KeyframeSegment<Value.AnimatableData>]

  /// Creates a spring keyframe.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The time after which the next keyframe begins, in seconds, even if the spring is
  ///     still moving; `nil` for the time from which its distance to the value is at most 0.0001.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity per second at the start; `nil` for that at the end of the
  ///     previous keyframe.
  public init(
    _ to: Value,
    duration: Double? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    segments = [
      .spring(
        to: to.animatableData,
        duration: duration?.asDuration,
        spring,
        start: startVelocity?.animatableData
      )
    ]
  }

  /// The keyframe itself.
  public var body: KeyframeSequence<Value> { KeyframeSequence(segments: segments) }
}

/// A keyframe that jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSegmentSource {
  let segments: [KeyframeSegment<Value.AnimatableData>]

  /// Creates a keyframe that jumps to a value.
  public init(_ to: Value) {
    segments = [.move(to: to.animatableData)]
  }

  /// The keyframe itself.
  public var body: KeyframeSequence<Value> { KeyframeSequence(segments: segments) }
}

extension Double {
  /// The duration, with 0 for values that aren't positive and finite.
  fileprivate var asDuration: Double { self > 0 && isFinite ? self : 0 }
}
