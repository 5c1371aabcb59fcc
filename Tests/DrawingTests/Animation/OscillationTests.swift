import Foundation
import Scene
import Testing

@testable import Drawing

@Suite
struct OscillationTests {
  /// Underdamped, critically damped and overdamped springs, with and without initial velocity.
  private static let cases: [(damping: Double, velocity: Double)] = [
    (0, 0), (2, 0), (2, 3), (20, 0), (20, -4), (50, 0), (50, 2),
  ]

  @Test(arguments: cases)
  func motionObeysItsEquation(damping: Double, velocity: Double) {
    let motion = Oscillation(
      mass: 2,
      stiffness: 50,
      damping: damping,
      initialVelocity: velocity
    )
    let step = 1e-4
    func at(_ time: Double) -> Double { motion.position(at: time) }
    #expect(abs(at(0)) < 1e-12)
    #expect(abs((at(step) - at(0)) / step - velocity) < 0.01)
    let errors = [0.1, 0.3, 0.7, 1.5].map { time in
      let speed = (at(time + step) - at(time - step)) / (2 * step)
      let force = (at(time + step) - 2 * at(time) + at(time - step)) / (step * step)
      return abs(2 * force + damping * speed - 50 * (1 - at(time)))
    }
    #expect(errors.allSatisfy { $0 < 1e-3 })
  }

  @Test
  func motionEndsBelowTheThreshold() {
    let motion = Oscillation(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
    #expect(!motion.isAtRest(at: 1.3))
    #expect(motion.isAtRest(at: 1.5))
  }

  /// Critically damped and overdamped springs, with and without initial velocity, which never
  /// oscillate.
  @Test(arguments: [(20.0, 0.0), (20, -4), (50, 0), (50, 2)])
  func overdampedMotionEndsBelowTheThreshold(damping: Double, velocity: Double) {
    let motion = Oscillation(
      mass: 1,
      stiffness: 100,
      damping: damping,
      initialVelocity: velocity
    )
    let moments = (0..<10_000).map { Double($0) / 1000 }
    let last = moments.last { abs(1 - motion.position(at: $0)) >= 0.001 } ?? 10
    #expect((0.5...5).contains(last))
    #expect(!motion.isAtRest(at: last))
    #expect(motion.isAtRest(at: last + 0.002))
  }

  @Test(arguments: [-700.0, -20, -1, -1e-9, 0, 0.5, 1, 20, 700])
  func exponentialMatchesFoundation(exponent: Double) {
    let (own, known) = (Exponential.value(exponent), exp(exponent))
    #expect(exponent == -700 ? own == 0 : abs(own - known) <= 4e-16 * known)
  }

  @Test(arguments: [0.0, -3, .infinity, .nan])
  func massAndStiffnessMustBePositiveNumbers(value: Double) {
    let unit = Oscillation(mass: 1, stiffness: 1, damping: 0.5, initialVelocity: 2)
    #expect(Oscillation(mass: value, stiffness: 1, damping: 0.5, initialVelocity: 2) == unit)
    #expect(Oscillation(mass: 1, stiffness: value, damping: 0.5, initialVelocity: 2) == unit)
  }

  @Test(arguments: [0.0, -3, .infinity, .nan])
  func invalidDampingIsZero(value: Double) {
    #expect(
      Oscillation(mass: 1, stiffness: 9, damping: value, initialVelocity: 2)
        == Oscillation(mass: 1, stiffness: 9, damping: 0, initialVelocity: 2)
    )
    #expect(
      Oscillation(mass: 1, stiffness: 9, damping: 0.5, initialVelocity: 2)
        != Oscillation(mass: 1, stiffness: 9, damping: 0, initialVelocity: 2)
    )
  }

  @Test(arguments: [-Double.infinity, .infinity, .nan])
  func nonFiniteVelocityIsZero(value: Double) {
    #expect(
      Oscillation(mass: 1, stiffness: 9, damping: 1, initialVelocity: value)
        == Oscillation(mass: 1, stiffness: 9, damping: 1, initialVelocity: 0)
    )
  }

  /// The envelope √(1 + ((5 - v) / √75)²) exp(-5 t) is 0.001.
  @Test(arguments: [(0.0, 1.4103), (5, 1.3816), (-10, 1.5203), (20, 1.5203)])
  func oscillationRestsWithItsEnvelope(velocity: Double, time: Double) {
    let motion = Oscillation(mass: 1, stiffness: 100, damping: 10, initialVelocity: velocity)
    #expect(!motion.isAtRest(at: time - 0.001))
    #expect(motion.isAtRest(at: time + 0.001))
  }

  @Test
  func undampedMotionEndsAfterTenMinutes() {
    let motion = Oscillation(mass: 1, stiffness: 100, damping: 0, initialVelocity: 0)
    #expect(!motion.isAtRest(at: 599.999))
    #expect(motion.isAtRest(at: 600))
  }
}
