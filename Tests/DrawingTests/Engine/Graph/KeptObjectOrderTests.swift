import Testing

@testable import Drawing

/// The objects that evaluations request at one position of the view tree.
@Suite
struct KeptObjectOrderTests {
  private final class Kept: KeptObject {}

  private func object(_ kind: Any.Type, in pass: Int, of node: GraphNode) -> KeptObject {
    node.object(kind, in: pass) { Kept() }
  }

  /// Objects are found in any order, the first of a type first.
  @Test
  func orderOfTypesMayChange() {
    let node = GraphNode(at: IdentityPath())
    let kinds: [Any.Type] = [Int.self, String.self, Int.self, Double.self]
    let first = kinds.map { object($0, in: 1, of: node) }
    let same = kinds.map { object($0, in: 2, of: node) }
    #expect(zip(first, same).allSatisfy { $0 === $1 })
    let other = [Double.self, Int.self, Int.self, String.self].map { object($0, in: 3, of: node) }
    #expect(zip(other, [3, 0, 2, 1]).allSatisfy { $0 === first[$1] })
  }

  /// An object that an evaluation doesn't request is released, and the others are still found.
  @Test
  func objectsThatAreNotRequestedAreReplaced() {
    let node = GraphNode(at: IdentityPath())
    let number = object(Int.self, in: 1, of: node)
    weak let text = object(String.self, in: 1, of: node)
    #expect(text != nil)
    #expect(object(Int.self, in: 2, of: node) === number)
    #expect(object(Int.self, in: 3, of: node) === number)
    let newText = object(String.self, in: 3, of: node)
    #expect(text == nil)
    let fraction = object(Double.self, in: 3, of: node)
    #expect(object(Int.self, in: 4, of: node) === number)
    #expect(object(String.self, in: 4, of: node) === newText)
    #expect(object(Double.self, in: 4, of: node) === fraction)
  }
}
