import Testing

@testable import Drawing

@Suite
struct IdentityTreeTests {
  /// An object that calls a closure when it is released.
  private final class Released: KeptObject {
    let action: () -> Void

    init(_ action: @escaping () -> Void) {
      self.action = action
    }

    deinit { action() }
  }

  /// The `deinit` of an object that a view stores is the user's code.
  @Test
  func everythingAddedDuringTheRemovalIsRemoved() {
    let tree = IdentityTree()
    var released: [String] = []
    for number in 0..<3 {
      let path = tree.path(tree.rootPath, .number(number))
      _ = tree.node(at: path).object(in: 1) {
        Released {
          released.append("\(number)")
          guard number == 1 else { return }
          let late = tree.node(at: tree.path(tree.rootPath, .number(10)))
          _ = late.object(in: 1) { Released { released.append("late") } }
          tree.removeAll()
        }
      }
    }
    tree.removeAll()
    #expect(released.count == 4 && Set(released) == ["2", "1", "late", "0"])
  }
}
