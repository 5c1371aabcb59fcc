import Drawing
import Scene
import Testing

/// Transitions set around the condition, the `ForEach` or the identity that inserts a view.
@Suite
struct OuterTransitionTests {
  /// A view that increases a number when it appears.
  nonisolated private struct Change<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var number = 0

    var body: some View {
      ZStack { content(number) }
        .onAppear { withAnimation(.linear(duration: 1)) { number = 1 } }
    }
  }

  nonisolated private struct Conditional: View {
    let isShown: Bool

    var body: some View {
      if isShown { OuterTransitionTests.square }
    }
  }

  nonisolated fileprivate static var square: some View { Color.red.frame(width: 20, height: 20) }

  /// The views under test, each of which inserts a square when its number changes.
  enum Case: CaseIterable {
    case identity
    case groupOfIdentity
    case paddedIdentity
    case element
    case groupOfCondition
    case branches
    case body
    case erased
    case nested
  }

  private static func view(_ name: Case, _ number: Int) -> AnyView {
    let slide = AnyTransition.offset(x: 100)
    return switch name {
    case .identity: AnyView(square.id(number).transition(slide))
    case .groupOfIdentity: AnyView(Group { square.id(number) }.transition(slide))
    case .paddedIdentity: AnyView(square.id(number).padding(0).transition(slide))
    case .element: AnyView(ForEach([number], id: \.self) { _ in square }.transition(slide))
    case .groupOfCondition: AnyView(Group { if number == 1 { square } }.transition(slide))
    case .branches:
      AnyView(Group { if number == 1 { square } else { square } }.transition(slide))
    case .body: AnyView(Conditional(isShown: number == 1).transition(slide))
    case .erased:
      AnyView(
        (number == 1 ? AnyView(square) : AnyView(square.opacity(1))).transition(slide)
      )
    case .nested:
      AnyView(
        Group { if number == 1 { Group { square }.transition(slide) } }.transition(.scale)
      )
    }
  }

  /// Halfway, the square comes from the right, and the old one, if there is one, goes to the right.
  @Test(arguments: Case.allCases)
  func viewsInsideAreInsertedWithIt(_ name: Case) throws {
    let view = Change { OuterTransitionTests.view(name, $0) }
    let leaves = try view.drawn(100, 100, at: 0.5).leaves
    #expect(!leaves.isEmpty)
    for leaf in leaves {
      #expect(abs(leaf.transform.tx - 50) < 1e-3)
      #expect(leaf.color?.alpha == 1)
    }
    let end = try view.drawn(100, 100, at: 1).leaves
    #expect(end.count == 1 && end.first?.transform.tx == 0)
  }

  /// A view leaves with the transition that it was last shown with.
  @Test
  func removedViewsKeepTheirTransition() throws {
    let view = Change { number in
      OuterTransitionTests.square.id(number)
        .transition(.offset(x: number == 0 ? 100 : -60))
    }
    let leaves = try view.drawn(100, 100, at: 0.5).leaves
    #expect(leaves.map(\.transform.tx).sorted() == [-30, 50])
  }

  /// The content of a container, an overlay or a reader isn't inserted with the container's
  /// transition, but fades.
  @Test(arguments: ["stack", "lazy stack", "overlay", "reader"])
  func contentOfContainersFades(_ container: String) throws {
    let view = Change { number -> AnyView in
      let content = Group { if number == 1 { OuterTransitionTests.square } }
      let slide = AnyTransition.offset(x: 100)
      return switch container {
      case "stack": AnyView(HStack { content }.transition(slide))
      case "lazy stack": AnyView(LazyVStack { content }.transition(slide))
      case "overlay": AnyView(Color.clear.overlay { content }.transition(slide))
      default: AnyView(GeometryReader { _ in content }.transition(slide))
      }
    }
    let leaf = try #require(try view.drawn(100, 100, at: 0.5).leaves.first)
    #expect(leaf.transform.tx < 50)
    #expect(abs((leaf.color?.alpha ?? 1) - 0.5) < 1e-3)
  }
}
