import Drawing
import Foundation
import Testing

@Suite
struct SpringTypeTests {
  /// The closed form of an underdamped spring, computed with the platform's functions.
  private func closedForm(_ ratio: Double, _ response: Double, _ time: Double) -> Double {
    let frequency = 2 * Double.pi / response
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let sineFactor = ratio / (1 - ratio * ratio).squareRoot()
    let fade = Foundation.exp(-ratio * frequency * time)
    return 1 - fade * (Foundation.cos(damped * time) + sineFactor * Foundation.sin(damped * time))
  }

  @Test(arguments: [0.0, 0.05, 0.3, 1, 4], [0.1, 0.5, 0.9])
  func valuesMatchTheClosedForm(time: Double, ratio: Double) {
    let spring = Spring(response: 0.7, dampingRatio: ratio)
    #expect(abs(spring.value(target: 1.0, time: time) - closedForm(ratio, 0.7, time)) < 1e-12)
  }

  @Test(arguments: [(0.25, 0.823335), (0.5, 0.984469)])
  func animationFollowsTheSpring(time: Double, stepped: Double) {
    // The animation computes the spring in steps, so it is close to the closed form.
    #expect(abs(Spring().value(target: 1.0, time: time) - stepped) < 0.015)
  }

  @Test(arguments: [-0.5, 0, 0.3])
  func velocityIsTheSlopeOfTheValue(bounce: Double) {
    let spring = Spring(duration: 0.6, bounce: bounce)
    let (before, after) = (0.2 - 1e-6, 0.2 + 1e-6)
    let slope =
      (spring.value(target: 40.0, initialVelocity: 7, time: after)
        - spring.value(target: 40.0, initialVelocity: 7, time: before)) / 2e-6
    let velocity = spring.velocity(target: 40.0, initialVelocity: 7, time: 0.2)
    #expect(abs(velocity - slope) < 1e-4)
  }

  @Test(arguments: [-0.5, 0, 0.3])
  func forceIsTheSlopeOfTheVelocity(bounce: Double) {
    let spring = Spring(duration: 0.6, bounce: bounce)
    let slope =
      (spring.velocity(target: 40.0, time: 0.2 + 1e-6)
        - spring.velocity(target: 40.0, time: 0.2 - 1e-6)) / 2e-6
    let force = spring.force(
      target: 40.0,
      position: spring.value(target: 40, time: 0.2),
      velocity: spring.velocity(target: 40, time: 0.2)
    )
    #expect(abs(force - slope) < 1e-2)
  }

  @Test
  func manyStepsReachTheSamePositionAsOne() {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<30 {
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.01)
    }
    #expect(abs(value - spring.value(target: 10, time: 0.3)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 10, time: 0.3)) < 1e-9)
  }

  @Test
  func parametersDescribeTheSameSpring() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.response == 0.5)
    #expect(spring.dampingRatio == 0.7)
    #expect(abs(spring.bounce - 0.3) < 1e-15)
    let other = Spring(mass: 2, stiffness: 2 * spring.stiffness, damping: 2 * spring.damping)
    #expect(abs(other.response - 0.5) < 1e-12)
    #expect(abs(other.dampingRatio - 0.7) < 1e-12)
    #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
    #expect(Spring(duration: 0.5, bounce: -0.5).bounce == -0.5)
    #expect(Spring(mass: 1, stiffness: 1, damping: 9).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 1, damping: 9, allowOverDamping: true).dampingRatio == 4.5)
    #expect([Spring.smooth, .snappy, .bouncy].map { ($0.bounce * 100).rounded() } == [0, 15, 30])
  }

  @Test(arguments: [0.2, 0.7, 1, 2])
  func settledSpringIsAtItsTarget(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let end = spring.settlingDuration
    let left = (0..<200).map { index in
      abs(1 - spring.value(target: 1.0, time: end + Double(index) / 50))
    }
    #expect(left.allSatisfy { $0 <= 0.001 + 1e-12 })
    let swing = (0..<50).map { index in
      abs(1 - spring.value(target: 1.0, time: end - Double(index) / 100))
    }
    #expect(swing.max() ?? 0 > 0.001)
    let made = Spring(settlingDuration: end, dampingRatio: ratio)
    #expect(abs(made.response - 0.5) < 1e-9)
  }

  @Test
  func undampedSpringNeverSettles() {
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
  }

  @Test
  func animatableValuesAreAnimatedByComponent() {
    let spring = Spring(duration: 0.5)
    let point = spring.value(
      fromValue: CGPoint(x: 10, y: 0),
      toValue: CGPoint(x: 20, y: 40),
      initialVelocity: .zero,
      time: 0.2
    )
    let fraction = spring.value(target: 1.0, time: 0.2)
    #expect(abs(point.x - (10 + 10 * fraction)) < 1e-9)
    #expect(abs(point.y - 40 * fraction) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300])
  func hostileSpringsGiveNumbers(value: Double) {
    let springs = [
      Spring(duration: value, bounce: value), Spring(response: value, dampingRatio: value),
      Spring(mass: value, stiffness: value, damping: value),
      Spring(settlingDuration: value, dampingRatio: value),
    ]
    #expect(springs.allSatisfy { $0.value(target: 1.0, time: 0.1).isFinite })
    #expect(springs.allSatisfy { !$0.settlingDuration.isNaN })
  }
}
