/// SwiftUI's spring, defined by perceived duration and damping instead of mass and stiffness.
struct FluidSpring: Hashable, Sendable {
  /// The period of the undamped spring, in seconds.
  let response: Double
  /// The damping fraction: 1 for a spring that just doesn't overshoot.
  let dampingFraction: Double
  /// The time over which the response of a replaced spring changes to this one's, in seconds.
  let blendDuration: Double

  /// Creates a spring from its period, in seconds, and its damping fraction.
  init(response: Double, dampingFraction: Double, blendDuration: Double = 0) {
    self.response = response > 0 ? response : 0
    self.dampingFraction = dampingFraction >= 0 ? min(dampingFraction, 100) : 0
    self.blendDuration = blendDuration > 0 && blendDuration.isFinite ? blendDuration : 0
  }

  /// Creates a spring from its perceived duration, in seconds, and its bounce.
  init(duration: Double, bounce: Double, blendDuration: Double = 0) {
    let fraction = bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - bounce
    self.init(response: duration, dampingFraction: fraction, blendDuration: blendDuration)
  }

  /// The force at a displacement of 1, for a mass of 1.
  var stiffness: Double { FluidSpring.stiffness(response: response) }
  /// The force at a velocity of 1.
  var damping: Double { 2 * dampingFraction * stiffness.squareRoot() }

  static func stiffness(response: Double) -> Double {
    let frequency = 2 * Double.pi / response
    return response > 0 ? min(frequency * frequency, 45_000) : 1
  }
}
