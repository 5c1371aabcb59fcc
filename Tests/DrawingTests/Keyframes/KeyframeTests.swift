import Drawing
import Foundation
import Testing

@Suite
struct KeyframeTests {
  private struct Pose: Equatable {
    var scale = 1.0
    var place = CGPoint.zero
    var name = "still"
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (1, 5), (2, 10), (2.5, 7.5), (3, 5), (9, 5)])
  func linearKeyframesAreEven(time: Double, value: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 2)
      LinearKeyframe(5.0, duration: 1)
    }
    #expect(timeline.duration == 3)
    #expect(abs(timeline.value(time: time) - value) < 1e-12)
    #expect(timeline.value(progress: 1) == 5)
  }

  @Test
  func unitCurveAppliesToALinearKeyframe() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 2, timingCurve: .easeInOut)
    }
    #expect(abs(timeline.value(time: 0.5) - 10 * UnitCurve.easeInOut.value(at: 0.25)) < 1e-12)
  }

  @Test
  func moveJumps() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      MoveKeyframe(50.0)
      LinearKeyframe(60.0, duration: 1)
    }
    #expect([0.5, 1, 1.5, 2].map { timeline.value(time: $0) } == [5, 50, 55, 60])
    let alone = KeyframeTimeline(initialValue: 0.0) { MoveKeyframe(7.0) }
    #expect(alone.duration == 0)
    #expect(alone.value(time: 0) == 7)
  }

  /// The smooth curve from rest to rest: 3t² − 2t³.
  @Test(arguments: [(0.25, 1.5625), (0.5, 5), (0.75, 8.4375)])
  func cubicKeyframeRestsAtBothEnds(time: Double, value: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(10.0, duration: 1) }
    #expect(abs(timeline.value(time: time) - value) < 1e-12)
  }

  @Test
  func cubicKeyframesRunThroughSmoothly() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 1)
      CubicKeyframe(40.0, duration: 3)
    }
    // Through 10 with the velocity from 0 to 40 in 4 seconds.
    let step = 1e-6
    let before = (timeline.value(time: 1) - timeline.value(time: 1 - step)) / step
    let after = (timeline.value(time: 1 + step) - timeline.value(time: 1)) / step
    #expect(abs(before - 10) < 1e-3)
    #expect(abs(after - 10) < 1e-3)
  }

  @Test
  func cubicKeyframeTakesTheVelocityOfItsNeighbour() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      CubicKeyframe(20.0, duration: 1)
      LinearKeyframe(50.0, duration: 1)
    }
    let step = 1e-6
    let start = (timeline.value(time: 1 + step) - timeline.value(time: 1)) / step
    let end = (timeline.value(time: 2) - timeline.value(time: 2 - step)) / step
    #expect(abs(start - 10) < 1e-3)
    #expect(abs(end - 30) < 1e-3)
  }

  @Test
  func velocitiesCanBeGiven() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0.0, duration: 2, startVelocity: 8, endVelocity: -8)
    }
    // A parabola: 8t·(1 − t/2).
    #expect(abs(timeline.value(time: 1) - 4) < 1e-12)
    #expect(abs(timeline.value(time: 0.5) - 3) < 1e-12)
  }

  @Test
  func springKeyframeIsASpring() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 10.0) { SpringKeyframe(20.0, spring: spring) }
    let value = 10 + spring.value(target: 10.0, time: 0.2)
    #expect(abs(timeline.value(time: 0.2) - value) < 1e-12)
    #expect(abs(timeline.value(time: 99) - 20) < 1e-3)
    #expect(
      timeline.duration == spring.settlingDuration(target: 10.0, initialVelocity: 0, epsilon: 1e-4)
    )
    let short = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(20.0, duration: 0.1, spring: spring)
      LinearKeyframe(0.0, duration: 1)
    }
    // The next keyframe begins at the spring's current position.
    let end = spring.value(target: 20.0, time: 0.1)
    #expect(abs(short.value(time: 0.6) - end / 2) < 1e-9)
  }

  @Test
  func tracksRunAtTheSameTime() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(3.0, duration: 2)
      }
      KeyframeTrack(\.place) {
        LinearKeyframe(CGPoint(x: 8, y: 4), duration: 1)
        for step in 1...2 { LinearKeyframe(CGPoint(x: 8, y: 4 + step), duration: 1) }
      }
    }
    #expect(timeline.duration == 3)
    let pose = timeline.value(time: 0.5)
    #expect(pose == Pose(scale: 1.5, place: CGPoint(x: 4, y: 2)))
    #expect(timeline.value(time: 3) == Pose(scale: 3, place: CGPoint(x: 8, y: 6)))
    var other = Pose(name: "kept")
    timeline.update(value: &other, time: 1)
    #expect(other == Pose(scale: 2, place: CGPoint(x: 8, y: 4), name: "kept"))
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func hostileDurationsGiveNumbers(duration: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: duration)
      CubicKeyframe(20.0, duration: duration)
      SpringKeyframe(30.0, duration: duration)
      LinearKeyframe(0.0, duration: 1)
    }
    #expect([0, 0.5, 1, duration].allSatisfy { timeline.value(time: $0).isFinite })
  }

  private struct Hop: View {
    var repeats = true
    var body: some View {
      KeyframeAnimator(initialValue: 0.0, repeating: repeats) { x in
        Color.red.offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(10.0, duration: 1)
        LinearKeyframe(0.0, duration: 1)
      }
    }
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 5), (1.5, 5), (2, 0), (2.25, 2.5), (101, 10)])
  func animatorRepeats(time: Double, x: Double) throws {
    #expect(abs(try #require(Hop().drawn(10, 10, at: time).leaves.first).transform.tx - x) < 1e-3)
  }

  @Test
  func animatorCanRunOnce() throws {
    let leaf = try #require(Hop(repeats: false).drawn(10, 10, at: 5).leaves.first)
    #expect(leaf.transform.tx == 0)
  }

  private struct Triggered: View {
    @State private var taps = 0
    var body: some View {
      TimelineView(.explicit([0, 1, 4].map { Date(timeIntervalSinceReferenceDate: $0) })) { line in
        Color.red
          .keyframeAnimator(initialValue: 0.0, trigger: taps) { content, x in
            content.offset(x: x)
          } keyframes: { start in
            LinearKeyframe(start + 10, duration: 1)
          }
          .onChange(of: line.date) { taps += 1 }
      }
    }
  }

  @Test(arguments: [(0.5, 0.0), (1, 0), (1.5, 5), (3, 10), (4.5, 15), (9, 20)])
  func triggerStartsFromTheCurrentValue(time: Double, x: Double) throws {
    let leaf = try #require(Triggered().drawn(10, 10, at: time).leaves.first)
    #expect(abs(leaf.transform.tx - x) < 1e-3)
  }

  @Test(arguments: [true, false])
  func tracksMayHaveConditions(isLong: Bool) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack(\.self) {
        if isLong { LinearKeyframe(10.0, duration: 2) }
        if isLong {
          LinearKeyframe(20.0, duration: 3)
        } else {
          LinearKeyframe(30.0, duration: 1)
        }
        for number in 1...2 { LinearKeyframe(Double(number), duration: 1) }
      }
    }
    #expect(timeline.duration == (isLong ? 7 : 3))
    #expect(timeline.value(time: isLong ? 5 : 1) == (isLong ? 20 : 30))
    #expect(timeline.value(progress: 1) == 2)
    #expect(timeline.value(progress: 0) == 0)
  }

  @Test
  func timelinesWithoutKeyframesKeepTheirValue() {
    let empty = KeyframeTimeline(initialValue: Pose()) {}
    #expect(empty.duration == 0)
    #expect(empty.value(time: 1) == Pose())
  }

  @Test
  func valuesAreUpdatedInPlace() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) { LinearKeyframe(3.0, duration: 4) }
    }
    var pose = Pose(scale: 7, place: CGPoint(x: 1, y: 2), name: "kept")
    timeline.update(value: &pose, progress: 0.5)
    #expect(pose == Pose(scale: 2, place: CGPoint(x: 1, y: 2), name: "kept"))
    timeline.update(value: &pose, time: 4)
    #expect(pose.scale == 3)
  }

  private func slope(_ timeline: KeyframeTimeline<Double>, _ from: Double, _ to: Double) -> Double {
    (timeline.value(time: to) - timeline.value(time: from)) / (to - from)
  }

  /// The velocities at the end of a cubic keyframe of one second from 0 to 10.
  @Test
  func cubicKeyframeEndsWithTheVelocityOfItsSuccessor() {
    let step = 1e-6
    func end(@KeyframeTrackContentBuilder<Double> _ next: () -> KeyframeSequence<Double>) -> Double
    {
      let rest = next()
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        KeyframeTrack(\.self) {
          CubicKeyframe(10.0, duration: 1)
          rest
        }
      }
      return slope(timeline, 1 - 2 * step, 1 - step)
    }
    #expect(abs(end { SpringKeyframe(40.0, duration: 3) } - 10) < 1e-3)
    #expect(abs(end { SpringKeyframe(40.0) } - 20) < 1e-3)
    #expect(abs(end { SpringKeyframe(40.0, startVelocity: 7) } - 7) < 1e-3)
    #expect(abs(end { CubicKeyframe(40.0, duration: 3, startVelocity: 7) } - 7) < 1e-3)
    #expect(abs(end { LinearKeyframe(40.0, duration: 3) } - 10) < 1e-3)
    #expect(abs(end { LinearKeyframe(40.0, duration: 3, timingCurve: .easeIn) }) < 1e-3)
    #expect(abs(end { LinearKeyframe(40.0, duration: 0) }) < 1e-3)
    #expect(abs(end { MoveKeyframe(40.0) }) < 1e-3)
  }

  @Test
  func givenVelocitiesOverrideThoseOfNeighbours() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 1, endVelocity: 3)
      CubicKeyframe(40.0, duration: 3)
    }
    #expect(abs(slope(timeline, 1, 1 + 1e-6) - 3) < 1e-3)
    let eased = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 2, timingCurve: .easeIn)
      CubicKeyframe(20.0, duration: 1)
    }
    // Ten points in two seconds, with the slope of the curve at its end.
    #expect(abs(slope(eased, 2, 2 + 1e-6) - 5 * UnitCurve.easeIn.velocity(at: 1)) < 1e-3)
    let jumped = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      MoveKeyframe(20.0)
      CubicKeyframe(30.0, duration: 1)
    }
    #expect(abs(slope(jumped, 1, 1 + 1e-6)) < 1e-3)
  }

  @Test
  func springKeyframesContinueTheVelocity() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 1, endVelocity: 6)
      SpringKeyframe(20.0, spring: spring)
    }
    let value = 10 + spring.value(target: 10.0, initialVelocity: 6, time: 0.2)
    #expect(abs(timeline.value(time: 1.2) - value) < 1e-9)
    let pushed = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(20.0, spring: spring, startVelocity: 50)
    }
    let faster = spring.value(target: 20.0, initialVelocity: 50, time: 0.1)
    #expect(abs(pushed.value(time: 0.1) - faster) < 1e-9)
    // The next cubic keyframe begins with the spring's velocity.
    let short = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(20.0, duration: 0.1, spring: spring)
      CubicKeyframe(0.0, duration: 1)
    }
    let velocity = spring.velocity(target: 20.0, time: 0.1)
    #expect(abs(slope(short, 0.1, 0.1 + 1e-7) - velocity) < 1e-3)
    let same = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(20.0) }
    let bare = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(20.0, spring: Spring(duration: 0.5, bounce: 0))
    }
    #expect(same.value(time: 0.2) == bare.value(time: 0.2))
  }

  @Test
  func undampedSpringKeyframeLastsTenMinutes() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(20.0, spring: Spring(duration: 1, bounce: 1))
    }
    #expect(timeline.duration == 600)
  }

  /// The velocity of a cubic curve: 6t − 6t² of the distance per second, and the terms of both
  /// ends.
  @Test(arguments: [0.0, 0.25, 0.5, 0.9, 1])
  func cubicKeyframesAreHermiteCurves(time: Double) {
    let timeline = KeyframeTimeline(initialValue: 2.0) {
      CubicKeyframe(10.0, duration: 4, startVelocity: 3, endVelocity: -5)
    }
    let (square, cube) = (time * time, time * time * time)
    let value =
      2 + 8 * (3 * square - 2 * cube) + 12 * (time - 2 * square + cube) - 20 * (cube - square)
    #expect(abs(timeline.value(time: 4 * time) - value) < 1e-12)
  }

  private struct Steps: KeyframeTrackContent {
    typealias Value = Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(10.0, duration: 1)
      LinearKeyframe(30.0, duration: 1)
    }
  }

  private struct Growth: Keyframes {
    typealias Value = Pose
    var body: some Keyframes<Pose> {
      KeyframeTrack(\.scale) { LinearKeyframe(3.0, duration: 2) }
    }
  }

  @Test
  func customTypesCanComposeKeyframes() {
    let steps = KeyframeTimeline(initialValue: 0.0) {
      Steps()
      LinearKeyframe(0.0, duration: 2)
    }
    #expect(steps.duration == 4)
    #expect([0.5, 1.5, 3].map { steps.value(time: $0) } == [5, 20, 15])
    let growth = KeyframeTimeline(initialValue: Pose()) { Growth() }
    #expect(growth.value(time: 1).scale == 2)
  }

  private struct Modified: View {
    var repeats: Bool?
    var body: some View {
      if let repeats {
        Color.red.keyframeAnimator(initialValue: 0.0, repeating: repeats) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(10.0, duration: 1)
        }
      } else {
        Color.red.keyframeAnimator(initialValue: 0.0) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(10.0, duration: 1)
        }
      }
    }
  }

  @Test(arguments: [(nil, 2.5), (true, 2.5), (false, 10.0)])
  func modifierAnimatesItsView(repeats: Bool?, x: Double) throws {
    let leaf = try #require(Modified(repeats: repeats).drawn(10, 10, at: 3.25).leaves.first)
    #expect(abs(leaf.transform.tx - x) < 1e-3)
  }

  @Test
  func animatorWithOnlyAMoveKeyframeRepeats() throws {
    let view = KeyframeAnimator(initialValue: 0.0) { x in
      Color.red.offset(x: x)
    } keyframes: { _ in
      MoveKeyframe(7.0)
    }
    #expect(try view.drawn(10, 10, at: 3).leaves.map(\.transform.tx) == [7])
  }
}
