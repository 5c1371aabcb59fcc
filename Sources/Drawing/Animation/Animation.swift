/// How a change runs from the old value to the new one, in time.
///
/// ```swift
/// withAnimation(.easeOut(duration: 2).delay(0.5)) { isOpen = true }
/// ```
///
/// Modifiers apply from the inside out: in `a.repeatForever().speed(2).delay(1)` the delay comes
/// first and isn't repeated, and what is repeated runs twice as fast.
public struct Animation: Hashable, Sendable {
  let curve: AnimationCurve

  init(_ curve: AnimationCurve) {
    self.curve = curve
  }

  /// The animation that applies if none is named: a spring of response 0.55 s and damping fraction 1.
  ///
  /// The values are those of Apple's documentation of `Animation.default`.
  public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)
}

extension Animation {
  /// The duration of curves where none is given, in seconds.
  private static let usualDuration = 0.35

  /// Even from start to end; 0.35 seconds.
  public static var linear: Animation { linear(duration: usualDuration) }
  /// Slow at first; 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: usualDuration) }
  /// Slow at last; 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: usualDuration) }
  /// Slow at first and at last; 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: usualDuration) }

  /// Returns an animation that is even from start to end; the duration in seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Returns an animation that is slow at first; the duration in seconds.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Returns an animation that is slow at last; the duration in seconds.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Returns an animation that is slow at first and at last; the duration in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Returns an animation along a curve; the duration in seconds.
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
  ///   - duration: In seconds.
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
  /// Returns the animation after a wait in seconds, during which the old value stays.
  public func delay(_ delay: Double) -> Animation {
    Animation(.delayed(curve, by: delay))
  }

  /// Returns the animation run so many times as fast; at 0 or less it stands still.
  public func speed(_ speed: Double) -> Animation {
    Animation(.speed(curve, by: speed))
  }

  /// Returns the animation run several times; at the end the new value stands in any case.
  ///
  /// - Parameters:
  ///   - repeatCount: How many single passes there are: two with `autoreverses` lead there and back.
  ///   - autoreverses: Whether every second pass runs backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  /// Returns the animation run without end.
  ///
  /// - Parameter autoreverses: Whether every second pass runs backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: nil, autoreverses: autoreverses))
  }

  /// Returns the animation with completions that count it as done after a time in seconds.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(.completing(curve, after: duration))
  }
}
