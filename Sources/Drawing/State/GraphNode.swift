/// What lives at a place of the view tree from one evaluation to the next.
///
/// A class, because state is shared between the view and everything that holds a binding to it.
/// Only places where something lives have one.
final class GraphNode {
  /// How many times something that decides on the view here has changed.
  private(set) var changes = 0
  private let parent: GraphNode?
  private var children: [IdentityPath.Step: GraphNode] = [:]
  private var lastPass = 0
  private var owner: ObjectIdentifier?
  private var slots: [SlotKey: AnyObject] = [:]
  private var used: [ObjectIdentifier: Int] = [:]

  private struct SlotKey: Hashable {
    let kind: ObjectIdentifier
    let number: Int
  }

  init(parent: GraphNode? = nil) {
    self.parent = parent
  }

  /// Returns the place one step further down.
  func child(_ step: IdentityPath.Step) -> GraphNode {
    if let child = children[step] { return child }
    let child = GraphNode(parent: self)
    children[step] = child
    return child
  }

  /// Begins an evaluation. What was not there in the one before starts anew.
  func visit(in pass: Int) {
    guard lastPass != pass else { return }
    if lastPass < pass - 1 { slots = [:] }
    lastPass = pass
    used = [:]
  }

  /// Begins an evaluation of a view of a type; what another type has left is dropped.
  func visit<Owner>(in pass: Int, owner type: Owner.Type) {
    visit(in: pass)
    let type = ObjectIdentifier(type)
    if owner != type { slots = [:] }
    owner = type
  }

  /// Returns what lives here: the first of its kind for the first call of an evaluation, and so on.
  func slot<Storage: AnyObject>(
    _ kind: Any.Type = Storage.self,
    in pass: Int,
    _ make: () -> Storage
  ) -> Storage {
    visit(in: pass)
    let kind = ObjectIdentifier(kind)
    let number = used[kind, default: 0]
    used[kind] = number + 1
    let key = SlotKey(kind: kind, number: number)
    if let known = slots[key] as? Storage { return known }
    let storage = make()
    slots[key] = storage
    return storage
  }

  func noteChange() {
    changes += 1
  }

  /// How many times something has changed here or at a place above.
  var changesFromRoot: Int {
    var (sum, node): (Int, GraphNode?) = (0, self)
    while let current = node {
      sum += current.changes
      node = current.parent
    }
    return sum
  }
}
