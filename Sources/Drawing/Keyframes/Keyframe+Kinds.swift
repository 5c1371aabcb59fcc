/// Goes to a value evenly, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSegmentSource {
  let segments: [KeyframeSegment<Value.AnimatableData>]

  /// Goes to a value in a time in seconds, along a curve.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    segments = [.linear(to: to.animatableData, duration: duration.asDuration, timingCurve)]
  }

  /// The keyframe itself.
  public var body: KeyframeSequence<Value> { KeyframeSequence(segments: segments) }
}

/// Goes to a value along a cubic curve that runs on smoothly in its neighbours.
///
/// Between two others of its kind it passes its value in the direction from the one to the other (a
/// Catmull-Rom spline); beside one of another kind it has that one's velocity; at the ends of a
/// track it rests.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSegmentSource {
  let segments: [KeyframeSegment<Value.AnimatableData>]

  /// Goes to a value in a time in seconds.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: In seconds.
  ///   - startVelocity: A second; `nil` for that of the neighbour.
  ///   - endVelocity: A second; `nil` for that of the neighbour.
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

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSegmentSource {
  let segments: [KeyframeSegment<Value.AnimatableData>]

  /// Goes to a value.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: In seconds, where the next keyframe begins wherever the spring then is; `nil`
  ///     for when only a ten-thousandth is left.
  ///   - spring: The spring.
  ///   - startVelocity: A second; `nil` for that at the end of the keyframe before.
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

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, KeyframeSegmentSource {
  let segments: [KeyframeSegment<Value.AnimatableData>]

  /// Jumps to a value.
  public init(_ to: Value) {
    segments = [.move(to: to.animatableData)]
  }

  /// The keyframe itself.
  public var body: KeyframeSequence<Value> { KeyframeSequence(segments: segments) }
}

extension Double {
  /// What is no positive number counts as 0.
  fileprivate var asDuration: Double { self > 0 && isFinite ? self : 0 }
}
