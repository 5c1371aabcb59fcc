import Drawing
import Foundation
import Scene
import Testing

/// The types of transitions, and the short names of them.
@Suite
struct TransitionTypeTests {
  private struct Change: View {
    let transition: AnyTransition
    let removes: Bool
    var animation: Animation? = .linear(duration: 2)
    @State private var hasChanged = false

    var body: some View {
      ZStack {
        if hasChanged != removes { Color.red.transition(transition) }
      }
      .onAppear { withAnimation(animation) { hasChanged = true } }
    }
  }

  /// The leaf and its enclosing groups, halfway through inserting and removing a view.
  private static func halfway(_ transition: AnyTransition) throws -> [DisplayList] {
    try [false, true].map {
      try Change(transition: transition, removes: $0).drawn(100, 60, at: 1)
    }
  }

  /// Shows its content twice.
  private struct Mirrored: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.overlay { content.offset(y: 20) }
    }
  }

  private struct Appearing: View {
    @State private var isShown = false

    var body: some View {
      ZStack {
        if isShown {
          HStack(spacing: 0) { Color.red.frame(width: 10) }.transition(Mirrored())
        }
      }
      .onAppear { withAnimation(.linear(duration: 2)) { isShown = true } }
    }
  }

  @Test
  func aTransitionMayUseItsContentTwice() throws {
    let leaves = try Appearing().drawn(100, 60, at: 1).leaves
    #expect(leaves.map(\.transform.ty) == [0, 20])
  }

  struct Pair: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let transition: AnyTransition
    let same: AnyTransition

    init(_ description: String, _ transition: some Transition, _ same: AnyTransition) {
      testDescription = description
      self.transition = AnyTransition(transition)
      self.same = same
    }
  }

  static let pairs = [
    Pair("identity", .identity, .identity),
    Pair("identity type", IdentityTransition(), .identity),
    Pair("opacity", .opacity, .opacity),
    Pair("symbol effect", .symbolEffect, .opacity),
    Pair("scale", .scale, .scale(scale: 0, anchor: .center)),
    Pair("scale to a half", .scale(0.5), .scale(scale: 0.5, anchor: .center)),
    Pair(
      "scale at an anchor",
      .scale(0.5, anchor: .topLeading),
      .scale(scale: 0.5, anchor: .topLeading)
    ),
    Pair(
      "slide",
      .slide,
      .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    ),
    Pair("move up", .move(edge: .top), .offset(y: -60)),
    Pair("move down", .move(edge: .bottom), .offset(y: 60)),
    Pair("move left", .move(edge: .leading), .offset(x: -100)),
    Pair("move right", .move(edge: .trailing), .offset(x: 100)),
    Pair(
      "push",
      .push(from: .bottom),
      .asymmetric(insertion: .offset(y: 60), removal: .offset(y: -60)).combined(with: .opacity)
    ),
    Pair("offset", .offset(CGSize(width: 3, height: 5)), .offset(x: 3, y: 5)),
    Pair("offset across", .offset(x: 3), .offset(CGSize(width: 3, height: 0))),
    Pair("offset down", .offset(y: 5), .offset(CGSize(width: 0, height: 5))),
    Pair(
      "asymmetric",
      .asymmetric(insertion: .scale(0.5), removal: .offset(x: 3)),
      .asymmetric(insertion: .scale(scale: 0.5), removal: .offset(x: 3))
    ),
    Pair("blur", .blurReplace, AnyTransition(.blurReplace(.downUp))),
  ]

  @Test(arguments: pairs)
  func transitionIsDrawnLike(pair: Pair) throws {
    let found = try TransitionTypeTests.halfway(pair.transition).map(\.leaves)
    let expected = try TransitionTypeTests.halfway(pair.same).map(\.leaves)
    #expect(found.map { $0.map(\.color) } == expected.map { $0.map(\.color) })
    #expect(found.map { $0.map(\.outline) } == expected.map { $0.map(\.outline) })
    #expect(found.map { $0.map(\.transform) } == expected.map { $0.map(\.transform) })
  }

  @Test
  func blurredViewsAreSmallAndFaint() throws {
    for (transition, scales) in [
      (AnyTransition(.blurReplace), [0.9, 0.9]), (AnyTransition(.blurReplace(.upUp)), [0.9, 1.1]),
    ] {
      let halves = try TransitionTypeTests.halfway(transition)
      for (list, scale) in zip(halves, scales) {
        let leaf = try #require(list.leaves.first)
        #expect(abs(leaf.transform.a - scale) < 0.001)
        #expect(!list.topLevelGroups.isEmpty)
      }
    }
  }

  @Test
  func typesKeepTheirParameters() {
    #expect(ScaleTransition(0.5).scale == 0.5 && ScaleTransition(0.5).anchor == .center)
    #expect(ScaleTransition(0.5, anchor: .top).anchor == .top)
    #expect(OffsetTransition(CGSize(width: 1, height: 2)).offset == CGSize(width: 1, height: 2))
    #expect(MoveTransition(edge: .top).edge == .top && PushTransition(edge: .top).edge == .top)
    #expect(BlurReplaceTransition(configuration: .upUp).configuration == .upUp)
    #expect(!OpacityTransition.properties.hasMotion)
    #expect(ScaleTransition.properties.hasMotion)
    let both = AsymmetricTransition(insertion: ScaleTransition(0.5), removal: OpacityTransition())
    #expect(both.insertion.scale == 0.5)
  }

  private static let animated: [AnyTransition] = {
    let linear = Animation.linear(duration: 2)
    return [
      AnyTransition(.slide.animation(linear)),
      AnyTransition(.opacity.combined(with: .slide.animation(linear))),
      AnyTransition(.slide.animation(linear).combined(with: .scale(1))),
      AnyTransition(
        .asymmetric(insertion: .slide.animation(linear), removal: .slide.animation(linear))
      ),
      .slide.animation(linear).combined(with: .identity),
      .asymmetric(insertion: .slide.animation(linear), removal: .slide.animation(linear)),
    ]
  }()

  /// The parts of a transition have their own animations, also if the change has none.
  @Test(arguments: animated.indices, [false, true])
  func partsAreAnimatedWithoutAnAnimatedChange(index: Int, removes: Bool) throws {
    let view = Change(
      transition: TransitionTypeTests.animated[index],
      removes: removes,
      animation: nil
    )
    let leaf = try #require(try view.drawn(100, 60, at: 1).leaves.first)
    #expect(abs(leaf.transform.tx - (removes ? 50 : -50)) < 1e-9)
  }
}
