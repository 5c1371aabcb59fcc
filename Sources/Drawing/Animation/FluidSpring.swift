/// The spring of SwiftUI: known by how it feels instead of by mass and stiffness.
struct FluidSpring: Hashable, Sendable {
  /// The time of one swing without damping, in seconds.
  let response: Double
  /// The share of damping: 1 for a spring that just doesn't overshoot.
  let dampingFraction: Double
  /// How long the response of a spring that it takes over from fades, in seconds.
  let blendDuration: Double

  /// Creates a spring from the time of one swing, in seconds, and the share of damping.
  init(response: Double, dampingFraction: Double, blendDuration: Double = 0) {
    self.response = response > 0 ? response : 0
    self.dampingFraction = dampingFraction >= 0 ? min(dampingFraction, 100) : 0
    self.blendDuration = blendDuration > 0 && blendDuration.isFinite ? blendDuration : 0
  }

  /// Creates a spring from how long it seems to take, in seconds, and how much it bounces.
  init(duration: Double, bounce: Double, blendDuration: Double = 0) {
    let share = bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - bounce
    self.init(response: duration, dampingFraction: share, blendDuration: blendDuration)
  }

  /// The force at a displacement of 1, the mass being 1.
  var stiffness: Double { FluidSpring.stiffness(response: response) }
  /// The force at a velocity of 1.
  var damping: Double { 2 * dampingFraction * stiffness.squareRoot() }

  static func stiffness(response: Double) -> Double {
    let frequency = 2 * Double.pi / response
    return response > 0 ? min(frequency * frequency, 45_000) : 1
  }
}
