/// What lives at a place of the view tree from one evaluation to the next.
///
/// A class, because state is shared between the view and everything that holds a binding to it.
/// Only places where something lives have one.
final class GraphNode {
  /// How many times something that decides on the view here has changed.
  private(set) var changes = 0
  private let parent: GraphNode?
  /// The view graph owns them.
  private var children = StepTable<GraphNode>()
  private var lastPass = 0
  private var owner: ObjectIdentifier?
  private var slots: [Slot] = []
  /// Where there are many: from which one on those of a kind have not been asked for yet.
  private var reached: [ObjectIdentifier: Int] = [:]

  /// Something that lives here.
  private struct Slot {
    let kind: ObjectIdentifier
    /// The last evaluation that asked for it.
    var pass: Int
    var storage: AnyObject
  }

  init(parent: GraphNode? = nil) {
    self.parent = parent
  }

  /// Returns the place one step further down.
  func child(_ step: IdentityPath.Step, make: () -> GraphNode) -> GraphNode {
    if let child = children.find(step) { return child }
    let child = make()
    children.add(child, at: step)
    return child
  }

  /// Begins an evaluation. What was not there in the one before starts anew.
  func visit(in pass: Int) {
    guard lastPass != pass else { return }
    if lastPass < pass - 1 { slots = [] }
    lastPass = pass
    if !reached.isEmpty { reached = [:] }
  }

  /// Begins an evaluation of a view of a type; what another type has left is dropped.
  func visit<Owner>(in pass: Int, owner type: Owner.Type) {
    visit(in: pass)
    let type = ObjectIdentifier(type)
    if owner != type { (slots, reached) = ([], [:]) }
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
    // Those of one kind stand in the order in which they are asked for. There are few, but where
    // thousands of elements of a `ForEach` bear one identity.
    let isCrowded = slots.count > 16
    let first = isCrowded ? reached[kind] ?? 0 : 0
    var next = slots.count
    defer { if isCrowded { reached[kind] = next } }
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
    slots.append(Slot(kind: kind, pass: pass, storage: storage))
    next = slots.count
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
