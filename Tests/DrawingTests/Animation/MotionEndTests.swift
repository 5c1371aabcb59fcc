import Testing

@testable import Drawing

/// The ends of motions, including springs that continue another motion.
@Suite
struct MotionEndTests {
  private func motion(
    _ animation: Animation,
    delta: Double,
    inherited left: Double? = nil,
    velocity: Double = 0,
    force: Double = 0
  ) -> Motion {
    let inherited = left.map {
      SpringState(
        left: MotionVector($0),
        velocity: MotionVector(velocity),
        force: MotionVector(force)
      )
    }
    return Motion(
      delta: MotionVector(delta),
      animation: animation,
      start: 3,
      inherited: inherited
    )
  }

  /// The end after the start, in seconds.
  private func end(_ motion: Motion, logically: Bool = false) -> Double {
    motion.end(using: CurveCache(), logically: logically) - 3
  }

  private let spring = Animation.spring(duration: 0.5, bounce: 0)

  @Test
  func curvesEndAfterTheirDuration() {
    #expect(abs(end(motion(.linear(duration: 2), delta: 10)) - 2) < 1e-9)
    #expect(abs(end(motion(.linear(duration: 2), delta: 10), logically: true) - 2) < 1e-9)
    let short = Animation.linear(duration: 2).logicallyComplete(after: 0.5)
    #expect(abs(end(motion(short, delta: 10), logically: true) - 0.5) < 1e-9)
    #expect(end(motion(.linear.repeatForever(), delta: 10)) == .infinity)
    #expect(end(motion(.linear.repeatForever(), delta: 10), logically: true) == .infinity)
  }

  /// A spring that inherits neither velocity nor force ends like a new one.
  @Test
  func continuedSpringsEndLikeNewOnes() {
    let swing = Animation.spring(response: 5, dampingFraction: 0.5)
    #expect(abs(end(motion(swing, delta: 100, inherited: 100)) - 11.933) < 0.001)
    #expect(abs(end(motion(swing, delta: 1, inherited: 1)) - 6.983) < 0.001)
    #expect(abs(end(motion(swing, delta: 1, inherited: 1), logically: true) - 5) < 1e-9)
    #expect(abs(end(motion(swing, delta: 1)) - 6.983) < 0.001)
  }

  /// Over a very short distance, a spring ends at a hundredth of the distance: after x / ω seconds
  /// with (1 + x) exp(-x) = 0.01, or 0.1 if the distance is a tenth of the larger span.
  @Test
  func shortMotionsEndAtAHundredthOfTheirDistance() {
    #expect((0.5..<0.6).contains(end(motion(spring, delta: 0.001, inherited: 0.001))))
    #expect((0.5..<0.6).contains(end(motion(spring, delta: 0, inherited: 0.001))))
    #expect((0.28..<0.36).contains(end(motion(spring, delta: 0.01, inherited: 0.001))))
    let new = MotionChange(size: 0.001, curves: CurveCache())
    let frame = AnimationCurve.spring(FluidSpring(duration: 0.5, bounce: 0))
      .end(on: .display, of: new, within: 100)
    #expect(frame.map { (29..<36).contains($0) } == true)
  }

  @Test(arguments: [(100.0, 0.0, 0.5, -1.0), (0, 100, 0.1, -0.001)])
  func velocityAndForceKeepASpringMoving(
    velocity: Double,
    force: Double,
    least: Double,
    passed: Double
  ) throws {
    #expect(end(motion(spring, delta: 1, inherited: 0)) < 0.02)
    let moving = motion(spring, delta: 1, inherited: 0, velocity: velocity, force: force)
    #expect(end(moving) > least)
    #expect(end(moving, logically: true) <= 0.5 + 1e-9)
    // The velocity is that towards the goal, so that the value passes it.
    let left = try #require(
      moving.left(of: MotionVector(1), at: 3.1, using: CurveCache())
    )
    #expect(left.number < passed)
    #expect(moving.left(of: MotionVector(1), at: 9, using: CurveCache()) == nil)
  }

  @Test
  func undampedSpringsEndAfterTenMinutes() {
    let endless = motion(.spring(response: 1, dampingFraction: 0), delta: 9, inherited: 9)
    #expect(abs(end(endless) - 600) < 0.02)
    #expect(abs(end(endless, logically: true) - 1) < 0.02)
  }

  @Test
  func stateBeforeTheStartIsTheInitialState() {
    let state = motion(spring, delta: 8).state(at: 1, using: CurveCache())
    #expect(state.left.number == 8)
    #expect(state.velocity.number == 0 && state.force.number == 0)
    let linear = motion(.linear(duration: 2), delta: 8).state(at: 4, using: CurveCache())
    #expect(abs(linear.left.number - 4) < 1e-9)
    #expect(linear.velocity.number == 0 && linear.force.number == 0)
    let ended = motion(.linear(duration: 2), delta: 8).state(at: 9, using: CurveCache())
    #expect(ended.left.number == 0)
  }
}
