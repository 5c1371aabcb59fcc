import Foundation
import Testing

@testable import Drawing

/// The values that a position keeps between passes.
@Suite
struct GraphNodeTests {
  private final class First: KeptObject {}
  private final class Second: KeptObject {}

  @Test
  func objectsPersistBetweenPasses() {
    let node = GraphNode(at: IdentityPath())
    let (one, two) = (node.object(in: 1) { First() }, node.object(in: 1) { First() })
    let other = node.object(in: 1) { Second() }
    #expect(one !== two)
    #expect(node.object(in: 2) { First() } === one)
    #expect(node.object(in: 2) { Second() } === other)
    #expect(node.object(in: 2) { First() } === two)
    #expect(node.object(in: 3) { First() } === one)
    // The second object wasn't requested in pass 3, so pass 4 has a new one.
    #expect(node.object(in: 4) { First() } === one)
    #expect(node.object(in: 4) { First() } !== two)
    // A pass that requests no object discards all of them.
    #expect(node.object(in: 6) { First() } !== one)
  }

  @Test(arguments: [3, 16, 17, 18, 40])
  func manyObjectsKeepTheirOrder(count: Int) {
    let node = GraphNode(at: IdentityPath())
    let first = (0..<count).map { _ in node.object(in: 1) { First() } }
    #expect(Set(first.map { ObjectIdentifier($0) }).count == count)
    for pass in 2...4 {
      let same = (0..<count).map { _ in node.object(in: pass) { First() } }
      #expect(zip(first, same).allSatisfy { $0 === $1 })
    }
  }

  @Test(arguments: [2, 8, 9, 30])
  func objectsThatAreNotRequestedMakeRoomForNewOnes(count: Int) {
    let node = GraphNode(at: IdentityPath())
    func request(_ pass: Int, seconds: Int) -> (first: [First], second: [Second]) {
      var (first, second): ([First], [Second]) = ([], [])
      for index in 0..<count {
        first.append(node.object(in: pass) { First() })
        if index < seconds { second.append(node.object(in: pass) { Second() }) }
      }
      return (first, second)
    }
    let old = request(1, seconds: count)
    _ = request(2, seconds: 1)
    let new = request(3, seconds: count)
    let again = request(4, seconds: count)
    #expect(zip(old.first, new.first).allSatisfy { $0 === $1 })
    #expect(old.second[0] === new.second[0])
    #expect(zip(old.second, new.second).dropFirst().allSatisfy { $0 !== $1 })
    #expect(zip(new.first, again.first).allSatisfy { $0 === $1 })
    #expect(zip(new.second, again.second).allSatisfy { $0 === $1 })
  }

  @Test
  func manyObjectsAreReleasedWithoutRecursion() {
    let node = GraphNode(at: IdentityPath())
    for _ in 0..<200_000 { _ = node.object(in: 1) { First() } }
    weak let last = node.object(in: 1) { First() }
    node.visit(in: 3)
    #expect(last == nil)
  }

  @Test
  func objectsBelongToTheTypeOfTheirOwner() {
    let node = GraphNode(at: IdentityPath())
    node.visit(in: 1, owner: Int.self)
    let value = node.object(in: 1) { First() }
    node.visit(in: 2, owner: Int.self)
    #expect(node.object(in: 2) { First() } === value)
    node.visit(in: 3, owner: String.self)
    #expect(node.object(in: 3) { First() } !== value)
  }

  @Test
  func changesIncludeThoseOfAncestors() {
    let tree = IdentityTree()
    let path = tree.path(tree.rootPath, .index(0)), inner = tree.path(path, .index(1))
    let (root, child, leaf) = (tree.root, tree.node(at: path), tree.node(at: inner))
    root.noteChange()
    child.noteChange()
    child.noteChange()
    leaf.noteChange()
    #expect(root.changes == 1 && child.changes == 2 && leaf.changes == 1)
    #expect(tree.changes(from: inner) == 4)
    #expect(tree.changes(from: path) == 3 && tree.changes(from: tree.rootPath) == 1)
    root.noteChange()
    tree.forgetSum()
    #expect(tree.changes(from: inner) == 5)
  }

  /// The sums of ancestors are kept from one request to the next.
  @Test
  func changesOfManyElementsIncludeThoseOfAncestors() {
    let tree = IdentityTree()
    let list = tree.path(tree.path(tree.rootPath, .index(0)), .index(1))
    tree.node(at: list).noteChange()
    tree.root.noteChange()
    let elements = (0..<5).map { tree.path(list, .number($0)) }
    let bodies = elements.map { tree.path($0, .branch(true)) }
    tree.node(at: elements[3]).noteChange()
    tree.node(at: bodies[4]).noteChange()
    #expect(elements.map(tree.changes(from:)) == [2, 2, 2, 3, 2])
    #expect(bodies.map(tree.changes(from:)) == [2, 2, 2, 3, 3])
    #expect(tree.changes(from: list) == 2 && tree.changes(from: tree.rootPath) == 1)
    #expect(elements.map(tree.changes(from:)) == [2, 2, 2, 3, 2])
  }

  @Test
  func elementsThatDifferOnlyInTheirPositionShareANode() {
    let tree = IdentityTree()
    let element = tree.path(tree.rootPath, .id(AnyHashable("a")))
    let first = tree.path(element, .position(0)), second = tree.path(element, .position(1))
    let node = tree.node(at: second)
    #expect(tree.node(at: first) === node && tree.node(at: element) === node)
    let (inner, other) = (tree.path(first, .index(0)), tree.path(second, .index(0)))
    let inside = tree.node(at: inner)
    #expect(tree.node(at: other) === inside && inside !== node)
    node.noteChange()
    inside.noteChange()
    let moved = tree.path(tree.path(element, .position(2)), .index(0))
    #expect(tree.changes(from: first) == 1)
    #expect(tree.changes(from: inner) == 2 && tree.changes(from: moved) == 2)
    let innerElement = tree.path(inner, .id(AnyHashable("b")))
    let otherElement = tree.path(moved, .id(AnyHashable("b")))
    let deep = tree.path(tree.path(innerElement, .position(4)), .index(1))
    let sameDeep = tree.path(tree.path(otherElement, .position(1)), .index(1))
    #expect(deep !== sameDeep && tree.node(at: deep) === tree.node(at: sameDeep))
    var lineage: Set<ObjectIdentifier> = []
    inside.insertLineage(into: &lineage)
    #expect(lineage.contains(ObjectIdentifier(node.path)))
    #expect(inside.isInside([ObjectIdentifier(node.path)]))
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
    #expect(!queue.hasDueActions(at: 0) && queue.nextMoment == nil)
    queue.add(action("a"))
    queue.add(action("b"))
    queue.add(action("late"), at: 2)
    queue.add(action("later"), at: 3)
    #expect(queue.hasDueActions(at: 0) && queue.nextMoment == 2)
    #expect(take(at: 1) == ["a", "b"])
    #expect(!queue.hasDueActions(at: 0))
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
