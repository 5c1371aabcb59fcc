internal import Scene

/// The timing of a change from an old value to a new one.
///
/// ```swift
/// withAnimation(.easeOut(duration: 2).delay(0.5)) { isOpen = true }
/// ```
///
/// Modifiers apply from the inside out: in `a.repeatForever().speed(2).delay(1)` the delay comes
/// first and isn't repeated, and the repeated animation runs twice as fast.
public struct Animation: Hashable, Sendable {
  let curve: AnimationCurve

  init(_ curve: AnimationCurve) {
    self.curve = curve
  }

  /// The default animation: a spring of response 0.55 s and damping fraction 1.
  ///
  /// The values are those of Apple's documentation of `Animation.default`.
  public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)
}

extension Animation {
  /// The default duration of curves, in seconds.
  private static let defaultDuration = 0.35

  /// A linear animation of 0.35 seconds.
  public static var linear: Animation { linear(duration: defaultDuration) }
  /// An animation of 0.35 seconds that starts slowly.
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }
  /// An animation of 0.35 seconds that ends slowly.
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }
  /// An animation of 0.35 seconds that starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  /// Returns a linear animation; the duration is in seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Returns an animation that starts slowly; the duration is in seconds.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Returns an animation that ends slowly; the duration is in seconds.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Returns an animation that starts and ends slowly; the duration is in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Returns an animation along a curve; the duration is in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: The time of the first control point, 0…1.
  ///   - p1y: The progress of the first control point.
  ///   - p2x: The time of the second control point, 0…1.
  ///   - p2y: The progress of the second control point.
  ///   - duration: The duration, in seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: p1x, y: p1y),
      endControlPoint: UnitPoint(x: p2x, y: p2y)
    )
    return timingCurve(curve, duration: duration)
  }
}

extension Animation {
  /// Returns the animation after a delay in seconds, during which the old value is shown.
  public func delay(_ delay: Double) -> Animation {
    Animation(.delayed(RetimedCurve(curve, delay)))
  }

  /// Returns the animation at a multiple of its speed; at 0 or less it doesn't move.
  public func speed(_ speed: Double) -> Animation {
    Animation(.speed(RetimedCurve(curve, speed)))
  }

  /// Returns the animation repeated several times. At the end the new value is always shown.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of cycles; with `autoreverses`, running forwards and back takes
  ///     two.
  ///   - autoreverses: Whether every second cycle runs backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    let count = max(repeatCount, 1)
    return Animation(
      .repeated(RepeatingCurve(curve, count: count, autoreverses: autoreverses))
    )
  }

  /// Returns the animation repeated forever.
  ///
  /// - Parameter autoreverses: Whether every second cycle runs backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(RepeatingCurve(curve, count: nil, autoreverses: autoreverses)))
  }

  /// Returns the animation, which counts as logically complete after a time in seconds.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(.completing(RetimedCurve(curve, duration)))
  }
}
