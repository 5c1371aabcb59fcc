extension Animation {
  /// A spring of 0.5 seconds without bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// Returns a spring.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds.
  ///   - bounce: 0 for none, up to 1 for a spring that never rests; negative ones are sluggish.
  ///   - blendDuration: Where the spring takes over from one of another response, how long that
  ///     one's fades, in seconds.
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
  ///   - response: The time of one swing without damping, in seconds.
  ///   - dampingFraction: 0 for a spring that swings for ever, 1 for one that never overshoots.
  ///   - blendDuration: Where the spring takes over from one of another response, how long that
  ///     one's fades, in seconds.
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

  /// A quick spring, for what follows a finger: response 0.15, damping 0.86.
  public static var interactiveSpring: Animation {
    interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
  }

  /// Returns a spring for what follows a finger.
  ///
  /// - Parameters:
  ///   - response: The time of one swing without damping, in seconds.
  ///   - dampingFraction: 0 for a spring that swings for ever, 1 for one that never overshoots.
  ///   - blendDuration: Where the spring takes over from one of another response, how long that
  ///     one's fades, in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Returns a spring for what follows a finger, with a bounce of 0.15 and more.
  public static func interactiveSpring(
    duration: Double = 0.15,
    extraBounce: Double = 0,
    blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring of 0.5 seconds without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring of 0.5 seconds with little bounce.
  public static var snappy: Animation { snappy() }
  /// A spring of 0.5 seconds with more bounce.
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring without bounce, or with so much; the duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a bounce of 0.15 and more; the duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a bounce of 0.3 and more; the duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns the motion of a mass on a spring.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force at a displacement of 1.
  ///   - damping: The force at a velocity of 1.
  ///   - initialVelocity: In changes a second: at 1 the whole change would take a second.
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

  /// Returns the motion of a mass on a spring that seems to take a duration in seconds.
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
