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
}
