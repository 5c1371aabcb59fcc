import Drawing
import Foundation
import Scene
import Testing

/// Transitions of views inside several conditions, containers and modifiers.
@Suite
struct NestedConditionTests {
  enum Nesting: CaseIterable {
    case direct
    case condition
    case choice
    case identity
    case erased
    case padded
  }

  /// A blue bar that a red one replaces.
  private struct Replaced: View {
    let nesting: Nesting
    let opacity: Double
    @State private var isRed = false

    var body: some View {
      VStack(spacing: 0) { content.opacity(opacity) }
        .onAppear { withAnimation(.linear(duration: 2)) { isRed = true } }
    }

    @ViewBuilder private var content: some View {
      switch nesting {
      case .direct: bars
      case .condition: if true { bars }
      case .choice:
        switch nesting {
        case .choice: bars
        default: EmptyView()
        }
      case .identity: Color.green.frame(width: 10, height: 40).id(isRed)
      case .erased: AnyView(bars)
      case .padded: Group { if true { bars } }.padding(0)
      }
    }

    @ViewBuilder private var bars: some View {
      if isRed {
        Color.red.frame(width: 10, height: 40)
      } else {
        Color.blue.frame(width: 10, height: 40)
      }
    }
  }

  @Test(arguments: Nesting.allCases)
  func removedViewKeepsItsPosition(nesting: Nesting) throws {
    let leaves = try Replaced(nesting: nesting, opacity: 1).drawn(100, 100, at: 1).leaves
    #expect(leaves.count == 2)
    for leaf in leaves {
      #expect(leaf.outline.path.boundingRect.applying(leaf.transform).minY == 0)
    }
  }

  /// A bar that moves out of a container that is displaced itself.
  private struct MovedOut: View {
    @State private var isGone = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Group {
          if !isGone { Color.red.frame(width: 10, height: 10).transition(.offset(x: 20)) }
        }
        .offset(x: 40)
      }
      .onAppear { withAnimation(.linear(duration: 2)) { isGone = true } }
    }
  }

  @Test(arguments: [(0.0, 40.0), (0.5, 45), (1, 50), (1.5, 55)])
  func outerOffsetIsAddedToThatOfATransition(time: Double, x: Double) throws {
    let leaves = try MovedOut().drawn(100, 100, at: time).leaves
    let positions = leaves.map { $0.outline.path.boundingRect.applying($0.transform).minX }
    #expect(positions.count == 1 && positions.allSatisfy { abs($0 - x) < 1e-9 })
  }

  @Test(arguments: Nesting.allCases, [0.0, 0.5, 1, 1.5])
  func outerOpacityAppliesOnce(nesting: Nesting, time: Double) throws {
    let leaves = try Replaced(nesting: nesting, opacity: 0.8).drawn(100, 100, at: time).leaves
    let alphas = leaves.compactMap { $0.color?.alpha }
    let expected = [0.8 * time / 2, 0.8 * (1 - time / 2)].filter { $0 > 0 }
    #expect(alphas.count == expected.count)
    for (alpha, expected) in zip(alphas.sorted(), expected.sorted()) {
      #expect(abs(alpha - expected) < 1e-3)
    }
  }

  /// A view that is removed beside another one in the same element.
  enum Neighbour: CaseIterable {
    case none, before, after
  }

  private struct Element: View {
    let neighbour: Neighbour
    @State private var isShown = true

    private var scaled: some View { Color.gray.frame(width: 2, height: 2).transition(.scale) }

    var body: some View {
      HStack(spacing: 0) {
        ForEach([0], id: \.self) { _ in
          if neighbour == .before { scaled }
          if isShown { Color.blue.frame(width: 12, height: 8).transition(.offset(x: 0, y: 4)) }
          if neighbour == .after { scaled }
        }
      }
      .frame(width: 40, height: 20)
      .onAppear { withAnimation(.linear(duration: 1)) { isShown = false } }
    }
  }

  /// The transition of another view in the element doesn't affect it.
  @Test(arguments: Neighbour.allCases)
  func removalStartsAtTheViewsPlace(_ neighbour: Neighbour) throws {
    let start = try Element(neighbour: neighbour).drawn(40, 20, at: 0).leaves
      .first { $0.outline.path.boundingRect.width == 12 }
    #expect(start?.transform.ty == 6)
    let x = start?.transform.tx
    #expect(x == (neighbour == .before ? 15 : neighbour == .after ? 13 : 14))
  }

  /// Two views that are removed together, of which one disappears at once.
  enum Companion: CaseIterable {
    case identity, animatedIdentity, ownAnimation

    fileprivate var transition: AnyTransition {
      switch self {
      case .identity: .identity
      case .animatedIdentity: .identity.animation(.linear(duration: 1))
      case .ownAnimation: .opacity.animation(.linear(duration: 2))
      }
    }
  }

  private struct Pair: View {
    let companion: Companion
    @State private var isShown = true

    var body: some View {
      ZStack {
        if isShown {
          Color.gray.frame(width: 2, height: 2).transition(companion.transition)
          Color.blue.frame(width: 12, height: 8)
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isShown = false } }
    }
  }

  @Test(arguments: Companion.allCases)
  func eachViewOfABranchIsRemovedWithItsTransition(_ companion: Companion) throws {
    let leaves = try Pair(companion: companion).drawn(20, 20, at: 0.5).leaves
    let alphas = leaves.map { $0.color?.alpha }
    #expect(alphas == (companion == .ownAnimation ? [0.75, 0.5] : [0.5]))
    #expect(try Pair(companion: companion).drawn(20, 20, at: 3).leaves.isEmpty)
  }

  /// Two views that are removed without a transaction; only the first has an animation.
  private struct Unanimated: View {
    @State private var isShown = true

    var body: some View {
      ZStack {
        if isShown {
          Color.gray.frame(width: 2, height: 2)
            .transition(.opacity.animation(.linear(duration: 2)))
          Color.blue.frame(width: 12, height: 8).transition(.offset(x: 0, y: 10))
        }
      }
      .onAppear { isShown = false }
    }
  }

  @Test
  func viewsWithoutAnAnimationDisappearAtOnce() throws {
    let leaves = try Unanimated().drawn(20, 20, at: 1).leaves
    #expect(leaves.map { $0.color?.alpha } == [0.5])
  }
}
