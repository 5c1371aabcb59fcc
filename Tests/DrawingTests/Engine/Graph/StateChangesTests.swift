import Foundation
import Testing

@testable import Drawing

/// The number of evaluations that apply the changes of many views at one moment.
@Suite
struct StateChangesTests {
  /// The number of times that a body was called; a class because views are values.
  private final class CallCount {
    var calls = 0
  }

  /// A dot that moves to the right with one of seven durations.
  private struct Dot: View {
    let index: Int
    @State private var isMoved = false
    var body: some View {
      Color.red.frame(width: 1, height: 1).offset(x: isMoved ? 100 : 0)
        .onAppear {
          withAnimation(.linear(duration: Double(1 + index % 7))) { isMoved = true }
        }
    }
  }

  nonisolated private struct Dots: View {
    let count: CallCount
    var body: some View {
      count.calls += 1
      return VStack(alignment: .leading, spacing: 0) { ForEach(0..<450) { Dot(index: $0) } }
    }
  }

  @Test
  func equalAnimationsOfManyViewsNeedOneEvaluation() throws {
    let count = CallCount()
    let leaves = try Dots(count: count).drawn(nil, nil, at: 0.7).leaves
    #expect(leaves.count == 450)
    #expect(
      leaves.enumerated().allSatisfy { index, leaf in
        abs(leaf.transform.tx - 70 / Double(1 + index % 7)) < 1e-3
      }
    )
    // One evaluation for the first moment, one for each animation, and one for the last moment.
    #expect(count.calls <= 10)
  }

  private let tree = IdentityTree()

  private func node(_ steps: Int...) -> GraphNode {
    tree.node(at: steps.reduce(tree.rootPath) { tree.path($0, .index($1)) })
  }

  /// Returns the number of changes in each update.
  private func sizes(_ changes: [(seconds: Double, node: GraphNode?)]) -> [Int] {
    var state = StateChanges()
    for change in changes {
      state.add(Transaction(animation: .linear(duration: change.seconds)), at: change.node) {}
    }
    return state.updates.map(\.commits.count)
  }

  @Test
  func aChangeSkipsUpdatesOfOtherBranches() {
    #expect(sizes([(1, node(0)), (2, node(1)), (1, node(2)), (2, node(0, 0))]) == [2, 2])
    #expect(sizes([(1, node(0)), (2, node(1, 0)), (1, node(1, 1))]) == [2, 1])
  }

  @Test
  func aChangeFollowsUpdatesOfItsBranch() {
    #expect(sizes([(1, node(0)), (2, node(1)), (1, node(1))]) == [1, 1, 1])
    #expect(sizes([(1, node(0)), (2, node(1)), (1, node(1, 5))]) == [1, 1, 1])
    #expect(sizes([(1, node(0)), (2, node(1, 5)), (1, node(1))]) == [1, 1, 1])
  }

  @Test
  func aChangeFollowsUpdatesAtUnknownPositions() {
    #expect(sizes([(1, node(0)), (2, nil), (1, node(1))]) == [1, 1, 1])
    #expect(sizes([(1, node(0)), (2, node(1)), (1, nil)]) == [1, 1, 1])
    #expect(sizes([(1, nil), (1, node(1)), (1, nil)]) == [3])
  }
}
