import Drawing
import Foundation
import Scene
import Testing

/// Transitions that are composed of others or have their own animation.
extension TransitionTests {
  /// The opacity and offset of the view one second after its insertion and after its removal.
  private func shown(
    _ transition: AnyTransition,
    animation: Animation? = nil
  ) throws -> [String] {
    try [false, true].map { removes in
      let view = Change(removes: removes, animation: animation) {
        Color.red.transition(transition)
      }
      guard let leaf = try view.drawn(100, 100, at: 1).leaves.first else { return "none" }
      let alpha = ((leaf.color?.alpha ?? 0) * 100).rounded() / 100
      return "\(alpha) \((leaf.transform.tx * 10).rounded() / 10)"
    }
  }

  /// Only the insertion or the removal applies, with the animation that it contains.
  @Test
  func partsOfATransitionHaveTheirOwnAnimations() throws {
    let slow = AnyTransition.opacity.animation(.linear(duration: 4))
    let move = AnyTransition.offset(x: 40)
    #expect(try shown(slow) == ["0.25 0.0", "0.75 0.0"])
    #expect(try shown(AnyTransition(.opacity.animation(.linear(duration: 4)))) == shown(slow))
    #expect(try shown(.asymmetric(insertion: slow, removal: move)) == ["0.25 0.0", "none"])
    #expect(try shown(.asymmetric(insertion: move, removal: slow)) == ["1.0 0.0", "0.75 0.0"])
    #expect(try shown(slow.combined(with: move)) == ["0.25 0.0", "0.75 40.0"])
    // The later part, with its animation, contains the earlier one.
    #expect(try shown(move.combined(with: slow)) == ["0.25 30.0", "0.75 10.0"])
    #expect(try shown(move.combined(with: move)) == ["1.0 0.0", "none"])
    #expect(try shown(slow.animation(nil)) == ["0.25 0.0", "0.75 0.0"])
    #expect(try shown(.opacity.animation(nil)) == ["1.0 0.0", "none"])
    // The animation of a transition replaces the one around it.
    #expect(try shown(slow, animation: .linear(duration: 2)) == ["0.25 0.0", "0.75 0.0"])
  }

  @Test
  func onlyIdentityIsImmediate() throws {
    let linear = Animation.linear(duration: 2)
    let both = AnyTransition.identity.combined(with: .identity)
    #expect(try shown(both, animation: linear) == ["1.0 0.0", "none"])
    let one = AnyTransition.identity.combined(with: .opacity)
    #expect(try shown(one, animation: linear) == ["0.5 0.0", "0.5 0.0"])
    let other = AnyTransition.opacity.combined(with: .identity)
    #expect(try shown(other, animation: linear) == ["0.5 0.0", "0.5 0.0"])
    let coming = AnyTransition.asymmetric(insertion: .opacity, removal: .identity)
    #expect(try shown(coming, animation: linear) == ["0.5 0.0", "none"])
    let going = AnyTransition.asymmetric(insertion: .identity, removal: .opacity)
    #expect(try shown(going, animation: linear) == ["1.0 0.0", "0.5 0.0"])
    let animated = AnyTransition.identity.animation(.linear(duration: 4))
    #expect(try shown(animated, animation: linear) == ["1.0 0.0", "none"])
  }
}
