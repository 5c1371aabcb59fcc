import Foundation
import Testing

@testable import Drawing

/// The values that a position keeps between passes.
@Suite
struct GraphNodeTests {
  private final class First {}
  private final class Second {}

  @Test
  func slotsPersistBetweenPasses() {
    let node = GraphNode()
    let (one, two) = (node.slot(in: 1) { First() }, node.slot(in: 1) { First() })
    let other = node.slot(in: 1) { Second() }
    #expect(one !== two)
    #expect(node.slot(in: 2) { First() } === one)
    #expect(node.slot(in: 2) { Second() } === other)
    #expect(node.slot(in: 2) { First() } === two)
    #expect(node.slot(in: 3) { First() } === one)
    // The second slot wasn't used in pass 3, so pass 4 has a new one.
    #expect(node.slot(in: 4) { First() } === one)
    #expect(node.slot(in: 4) { First() } !== two)
    // No slot survives a pass without any.
    #expect(node.slot(in: 6) { First() } !== one)
  }

  @Test(arguments: [3, 16, 17, 18, 40])
  func manySlotsKeepTheirOrder(count: Int) {
    let node = GraphNode()
    let first = (0..<count).map { _ in node.slot(in: 1) { First() } }
    #expect(Set(first.map { ObjectIdentifier($0) }).count == count)
    for pass in 2...4 {
      let same = (0..<count).map { _ in node.slot(in: pass) { First() } }
      #expect(zip(first, same).allSatisfy { $0 === $1 })
    }
  }

  @Test
  func slotsBelongToTheTypeOfTheirOwner() {
    let node = GraphNode()
    node.visit(in: 1, owner: Int.self)
    let value = node.slot(in: 1) { First() }
    node.visit(in: 2, owner: Int.self)
    #expect(node.slot(in: 2) { First() } === value)
    node.visit(in: 3, owner: String.self)
    #expect(node.slot(in: 3) { First() } !== value)
  }

  @Test
  func changesFromTheRootIncludeThoseOfAncestors() {
    let root = GraphNode()
    let child = root.child(.index(0)) { GraphNode(parent: root, step: .index(0)) }
    let leaf = child.child(.index(1)) { GraphNode(parent: child, step: .index(1)) }
    #expect(root.child(.index(0)) { GraphNode() } === child)
    #expect(child.child(.index(2)) { GraphNode(parent: child) } !== leaf)
    root.noteChange()
    child.noteChange()
    child.noteChange()
    leaf.noteChange()
    #expect(root.changes == 1 && child.changes == 2 && leaf.changes == 1)
    #expect(
      root.changesFromRoot == 1 && child.changesFromRoot == 3 && leaf.changesFromRoot == 4
    )
  }

  @Test
  func actionsAreDequeuedOnceTheyAreDue() {
    var queue = ActionQueue()
    var log: [String] = []
    func action(_ name: String) -> ActionQueue.Action {
      ActionQueue.Action(scope: nil, path: IdentityPath()) { log.append(name) }
    }
    func take(at time: Double, pass: Int = 1) -> [String] {
      log = []
      queue.takeDue(at: time, pass: pass).forEach { $0.run() }
      return log
    }
    #expect(!queue.hasDueActions && queue.nextMoment == nil)
    queue.add(action("a"))
    queue.add(action("b"))
    queue.add(action("late"), at: 2)
    queue.add(action("later"), at: 3)
    #expect(queue.hasDueActions && queue.nextMoment == 2)
    #expect(take(at: 1) == ["a", "b"])
    #expect(!queue.hasDueActions)
    #expect(take(at: 1.9) == [])
    #expect(take(at: 2) == ["late"])
    #expect(queue.nextMoment == 3)
    var other = ActionQueue()
    other.add(action("adopted"))
    other.add(action("soon"), at: 2.5)
    queue.adopt(other, at: IdentityPath())
    #expect(queue.nextMoment == 2.5)
    #expect(take(at: 9) == ["adopted", "later", "soon"])
    #expect(queue.nextMoment == nil)
  }
}
