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
}
