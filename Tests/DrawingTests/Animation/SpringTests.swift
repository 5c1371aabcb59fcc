import Testing

@testable import Drawing

@Suite
struct SpringTests {
  struct Case: CustomTestStringConvertible {
    let spring: FluidSpring
    let values: [(time: Double, position: Double)]
    let testDescription: String
  }

  private static let swinging = FluidSpring(response: 5, dampingFraction: 0.5)

  static let cases = [
    Case(
      spring: swinging,
      values: [
        (0.05, 0.001809), (0.1, 0.007827), (0.25, 0.044843), (0.5, 0.156123), (1, 0.481311),
        (2, 1.026645), (2.5, 1.140333), (5, 0.989653),
      ],
      testDescription: "response 5, damping 0.5"
    ),
    Case(
      spring: FluidSpring(response: 0.5, dampingFraction: 0.825),
      values: [(0.1, 0.407970), (0.25, 0.909870), (0.5, 1.006794)],
      testDescription: "response 0.5, damping 0.825"
    ),
    Case(
      spring: FluidSpring(duration: 0.5, bounce: 0),
      values: [(0.25, 0.823335), (0.5, 0.984469)],
      testDescription: "duration 0.5, bounce 0"
    ),
  ]

  @Test(arguments: cases)
  func positionsMatchSwiftUI(spring: Case) {
    let curve = SpringCurve(SpringInitialState(spring: spring.spring))
    let errors = spring.values.map { abs(curve.motion(at: $0.time).position - $0.position) }
    #expect(errors.allSatisfy { $0 < 0.5e-6 })
  }

  @Test(arguments: [
    (swinging, 1.0, 6.983), (swinging, 0.3, 4.667), (swinging, 50, 11.483),
    (swinging, 100, 11.933), (FluidSpring(response: 0.5, dampingFraction: 0.825), 1, 0.533),
    (FluidSpring(duration: 0.5, bounce: 0), 1, 0.833),
  ])
  func endsAtAFrameThatDependsOnTheDistance(spring: FluidSpring, distance: Double, end: Double)
    throws
  {
    let change = MotionChange(size: distance, curves: CurveCache())
    let frame = try #require(
      AnimationCurve.spring(spring).end(on: .display, of: change, within: 10_000)
    )
    #expect(abs(FrameSequence.display.time(of: frame) - end) < 0.0005)
  }

  @Test(arguments: [
    (0.5, 157.9136704), (5, 1.5791367), (0.001, 45_000), (0, 1), (-3, 1),
  ])
  func stiffnessFollowsFromTheResponse(response: Double, stiffness: Double) {
    let spring = FluidSpring(response: response, dampingFraction: 0.5)
    #expect(abs(spring.stiffness - stiffness) < 1e-6)
    #expect(abs(spring.damping - stiffness.squareRoot()) < 1e-6)
  }

  @Test(arguments: [(0.0, 1.0), (0.15, 0.85), (0.3, 0.7), (1, 0), (-0.5, 2), (-0.2, 1.25)])
  func bounceDeterminesTheDamping(bounce: Double, fraction: Double) {
    let spring = FluidSpring(duration: 0.5, bounce: bounce)
    #expect(abs(spring.dampingFraction - fraction) < 1e-12)
    #expect(spring.response == 0.5)
  }

  @Test(arguments: [
    (Animation.default, Animation.spring(response: 0.55, dampingFraction: 1)),
    (.spring, .spring(duration: 0.5, bounce: 0)), (.smooth, .spring(duration: 0.5, bounce: 0)),
    (.snappy, .spring(duration: 0.5, bounce: 0.15)),
    (.bouncy, .spring(duration: 0.5, bounce: 0.3)),
    (.bouncy(extraBounce: 0.1), .spring(duration: 0.5, bounce: 0.4)),
    (.spring(response: 0.5), .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0)),
    (
      .interactiveSpring,
      .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
    ),
    (
      .interactiveSpring(extraBounce: 0.2),
      .spring(duration: 0.15, bounce: 0.15 + 0.2, blendDuration: 0.25)
    ),
  ])
  func namedSpringsMatchSwiftUI(name: Animation, spring: Animation) {
    #expect(name == spring)
  }

  @Test(arguments: [0.05, 0.25, 0.5, 1, 2.5, 5])
  func blendDurationDoesNotChangeANewSpring(time: Double) {
    let change = MotionChange(size: 1, curves: CurveCache())
    func shown(_ blend: Double) -> Double? {
      Animation.interactiveSpring(response: 5, dampingFraction: 0.5, blendDuration: blend).curve
        .progress(at: time, on: .display, of: change)
    }
    #expect(shown(0) == shown(0.25) && shown(0) == shown(7))
  }

  @Test(arguments: [(5.0, 0.5), (0.5, 0.825)], [0.1, 0.25, 0.5, 1, 2.5])
  func stepsStayCloseToTheClosedForm(spring: (response: Double, damping: Double), time: Double) {
    let curve = SpringCurve(
      SpringInitialState(
        spring: FluidSpring(response: spring.response, dampingFraction: spring.damping)
      )
    )
    let exact = Spring(response: spring.response, dampingRatio: spring.damping)
      .value(target: 1.0, time: time)
    #expect(abs(curve.motion(at: time).position - exact) < 0.015)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e-9, 1e9])
  func hostileSpringsGiveNumbers(value: Double) {
    for spring in [
      FluidSpring(response: value, dampingFraction: 0.5),
      FluidSpring(response: 0.5, dampingFraction: value),
      FluidSpring(duration: value, bounce: value),
    ] {
      let change = MotionChange(size: 1, curves: CurveCache())
      let progress = AnimationCurve.spring(spring).progress(at: 1, on: .display, of: change)
      #expect(progress.map(\.isFinite) ?? true)
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func undampedSpringEnds() {
    let spring = AnimationCurve.spring(FluidSpring(response: 1, dampingFraction: 0))
    let change = MotionChange(size: 1, curves: CurveCache())
    #expect(spring.progress(at: 599, on: .display, of: change) != nil)
    #expect(spring.progress(at: 1e9, on: .display, of: change) == nil)
  }

  @Test(arguments: [(0.05, -0.9), (0.01, -0.5), (0.1, -1), (0.001, -0.99)])
  func slowSpringDoesNotOvershoot(duration: Double, bounce: Double) {
    let curve = CurveCache()[FluidSpring(duration: duration, bounce: bounce)]
    let exact = Spring(
      response: max(duration, 2 * .pi / 45_000.squareRoot()),
      dampingRatio: 1 / max(1 + bounce, 0.01)
    )
    var before = 0.0
    for frame in 0..<120 {
      let time = Double(frame) / 60
      let position = curve.motion(at: time).position
      #expect(position >= before && position <= 1)
      #expect(abs(position - exact.value(target: 1.0, time: time)) < 0.015)
      before = position
    }
  }

  @Test(arguments: [
    (SpringInitialState.Kind.rest, 0.0, 0.0, 0.0), (.velocity, 0, 1, 0), (.force, 0, 0, 1),
  ])
  func springsStartAtRestOrWithAVelocityOrForce(
    kind: SpringInitialState.Kind,
    position: Double,
    velocity: Double,
    force: Double
  ) {
    let spring = FluidSpring(response: 0.5, dampingFraction: 1)
    let curve = SpringCurve(SpringInitialState(spring: spring, kind: kind))
    for time in [-1, 0.0] {
      let motion = curve.motion(at: time)
      #expect(motion.position == position)
      #expect(motion.velocity == velocity)
      #expect(motion.force == force)
    }
    // A spring at rest moves to 1; the others return to their start.
    #expect(abs(curve.motion(at: 30).position - (kind == .rest ? 1 : 0)) < 1e-6)
    #expect(curve.motion(at: 1e9).position == curve.motion(at: 600).position)
  }

  /// A spring is at rest if at most a hundredth of the distance is left, and its velocity and force
  /// are at most 0.06 per second.
  @Test(arguments: [
    (0.9905, 0.0, 0.0, 1.0, true), (0.9895, 0, 0, 1, false), (1.0095, 0, 0, 1, true),
    (1.0105, 0, 0, 1, false), (1, 0.0599, 0, 1, true), (1, 0.0601, 0, 1, false),
    (1, 0, 0.0599, 1, true), (1, 0, -0.0601, 1, false), (1, 0.0299, 0, 2, true),
    (1, 0.0301, 0, 2, false), (.infinity, 9, 9, 1, true), (.nan, 9, 9, 1, true),
  ])
  func springIsAtRestNearTheGoal(
    position: Double,
    velocity: Double,
    force: Double,
    size: Double,
    isAtRest: Bool
  ) {
    let curve = SpringCurve(SpringInitialState(spring: FluidSpring(duration: 1, bounce: 0)))
    let motion = SpringMotion(position: position, velocity: velocity, force: force)
    #expect(curve.isAtRest(motion, size: size) == isAtRest)
  }

  @Test(arguments: [(200.0, 100.0), (100, 100), (99, 99), (1, 1), (0, 0), (-1, 0), (.nan, 0)])
  func dampingIsLimited(fraction: Double, used: Double) {
    #expect(FluidSpring(response: 1, dampingFraction: fraction).dampingFraction == used)
  }

  @Test(arguments: [(-0.99, 100.0), (-0.995, 100), (-1, 100), (-2, 100), (-0.98, 50)])
  func negativeBounceIsLimited(bounce: Double, fraction: Double) {
    #expect(abs(FluidSpring(duration: 1, bounce: bounce).dampingFraction - fraction) < 1e-9)
    #expect(abs(Spring(duration: 1, bounce: bounce).dampingRatio - fraction) < 1e-9)
  }

  @Test(arguments: [
    (0.25, 0.25), (0, 0), (-1, 0), (.infinity, 0), (-.infinity, 0), (.nan, 0),
  ])
  func blendDurationIsFiniteAndPositive(duration: Double, used: Double) {
    let spring = FluidSpring(response: 1, dampingFraction: 1, blendDuration: duration)
    #expect(spring.blendDuration == used)
    #expect(FluidSpring(response: 1, dampingFraction: 1).blendDuration == 0)
    #expect(FluidSpring(duration: 1, bounce: 0).blendDuration == 0)
    #expect(FluidSpring(duration: 1, bounce: 0, blendDuration: duration).blendDuration == used)
  }
}
