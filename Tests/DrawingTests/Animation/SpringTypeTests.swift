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

  @Test
  func springHasItsPhysicalParameters() {
    let spring = Spring(response: 0.5, dampingRatio: 0.25)
    let frequency = 2 * Double.pi / 0.5
    #expect(spring.mass == 1 && spring.duration == 0.5)
    #expect(abs(spring.stiffness - frequency * frequency) < 1e-9)
    #expect(abs(spring.damping - 2 * 0.25 * frequency) < 1e-9)
    #expect(Spring().response == 0.5 && Spring().dampingRatio == 1)
    #expect(Spring(stiffness: 4, damping: 2) == Spring(mass: 1, stiffness: 4, damping: 2))
    #expect(abs(Spring(stiffness: 4, damping: 2).dampingRatio - 0.5) < 1e-12)
  }

  /// The names and the duration and bounce that SwiftUI documents for them.
  @Test(arguments: [
    (Spring.smooth, Spring.smooth(duration: 0.5, extraBounce: 0), 0.5, 0.0),
    (.snappy, .snappy(duration: 0.5, extraBounce: 0), 0.5, 0.15),
    (.bouncy, .bouncy(duration: 0.5, extraBounce: 0), 0.5, 0.3),
    (.smooth(duration: 2), .smooth(duration: 2, extraBounce: 0), 2, 0),
    (.snappy(extraBounce: 0.1), .snappy(duration: 0.5, extraBounce: 0.1), 0.5, 0.25),
    (.bouncy(extraBounce: 0.1), .bouncy(duration: 0.5, extraBounce: 0.1), 0.5, 0.4),
    (.smooth(extraBounce: 0.1), .smooth(duration: 0.5, extraBounce: 0.1), 0.5, 0.1),
  ])
  func namedSpringsHaveTheirBounce(spring: Spring, same: Spring, duration: Double, bounce: Double) {
    #expect(spring == same)
    #expect(spring.duration == duration)
    #expect(abs(spring.bounce - bounce) < 1e-12)
  }

  @Test(arguments: [
    (Animation.spring, Animation.spring(duration: 0.5, bounce: 0, blendDuration: 0)),
    (.smooth, .spring(duration: 0.5, bounce: 0)),
    (.snappy, .spring(duration: 0.5, bounce: 0.15)),
    (.bouncy, .spring(duration: 0.5, bounce: 0.3)),
    (.smooth(duration: 2, extraBounce: 0.1), .spring(duration: 2, bounce: 0.1)),
    (.snappy(duration: 2, extraBounce: 0.1), .spring(duration: 2, bounce: 0.25)),
    (.bouncy(duration: 2, extraBounce: 0.1), .spring(duration: 2, bounce: 0.4)),
    (
      .interactiveSpring,
      .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
    ),
    (
      .interactiveSpring(response: 0.3),
      .spring(response: 0.3, dampingFraction: 0.86, blendDuration: 0.25)
    ),
    (
      .interactiveSpring(duration: 0.3),
      .spring(duration: 0.3, bounce: 0.15, blendDuration: 0.25)
    ),
    (
      .interactiveSpring(extraBounce: 0.2),
      .spring(duration: 0.15, bounce: 0.35, blendDuration: 0.25)
    ),
    (
      .spring(response: 0.3),
      .spring(response: 0.3, dampingFraction: 0.825, blendDuration: 0)
    ),
    (
      .spring(dampingFraction: 0.3),
      .spring(response: 0.5, dampingFraction: 0.3, blendDuration: 0)
    ),
    (
      .spring(Spring(response: 0.3, dampingRatio: 0.6), blendDuration: 0.2),
      .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.2)
    ),
    (
      .spring(Spring(response: 0.3, dampingRatio: 0.6)),
      .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0)
    ),
    (
      .interpolatingSpring(stiffness: 9, damping: 3),
      .interpolatingSpring(mass: 1, stiffness: 9, damping: 3, initialVelocity: 0)
    ),
    (
      .interpolatingSpring(Spring(mass: 1, stiffness: 16, damping: 4), initialVelocity: 2),
      .interpolatingSpring(mass: 1, stiffness: 16, damping: 4, initialVelocity: 2)
    ),
    (
      .interpolatingSpring(Spring(mass: 1, stiffness: 16, damping: 4)),
      .interpolatingSpring(mass: 1, stiffness: 16, damping: 4, initialVelocity: 0)
    ),
  ])
  func animationsOfSpringsHaveTheirDefaults(animation: Animation, same: Animation) {
    #expect(animation == same)
  }

  private struct Sliding: View {
    let animation: Animation
    @State private var isOver = false

    var body: some View {
      Color.red.frame(width: 10, height: 10).offset(x: isOver ? 100 : 0)
        .onAppear { withAnimation(animation) { isOver = true } }
    }
  }

  private func offset(_ animation: Animation, at time: Double) throws -> CGFloat? {
    try Sliding(animation: animation).drawn(10, 10, at: time).leaves.first?.transform.tx
  }

  /// A spring by duration and bounce is the one of the same stiffness and damping.
  @Test(arguments: [(0.5, 0.0), (0.8, 0.3)], [0.1, 0.3])
  func interpolatingSpringsTakeDurationAndBounce(parameters: (Double, Double), time: Double) throws
  {
    let (duration, bounce) = parameters
    let frequency = 2 * Double.pi / duration
    let animation = Animation.interpolatingSpring(duration: duration, bounce: bounce)
    let same = Animation.interpolatingSpring(
      stiffness: frequency * frequency,
      damping: 2 * (1 - bounce) * frequency
    )
    let found = try #require(try offset(animation, at: time))
    let expected = try #require(try offset(same, at: time))
    #expect(abs(found - expected) < 0.01)
    #expect(found > 1)
    let fast = try #require(
      try offset(
        .interpolatingSpring(duration: duration, bounce: bounce, initialVelocity: 5),
        at: time
      )
    )
    #expect(fast > found)
  }

  @Test
  func animatableValuesHaveVelocitiesAndForces() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let (from, to) = (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 40))
    let push = CGPoint(x: 3, y: 5)
    let velocity = spring.velocity(fromValue: from, toValue: to, initialVelocity: push, time: 0.2)
    #expect(
      abs(velocity.x - spring.velocity(target: 10, initialVelocity: 3, time: 0.2)) < 1e-9
    )
    #expect(
      abs(velocity.y - spring.velocity(target: 40, initialVelocity: 5, time: 0.2)) < 1e-9
    )
    let force = spring.force(
      fromValue: from,
      toValue: to,
      position: CGPoint(x: 2, y: 4),
      velocity: push
    )
    #expect(abs(force.x - spring.force(target: 10, position: 2, velocity: 3)) < 1e-9)
    #expect(abs(force.y - spring.force(target: 40, position: 4, velocity: 5)) < 1e-9)
    let value = spring.value(fromValue: from, toValue: to, initialVelocity: push, time: 0.2)
    #expect(abs(value.y - spring.value(target: 40, initialVelocity: 5, time: 0.2)) < 1e-9)
  }

  @Test
  func settlingDependsOnTheMotion() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    #expect(spring.settlingDuration(target: 0.0, epsilon: 0.01) == 0)
    #expect(spring.settlingDuration(target: 1.0, epsilon: 0) == .infinity)
    #expect(spring.settlingDuration(target: Double.infinity, epsilon: 0.01) == .infinity)
    let slow = spring.settlingDuration(target: 1.0, epsilon: 0.01)
    #expect(spring.settlingDuration(target: 100.0, epsilon: 0.01) > slow)
    #expect(spring.settlingDuration(target: 1.0, initialVelocity: 50, epsilon: 0.01) > slow)
    #expect(spring.settlingDuration(target: 0.0, initialVelocity: 50, epsilon: 0.01) > 0)
  }

  @Test(arguments: [
    (0.7, 0.7), (0.001, 0.001), (0.0005, 0.001), (0, 0.001), (-3, 0.001), (.infinity, 0.5),
    (.nan, 0.5),
  ])
  func responseIsAtLeastAMillisecond(response: Double, used: Double) {
    #expect(Spring(response: response, dampingRatio: 1).response == used)
  }

  @Test(arguments: [(0.7, 0.7), (0, 0), (-1, 0), (100, 100), (200, 100), (.nan, 1)])
  func dampingRatioIsLimited(ratio: Double, used: Double) {
    #expect(Spring(response: 1, dampingRatio: ratio).dampingRatio == used)
  }

  @Test(arguments: [0.0, -1, .nan])
  func invalidMassAndStiffnessCountAsOne(value: Double) {
    #expect(Spring(mass: value, stiffness: 4, damping: 2) == Spring(stiffness: 4, damping: 2))
    let soft = Spring(mass: 4, stiffness: value, damping: 2)
    #expect(abs(soft.response - 2 * Double.pi) < 1e-12)
    #expect(abs(soft.dampingRatio - 0.25) < 1e-12)
  }

  @Test
  func settlingDurationAndDampingRatioDefineASpring() {
    #expect(Spring(settlingDuration: 1, dampingRatio: 0).dampingRatio == 0.001)
    #expect(Spring(settlingDuration: 1, dampingRatio: 0.5).dampingRatio == 0.5)
    // A larger epsilon is reached earlier, so the spring is slower.
    let fine = Spring(settlingDuration: 1, dampingRatio: 1, epsilon: 0.001)
    #expect(Spring(settlingDuration: 1, dampingRatio: 1) == fine)
    let coarse = Spring(settlingDuration: 1, dampingRatio: 1, epsilon: 0.1)
    #expect(coarse.response > fine.response)
    #expect(abs(coarse.settlingDuration(target: 1.0, epsilon: 0.1) - 1) < 1e-9)
  }

  @Test(arguments: [0.0, -1, .nan])
  func motionHasNotBegunBeforeTheStart(time: Double) {
    for ratio in [0.5, 1, 2] {
      let spring = Spring(response: 0.5, dampingRatio: ratio)
      #expect(spring.value(target: 40.0, initialVelocity: 7, time: time) == 0)
      #expect(spring.velocity(target: 40.0, initialVelocity: 7, time: time) == 7)
    }
  }

  /// (d + (d ω + v) t) exp(-ω t) of critical damping.
  @Test(arguments: [(1.0, 0.0), (3, 5), (0, 50)], [0.5, 0.01])
  func criticallyDampedSpringSettlesAsInTheClosedForm(motion: (Double, Double), epsilon: Double) {
    let (delta, speed) = motion
    let time = Spring(response: 1, dampingRatio: 1)
      .settlingDuration(target: delta, initialVelocity: speed, epsilon: epsilon)
    let frequency = 2 * Double.pi
    let left = delta * (1 + frequency * time) + speed * time
    #expect(abs(left * Foundation.exp(-frequency * time) - epsilon) < 1e-12)
    #expect(time > 0)
  }

  /// The envelope of damped oscillation: exp(-ζ ω t) √(d² + ((d ζ ω + v) / ω')²).
  @Test(arguments: [(1.0, 0.0), (3, 5), (0, 5), (-3, 5)], [0.5, 0.01])
  func underdampedSpringSettlesWithItsEnvelope(motion: (Double, Double), epsilon: Double) {
    let (delta, speed) = (abs(motion.0), motion.1)
    let spring = Spring(response: 1, dampingRatio: 0.5)
    let time = spring.settlingDuration(
      target: motion.0,
      initialVelocity: motion.1,
      epsilon: epsilon
    )
    let decay = Double.pi
    let damped = 2 * Double.pi * 0.75.squareRoot()
    let sine = (delta * decay + speed) / damped
    let expected = Foundation.log((delta * delta + sine * sine).squareRoot() / epsilon) / decay
    #expect(abs(time - expected) < 1e-9)
  }

  /// The settling time is searched for up to a million seconds.
  @Test
  func verySlowSpringsNeverSettle() {
    // 1.469 times the response, found between the response and its double.
    let time = Spring(response: 4e5, dampingRatio: 1).settlingDuration
    #expect((5.8e5..<6e5).contains(time))
    #expect(Spring(response: 5e5, dampingRatio: 1).settlingDuration == .infinity)
    #expect(Spring(response: 9e5, dampingRatio: 1).settlingDuration == .infinity)
  }
}
