import Scene

/// The motion of a mass on a damped spring from 0 to 1, in closed form.
struct Oscillation: Hashable, Sendable {
  /// The damping as a rate of decay per second.
  private let decay: Double
  /// The square of the undamped frequency, in radians per second.
  private let frequencySquared: Double
  private let initialVelocity: Double

  /// Creates the motion.
  ///
  /// A mass or stiffness that isn't positive and finite counts as 1, such a damping as 0, and an
  /// initial velocity that isn't finite as 0.
  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    func positiveOrOne(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 1 }
    let mass = positiveOrOne(mass)
    decay = damping > 0 && damping.isFinite ? damping / (2 * mass) : 0
    frequencySquared = positiveOrOne(stiffness) / mass
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// Returns the position at a given time in seconds.
  func position(at time: Double) -> Double {
    // With d = 1 − position: d″ + 2·decay·d′ + frequency²·d = 0, d(0) = 1, d′(0) = −velocity.
    let discriminant = frequencySquared - decay * decay
    if discriminant > 0 {
      let frequency = discriminant.squareRoot()
      let (sine, cosine) = Trigonometry.sineAndCosine(frequency * time)
      let swing = cosine + (decay - initialVelocity) / frequency * sine
      return 1 - Exponential.value(-decay * time) * swing
    }
    guard discriminant < 0 else {
      return 1 - Exponential.value(-decay * time) * (1 + (decay - initialVelocity) * time)
    }
    let (slow, slowShare, fast, fastShare) = exponents(discriminant)
    return 1 - slowShare * Exponential.value(slow * time)
      - fastShare * Exponential.value(fast * time)
  }

  /// Returns whether the remaining motion stays below a thousandth of the distance, or the time is
  /// at least ``SpringCurve/maxDuration``.
  func isAtRest(at time: Double) -> Bool {
    time >= SpringCurve.maxDuration || envelope(at: time) < 0.001
  }

  private func envelope(at time: Double) -> Double {
    let discriminant = frequencySquared - decay * decay
    if discriminant > 0 {
      let ratio = (decay - initialVelocity) / discriminant.squareRoot()
      return (1 + ratio * ratio).squareRoot() * Exponential.value(-decay * time)
    }
    guard discriminant < 0 else {
      return (1 + abs(decay - initialVelocity) * time) * Exponential.value(-decay * time)
    }
    let (slow, slowShare, fast, fastShare) = exponents(discriminant)
    return abs(slowShare) * Exponential.value(slow * time)
      + abs(fastShare) * Exponential.value(fast * time)
  }

  /// Returns the two exponents of an overdamped motion, per second, and their coefficients.
  private func exponents(
    _ discriminant: Double
  ) -> (slow: Double, slowShare: Double, fast: Double, fastShare: Double) {
    let root = (-discriminant).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    let slowShare = (-initialVelocity - fast) / (slow - fast)
    return (slow, slowShare, fast, 1 - slowShare)
  }
}
