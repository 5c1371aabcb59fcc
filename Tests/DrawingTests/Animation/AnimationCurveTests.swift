import Testing

@testable import Drawing

@Suite
struct AnimationCurveTests {
  private func shown(of animation: Animation, at time: Double) -> Double? {
    let change = MotionChange(size: 1, curves: CurveCache())
    return animation.curve.progress(at: time, on: .display, of: change)
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 0.25), (1, 0.5), (1.999, 0.9995)])
  func linearProgressIsProportionalToTime(time: Double, fraction: Double) throws {
    let progress = try #require(shown(of: .linear(duration: 2), at: time))
    #expect(abs(progress - fraction) < 1e-6)
  }

  @Test(arguments: [
    Animation.linear(duration: 1), .linear(duration: 0), .linear(duration: -1),
    .linear(duration: .nan),
  ])
  func motionEndsAfterItsDuration(animation: Animation) {
    #expect(shown(of: animation, at: 1) == nil)
  }

  @Test(arguments: [(0.0, 0.0), (1, 0), (1.5, 0.25), (2, 0.5)])
  func delayHoldsTheStart(time: Double, fraction: Double) throws {
    let progress = try #require(shown(of: .linear(duration: 2).delay(1), at: time))
    #expect(abs(progress - fraction) < 1e-6)
  }

  @Test(arguments: [
    (Animation.linear(duration: 2).speed(2), 0.5, 0.5),
    // The delay is outside the speed, and then inside.
    (.linear(duration: 2).speed(2).delay(0.5), 1, 0.5),
    (.linear(duration: 2).delay(1).speed(2), 1, 0.5),
    (.linear(duration: 2).speed(0), 100, 0),
    (.linear(duration: 2).speed(-1), 100, 0),
  ])
  func speedMultipliesTheTime(animation: Animation, time: Double, fraction: Double) throws {
    let progress = try #require(shown(of: animation, at: time))
    #expect(abs(progress - fraction) < 1e-6)
  }

  @Test(arguments: [
    (0.25, 0.25), (0.75, 0.75), (1, 1), (1.25, 0.75), (1.75, 0.25), (2, 0), (2.25, 0.25),
    (1_000_001.25, 0.75),
  ])
  func autoreversingRepetitionRunsForwardAndBackward(time: Double, fraction: Double) throws {
    let progress = try #require(shown(of: .linear(duration: 1).repeatForever(), at: time))
    #expect(abs(progress - fraction) < 2e-6)
  }

  @Test(arguments: [(0.25, 0.25), (1, 1), (1.25, 0.25), (2.75, 0.75)])
  func repetitionWithoutReversingRestarts(time: Double, fraction: Double) throws {
    let animation = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    let progress = try #require(shown(of: animation, at: time))
    #expect(abs(progress - fraction) < 2e-6)
  }

  @Test(arguments: [1, 2, 3])
  func repeatCountCountsSinglePasses(count: Int) {
    let animation = Animation.linear(duration: 1).repeatCount(count)
    #expect(shown(of: animation, at: Double(count) - 0.01) != nil)
    #expect(shown(of: animation, at: Double(count)) == nil)
  }

  @Test
  func passStartsAtTheFrameThatEndsThePrevious() throws {
    // 0.32 s end between frames 19 and 20, so that each pass takes 20 of them.
    let animation = Animation.linear(duration: 0.32).repeatForever(autoreverses: false)
    let end = try #require(shown(of: animation, at: 20.0 / 60))
    let next = try #require(shown(of: animation, at: 20.0 / 60 + 0.08))
    #expect(end == 1)
    #expect(abs(next - 0.25) < 2e-6)
  }

  @Test
  func springRepeatsFromTheFrameAtWhichItSettles() throws {
    let spring = Animation.interactiveSpring(response: 5, dampingFraction: 0.5)
    let back = try #require(shown(of: spring.repeatForever(), at: 419.0 / 60 + 0.5))
    #expect(abs(back - (1 - 0.156123)) < 1e-6)
  }

  @Test
  func repetitionsNest() throws {
    let animation = Animation.linear(duration: 1).repeatCount(2).repeatForever(autoreverses: false)
    let progress = try #require(shown(of: animation, at: 2.25))
    #expect(abs(progress - 0.25) < 2e-6)
  }

  @Test(arguments: [
    Animation.linear(duration: .infinity), .spring().speed(1e-300).repeatForever(),
    .linear.delay(.infinity), .linear.delay(.nan), .spring().speed(.nan),
    .linear.speed(.infinity).repeatForever(), .linear.repeatCount(-3), .linear.delay(-2),
    .linear(duration: 0).repeatForever(),
  ])
  func hostileNumbersGiveDefinedResults(animation: Animation) {
    for time in [0, 0.5, 1e9] {
      #expect(shown(of: animation, at: time).map(\.isFinite) ?? true)
    }
  }

  /// With frames of infinite length, a spring is at its end from the start.
  @Test(arguments: [Animation.spring(), .spring(duration: 0.4, bounce: 1)], [0, 0.5, 1e9])
  func aRepeatedSpringOfInfiniteSpeedIsAtItsEnd(spring: Animation, time: Double) {
    #expect(shown(of: spring.repeatForever().speed(.infinity), at: time) == 1)
  }

  @Test
  func delayBeforeAnAnimationWithoutDurationHoldsTheStart() throws {
    #expect(shown(of: .linear(duration: 0).delay(1), at: 1) == 0)
    #expect(shown(of: .linear(duration: 0).delay(1), at: 1.1) == nil)
  }

  /// The frame at which an animation ends is searched for up to a limit.
  @Test(arguments: [
    (Animation.linear(duration: 1.0 / 60), 0), (.linear(duration: 1), 59),
    (.linear(duration: 1).delay(0.5), 89), (.linear(duration: 1).delay(-1), 59),
    (.linear(duration: 1).speed(2), 29), (.linear(duration: 1).repeatCount(1), 59),
    (.linear(duration: 1).repeatCount(2), 119), (.linear(duration: 1).repeatCount(3), 179),
    (.linear(duration: 1).logicallyComplete(after: 0.2), 59),
  ])
  func endIsFoundWithinTheLimit(animation: Animation, frame: Int) {
    let change = MotionChange(size: 1, curves: CurveCache())
    #expect(animation.curve.end(on: .display, of: change, within: frame) == frame)
    #expect(animation.curve.end(on: .display, of: change, within: frame - 1) == nil)
    #expect(animation.curve.end(on: .display, of: change, within: 10_000) == frame)
  }

  @Test(arguments: [
    Animation.linear.repeatForever(), .linear.speed(0), .linear.speed(-1),
    .linear(duration: .infinity),
  ])
  func endlessAnimationsHaveNoEnd(animation: Animation) {
    let change = MotionChange(size: 1, curves: CurveCache())
    #expect(animation.curve.end(on: .display, of: change, within: 10_000) == nil)
  }

  @Test(arguments: [
    (Animation.linear(duration: 2), 2.0), (.linear(duration: 2).logicallyComplete(after: 0.4), 0.4),
    (.linear(duration: 2).logicallyComplete(after: -1), 0),
    (.linear(duration: 2).logicallyComplete(after: .nan), 2),
    (.linear(duration: 2).delay(0.5), 2.5),
    (.linear(duration: 2).delay(-1), 2), (.linear(duration: 2).speed(4), 0.5),
    (.spring(duration: 0.5), 0.5), (.linear(duration: 1).repeatCount(3), 3),
    (
      .interpolatingSpring(stiffness: 100, damping: 10),
      // The envelope √(4 / 3) exp(-5 t) is 0.001.
      85.0 / 60
    ),
  ])
  func logicalCompletionHasATime(animation: Animation, time: Double) throws {
    let change = MotionChange(size: 1, curves: CurveCache())
    #expect(abs(try #require(animation.curve.logicalEnd(of: change)) - time) < 1e-9)
  }

  @Test(arguments: [
    Animation.linear.repeatForever(), .linear.speed(0), .linear.repeatForever().delay(1),
    .linear.repeatForever().speed(2),
  ])
  func endlessAnimationsAreNeverLogicallyComplete(animation: Animation) {
    let change = MotionChange(size: 1, curves: CurveCache())
    #expect(animation.curve.logicalEnd(of: change) == nil)
  }

  /// Over a very short distance, a bouncing spring is at rest once it first reaches its goal.
  @Test
  func springsThatRestEarlierAreLogicallyCompleteEarlier() throws {
    let change = MotionChange(size: 0.001, curves: CurveCache())
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    let end = try #require(spring.curve.logicalEnd(of: change))
    #expect((0.2..<0.3).contains(end))
  }

  @Test(arguments: [
    (Animation.linear, "curve"), (.spring, "spring"),
    (.interpolatingSpring(stiffness: 1, damping: 1), "oscillation"),
    (.linear.logicallyComplete(after: 1), "completing"), (.linear.delay(1), "delayed"),
    (.linear.speed(1), "speed"), (.linear.repeatForever(), "repeated"),
  ])
  func dumpsNameTheKindOfTheCurve(animation: Animation, name: String) {
    let mirror = Mirror(reflecting: animation.curve)
    #expect(mirror.children.map(\.label) == [name])
    #expect(mirror.displayStyle == .enum)
    // Names of references are derived from such texts.
    #expect("\(animation)".hasPrefix("Animation(curve: Drawing.AnimationCurve.\(name)("))
  }

  @Test
  func animationsThatAreModifiedEquallyAreEqual() {
    let animation = Animation.linear.delay(1).speed(2)
    #expect(animation == Animation.linear.delay(1).speed(2))
    #expect(animation.hashValue == Animation.linear.delay(1).speed(2).hashValue)
    let others: [Animation] = [
      .linear.delay(2).speed(2), .linear.delay(1).speed(3), .linear.speed(2).delay(1),
      .easeIn.delay(1).speed(2), .linear.delay(1).logicallyComplete(after: 2), .linear.delay(1),
    ]
    for other in others { #expect(animation != other) }
    #expect(Animation.linear.repeatCount(2) != Animation.linear.repeatCount(3))
    let oneWay = Animation.linear.repeatCount(2, autoreverses: false)
    #expect(Animation.linear.repeatCount(2, autoreverses: true) != oneWay)
    #expect(Animation.linear.repeatCount(.max) != Animation.linear.repeatForever())
  }

  @Test
  func deeplyNestedAnimationsAreCompared() {
    func nested(_ delay: Double) -> Animation {
      (0..<20_000).reduce(.linear(duration: delay)) { animation, _ in animation.delay(1) }
    }
    #expect(nested(1) == nested(1))
    #expect(nested(1) != nested(2))
  }
}
