extension Animation {
  /// A spring of 0.5 seconds without bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// Returns a spring.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: 0 for none, up to 1 for a spring that never comes to rest; negative values are
  ///     overdamped.
  ///   - blendDuration: The time over which the response changes if the spring replaces one with
  ///     another response, in seconds.
  public static func spring(
    duration: Double = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(
      .spring(FluidSpring(duration: duration, bounce: bounce, blendDuration: blendDuration))
    )
  }

  /// Returns a spring.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds.
  ///   - dampingFraction: 0 for a spring that oscillates forever, 1 for one that never overshoots.
  ///   - blendDuration: The time over which the response changes if the spring replaces one with
  ///     another response, in seconds.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(
      .spring(
        FluidSpring(
          response: response,
          dampingFraction: dampingFraction,
          blendDuration: blendDuration
        )
      )
    )
  }

  /// A quick spring for interactive changes: response 0.15, damping 0.86.
  public static var interactiveSpring: Animation {
    interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
  }

  /// Returns a spring for interactive changes.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds.
  ///   - dampingFraction: 0 for a spring that oscillates forever, 1 for one that never overshoots.
  ///   - blendDuration: The time over which the response changes if the spring replaces one with
  ///     another response, in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Returns a spring for interactive changes, with a bounce of 0.15 plus `extraBounce`.
  public static func interactiveSpring(
    duration: Double = 0.15,
    extraBounce: Double = 0,
    blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring of 0.5 seconds without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring of 0.5 seconds with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring of 0.5 seconds with a larger bounce.
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring with a bounce of `extraBounce`; the duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a bounce of 0.15 plus `extraBounce`; the duration is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a bounce of 0.3 plus `extraBounce`; the duration is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns the motion of a mass on a spring.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force at a displacement of 1.
  ///   - damping: The force at a velocity of 1.
  ///   - initialVelocity: The velocity in changes per second: 1 covers the whole change in a
  ///     second.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .oscillation(
        Oscillation(
          mass: mass,
          stiffness: stiffness,
          damping: damping,
          initialVelocity: initialVelocity
        )
      )
    )
  }

  /// Returns the motion of a mass on a spring with a perceived duration in seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation {
    let spring = FluidSpring(duration: duration, bounce: bounce)
    return interpolatingSpring(
      stiffness: spring.stiffness,
      damping: spring.damping,
      initialVelocity: initialVelocity
    )
  }
}
