import Foundation
import Testing

@testable import Drawing

@Suite
struct CustomAnimationTests {
  private struct Change: View {
    let animation: Animation
    @State private var x = 0.0
    var body: some View {
      Color.red.offset(x: x, y: x / 2).onAppear { withAnimation(animation) { x = 40 } }
    }
  }

  private func place(_ animation: Animation, at time: Double) throws -> CGPoint {
    let leaf = try #require(Change(animation: animation).drawn(100, 100, at: time).leaves.first)
    return CGPoint(x: leaf.transform.tx, y: leaf.transform.ty)
  }

  /// A fall: the value grows with the square of time.
  private struct Fall: CustomAnimation {
    var duration = 2.0
    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? {
      guard time < duration else { return nil }
      var value = value
      value.scale(by: time * time / duration / duration)
      return value
    }
  }

  @Test(arguments: [(0.0, 0.0), (1, 10), (1.5, 22.5), (2, 40), (9, 40)])
  func customFunctionSetsTheProgress(time: Double, x: Double) throws {
    let place = try place(Animation(Fall()), at: time)
    #expect(abs(place.x - x) < 1e-3)
    #expect(abs(place.y - x / 2) < 1e-3)
  }

  @Test(arguments: [(0.5, 0.0), (1.0, 10), (2, 40)])
  func modifiersApplyToCustomAnimations(time: Double, x: Double) throws {
    let animation = Animation(Fall()).speed(2).delay(0.5)
    #expect(abs(try place(animation, at: time).x - x) < 1e-3)
  }

  /// An animation that counts frames in its state.
  private struct Counting: CustomAnimation {
    struct Count<V: VectorArithmetic>: AnimationStateKey {
      static var defaultValue: Int { 0 }
    }
    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? {
      let count = context.state[Count<V>.self]
      context.state[Count<V>.self] = count + 1
      guard count <= 60 else { return nil }
      var value = value
      value.scale(by: Double(count) / 60)
      return value
    }
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 20), (1.0, 40), (3, 40)])
  func stateAccumulatesFrameByFrame(time: Double, x: Double) throws {
    #expect(abs(try place(Animation(Counting()), at: time).x - x) < 1e-3)
  }

  private struct Doubled: CustomAnimation {
    let base: Animation
    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? {
      base.animate(value: value, time: time * 2, context: &context)
    }
  }

  @Test
  func customAnimationsCanDelegateToOthers() throws {
    let place = try place(Animation(Doubled(base: .linear(duration: 2))), at: 0.25)
    #expect(abs(place.x - 10) < 1e-3)
  }

  @Test
  func equalAnimationsAreEqual() {
    #expect(Animation(Fall()) == Animation(Fall()))
    #expect(Animation(Fall()) != Animation(Fall(duration: 1)))
    #expect(Animation(Fall()) != Animation(Counting()))
  }

  @Test
  func velocityOfAnAnimationIsItsSlope() throws {
    let context = AnimationContext<Double>()
    let velocity = Animation.linear(duration: 2).velocity(value: 10.0, time: 1, context: context)
    #expect(abs(try #require(velocity) - 5) < 1e-3)
  }

  private func velocity(_ animation: Animation, at time: Double) -> Double? {
    animation.velocity(value: 10.0, time: time, context: AnimationContext<Double>())
  }

  /// The slope over two frames of 1/120 s, or over one at the start.
  @Test
  func velocityIsTheSlopeOverTwoFrames() throws {
    let frame = 1 / 120.0
    func value(_ time: Double) -> Double { UnitCurve.easeOut.value(at: time) }
    let curve = Animation.easeOut(duration: 1)
    #expect(abs(try #require(velocity(curve, at: 0)) - 10 * value(frame) / frame) < 1e-6)
    let middle = (value(0.5 + frame) - value(0.5 - frame)) / (2 * frame)
    #expect(abs(try #require(velocity(curve, at: 0.5)) - 10 * middle) < 1e-6)
    // The goal is reached within the second frame.
    let last = (1 - (0.999 - frame)) / (2 * frame)
    #expect(abs(try #require(velocity(.linear(duration: 1), at: 0.999)) - 10 * last) < 1e-3)
    #expect(velocity(.linear(duration: 1), at: 2) == nil)
    #expect(velocity(Animation(Fall()), at: 1) == nil)
  }

  @Test(arguments: [
    (Animation.spring, true), (.linear, false), (.linear.delay(1), false),
    (.interpolatingSpring(stiffness: 1, damping: 1), false), (Animation(Fall()), false),
  ])
  func onlySpringsMergeByDefault(animation: Animation, merges: Bool) {
    var context = AnimationContext<Double>()
    #expect(
      animation.shouldMerge(previous: .linear, value: 1.0, time: 0, context: &context) == merges
    )
  }

  @Test
  func contextsStoreLogicalCompletion() {
    var context = AnimationContext<Double>()
    #expect(!context.isLogicallyComplete)
    #expect(!context.withState(AnimationState<Float>()).isLogicallyComplete)
    context.isLogicallyComplete = true
    #expect(context.withState(AnimationState<Float>()).isLogicallyComplete)
  }

  /// An animation without finite values.
  private struct Infinite: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? {
      guard time < 1 else { return nil }
      var value = value
      value.scale(by: .infinity)
      return value
    }
  }

  @Test(arguments: [0.0, 0.5, 2])
  func nonFiniteValuesAreReplacedByTheGoal(time: Double) throws {
    #expect(try place(Animation(Infinite()), at: time).x == 40)
  }

  /// An animation that is complete after half of its time.
  private struct EarlyFall: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? {
      context.isLogicallyComplete = time >= 0.5
      return time < 2 ? value.scaled(by: time / 2) : nil
    }
  }

  @Test
  func customAnimationsCanCompleteLogicallyBeforeTheirEnd() throws {
    let change = MotionChange(size: 1, curves: CurveCache())
    let (early, late) = (Animation(EarlyFall()).curve, Animation(Fall()).curve)
    #expect(abs(try #require(early.logicalEnd(of: change)) - 0.5) < 1e-9)
    #expect(abs(try #require(late.logicalEnd(of: change)) - 2) < 1e-9)
    #expect(early.end(on: .display, of: change, within: 119) == 119)
    #expect(early.end(on: .display, of: change, within: 118) == nil)
    let nothing = MotionChange(size: 0, curves: CurveCache())
    #expect(early.end(on: .display, of: nothing, within: 0) == 0)
    #expect(early.progress(at: 0.5, on: .display, of: nothing) == nil)
  }
}
