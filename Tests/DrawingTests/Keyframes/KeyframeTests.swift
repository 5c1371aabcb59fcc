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
}
