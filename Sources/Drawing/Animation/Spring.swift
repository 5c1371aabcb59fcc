import Foundation
import Scene

/// A mass on a damped spring, as a function of time.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let height = spring.value(target: 100, time: 0.2)
/// ```
///
/// The values come from the closed-form solution of `x″ = stiffness·(target − x) − damping·x′` with
/// a mass of 1, which ``Animation/spring(_:blendDuration:)`` integrates in steps.
public struct Spring: Hashable, Sendable {
  /// The period of the undamped spring, in seconds, which is its perceived duration.
  public let response: Double
  /// The damping ratio: 1 for a spring that just doesn't overshoot, more for an overdamped one.
  public let dampingRatio: Double

  /// Creates a spring from its period, in seconds, and its damping ratio.
  ///
  /// A response below 0.001 seconds counts as 0.001 seconds, a ratio below 0 as 0.
  public init(response: Double, dampingRatio: Double) {
    self.response = response.isFinite ? max(response, 0.001) : 0.5
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 100)
  }

  /// Creates a spring from its perceived duration, in seconds, and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: 0 for none, up to 1 for a spring that never comes to rest; negative values are
  ///     overdamped.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let ratio = bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - bounce
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Creates a spring from its physical properties.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring; positive.
  ///   - stiffness: The force at a displacement of 1; positive.
  ///   - damping: The force at a velocity of 1.
  ///   - allowOverDamping: Whether a ratio above 1 is kept instead of being reduced to 1.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    let mass = mass > 0 ? mass : 1
    let frequency = (stiffness > 0 ? stiffness / mass : 1).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    self.init(
      response: 2 * Double.pi / frequency,
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1)
    )
  }

  /// Creates a spring that comes to rest within a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time, in seconds, at which the remaining distance is `epsilon` of
  ///     the whole.
  ///   - dampingRatio: The damping ratio.
  ///   - epsilon: The fraction that counts as rest.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: max(dampingRatio, 0.001))
    let settling = unit.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
    self.init(response: settlingDuration / settling, dampingRatio: unit.dampingRatio)
  }

  /// The perceived duration, in seconds.
  public var duration: Double { response }
  /// The bounce: 0 for none, 1 for endless oscillation; negative if overdamped.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The mass: always 1.
  public var mass: Double { 1 }
  /// The force at a displacement of 1.
  public var stiffness: Double { frequency * frequency }
  /// The force at a velocity of 1.
  public var damping: Double { 2 * dampingRatio * frequency }

  /// The time at which 0.001 of a distance of 1 remains, in seconds; infinite without damping.
  public var settlingDuration: Double {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  private var frequency: Double { 2 * Double.pi / response }
}

extension Spring {
  /// A spring of 0.5 seconds without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring of 0.5 seconds with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring of 0.5 seconds with a larger bounce.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring with a bounce of `extraBounce`; the duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a bounce of 0.15 plus `extraBounce`; the duration is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a bounce of 0.3 plus `extraBounce`; the duration is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// MARK: - Motion

extension Spring {
  /// Returns the value at a given time in seconds, moving from 0 to a target.
  public func value<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: Double
  ) -> V {
    let response = responses(at: time)
    return target.scaled(by: 1 - response.rest) + initialVelocity.scaled(by: response.push)
  }

  /// Returns the velocity at a given time in seconds, moving from 0 to a target.
  public func velocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: Double
  ) -> V {
    let response = responses(at: time)
    return target.scaled(by: stiffness * response.push)
      + initialVelocity.scaled(by: response.rest - damping * response.push)
  }

  /// Advances a value and its velocity by a time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V,
    velocity: inout V,
    target: V,
    deltaTime: Double
  ) {
    let delta = target - value
    let start = value
    let speed = velocity
    value = start + self.value(target: delta, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: delta, initialVelocity: speed, time: deltaTime)
  }

  /// Returns the force on a value with a position and a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the time from which the distance to the target is at most `epsilon`, in seconds;
  /// infinite without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    epsilon: Double
  ) -> Double {
    let (delta, speed) = (target.length, initialVelocity.length)
    guard dampingRatio > 0, (delta + speed).isFinite else { return .infinity }
    guard epsilon > 0, delta + speed > 0 else { return delta + speed > 0 ? .infinity : 0 }
    // From here on, the bound of the motion only decreases.
    var (low, high) = (0.0, response)
    while bound(at: high, delta: delta, speed: speed) > epsilon {
      (low, high) = (high, high * 2)
      guard high < 1e6 else { return .infinity }
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(at: middle, delta: delta, speed: speed) > epsilon {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  /// Returns the value at a given time in seconds, moving from one value to another.
  public func value<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    time: Double
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData,
      time: time
    )
    return result
  }

  /// Returns the velocity at a given time in seconds, moving from one value to another.
  public func velocity<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    time: Double
  ) -> V {
    var result = initialVelocity
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData,
      time: time
    )
    return result
  }

  /// Returns the force when moving from one value to another.
  public func force<V: Animatable>(
    fromValue: V,
    toValue: V,
    position: V,
    velocity: V
  ) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData,
      velocity: velocity.animatableData
    )
    return result
  }
}

extension Spring {
  /// Returns the responses to a displacement of 1 and to a velocity of 1.
  private func responses(at time: Double) -> (rest: Double, push: Double) {
    guard time > 0 else { return (1, 0) }
    let decay = dampingRatio * frequency
    let discriminant = frequency * frequency * (1 - dampingRatio * dampingRatio)
    if discriminant > 0 {
      let dampedFrequency = discriminant.squareRoot()
      let (sine, cosine) = Trigonometry.sineAndCosine(dampedFrequency * time)
      let fade = Exponential.value(-decay * time)
      return (fade * (cosine + decay / dampedFrequency * sine), fade * sine / dampedFrequency)
    }
    guard discriminant < 0 else {
      let fade = Exponential.value(-decay * time)
      return (fade * (1 + decay * time), fade * time)
    }
    let root = (-discriminant).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    let (slowly, quickly) = (Exponential.value(slow * time), Exponential.value(fast * time))
    return (
      (slow * quickly - fast * slowly) / (slow - fast), (slowly - quickly) / (slow - fast)
    )
  }

  /// Returns an upper bound of the distance to the target at and after a given time.
  private func bound(at time: Double, delta: Double, speed: Double) -> Double {
    let decay = dampingRatio * frequency
    let discriminant = frequency * frequency * (1 - dampingRatio * dampingRatio)
    guard discriminant > 0 else {
      let response = responses(at: time)
      return delta * response.rest + speed * response.push
    }
    let dampedFrequency = discriminant.squareRoot()
    let sine = (delta * decay + speed) / dampedFrequency
    return Exponential.value(-decay * time) * (delta * delta + sine * sine).squareRoot()
  }
}

extension VectorArithmetic {
  fileprivate var length: Double { magnitudeSquared.squareRoot() }
}

extension Animation {
  /// Returns the animation of a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: The time over which the response changes if the spring replaces one with
  ///     another response, in seconds.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation.spring(
      response: spring.response,
      dampingFraction: spring.dampingRatio,
      blendDuration: blendDuration
    )
  }

  /// Returns the motion of a mass on a spring; the velocity is in changes per second.
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      mass: spring.mass,
      stiffness: spring.stiffness,
      damping: spring.damping,
      initialVelocity: initialVelocity
    )
  }
}
