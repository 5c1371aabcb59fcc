/// The objects stored at one position of the view tree between evaluations.
///
/// It is a class because a view and all bindings to its state share it. Only positions with stored
/// objects have a node.
final class GraphNode: TreeChild {
  /// The number of changes to state stored here.
  private(set) var changes = 0
  private let parent: GraphNode?
  let step: IdentityPath.Step?
  /// The nodes one step further down; the view graph owns them.
  @exclusivity(unchecked) private var children = StepTable<GraphNode>()
  @exclusivity(unchecked) private var lastPass = 0
  @exclusivity(unchecked) private var owner: ObjectIdentifier?
  @exclusivity(unchecked) private var slots: [Slot] = []
  /// For large numbers of slots: the index of the first slot of each type not yet requested.
  @exclusivity(unchecked) private var reached: [ObjectIdentifier: Int]?

  /// An object stored here.
  private struct Slot {
    let kind: ObjectIdentifier
    /// The number of the last evaluation that requested the object.
    var pass: Int
    var storage: AnyObject
  }

  init(parent: GraphNode? = nil, step: IdentityPath.Step? = nil) {
    self.parent = parent
    self.step = step
  }

  /// Returns the node one step further down.
  func child(_ step: IdentityPath.Step, make: () -> GraphNode) -> GraphNode {
    if let child = children.find(step) { return child }
    let child = make()
    children.add(child)
    return child
  }

  /// Records that an evaluation visits the node. If the previous evaluation didn't, all objects are
  /// discarded.
  func visit(in pass: Int) {
    guard lastPass != pass else { return }
    if lastPass < pass - 1 { slots = [] }
    lastPass = pass
    if reached != nil { reached = nil }
  }

  /// Records that an evaluation visits the node for a view of a type. Objects of another view type
  /// are discarded.
  func visit<Owner>(in pass: Int, owner type: Owner.Type) {
    visit(in: pass)
    let type = ObjectIdentifier(type)
    if owner != type { (slots, reached) = ([], nil) }
    owner = type
  }

  /// Returns an object stored here: the first of its type for the first call in an evaluation, the
  /// second for the second call, and so on.
  func slot<Storage: AnyObject>(
    _ kind: Any.Type = Storage.self,
    in pass: Int,
    _ make: () -> Storage
  ) -> Storage {
    visit(in: pass)
    let kind = ObjectIdentifier(kind)
    // Objects of one type are stored in the order in which they are requested. There are few,
    // except if thousands of `ForEach` elements have the same identity.
    let isCrowded = slots.count > 16
    if isCrowded, reached == nil { reached = [:] }
    let first = isCrowded ? reached?[kind] ?? 0 : 0
    var next = slots.count
    defer { if isCrowded { reached?[kind] = next } }
    var index = first
    while index < slots.count {
      guard slots[index].kind == kind, slots[index].pass != pass else {
        index += 1
        continue
      }
      next = index + 1
      let isLasting = slots[index].pass == pass - 1
      slots[index].pass = pass
      if isLasting, let known = slots[index].storage as? Storage { return known }
      let storage = make()
      slots[index].storage = storage
      return storage
    }
    let storage = make()
    // A shape that moves has three.
    if slots.isEmpty { slots.reserveCapacity(3) }
    slots.append(Slot(kind: kind, pass: pass, storage: storage))
    next = slots.count
    return storage
  }

  func noteChange() {
    changes += 1
  }

  /// Inserts the node and all its ancestors into a set that contains all ancestors of its elements.
  func insertLineage(into set: inout Set<ObjectIdentifier>) {
    var node: GraphNode? = self
    while let current = node, set.insert(ObjectIdentifier(current)).inserted {
      node = current.parent
    }
  }

  /// Returns whether a set contains the node or one of its ancestors.
  func isInside(_ set: Set<ObjectIdentifier>) -> Bool {
    var node: GraphNode? = self
    while let current = node {
      if set.contains(ObjectIdentifier(current)) { return true }
      node = current.parent
    }
    return false
  }

  /// The number of changes here and at all ancestors.
  var changesFromRoot: Int {
    var (sum, node): (Int, GraphNode?) = (0, self)
    while let current = node {
      sum += current.changes
      node = current.parent
    }
    return sum
  }
}
