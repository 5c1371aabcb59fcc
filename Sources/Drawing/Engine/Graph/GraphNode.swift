/// The objects stored at one position of the view tree between evaluations.
///
/// It is a class because a view and all bindings to its state share it. Only positions with stored
/// objects have a node.
final class GraphNode: TreeElement {
  /// The number of changes to state stored here.
  @exclusivity(unchecked) private(set) var changes = 0
  private let parent: GraphNode?
  /// The nodes one step further down; the view graph owns them.
  @exclusivity(unchecked) private var children = StepTable()
  @exclusivity(unchecked) private var lastPass = 0
  @exclusivity(unchecked) private var owner: ObjectIdentifier?
  @exclusivity(unchecked) private var objects = KeptObjects()

  init(parent: consuming GraphNode? = nil, step: consuming IdentityPath.Step? = nil) {
    self.parent = consume parent
    super.init(step: consume step)
  }

  deinit { objects.removeAll() }

  /// Returns the node one step further down.
  func child(_ step: IdentityPath.Step, make: () -> GraphNode) -> GraphNode {
    // All children of a node are nodes.
    if let child = children.find(step) { return unsafeDowncast(child, to: GraphNode.self) }
    let child = make()
    children.add(child)
    return child
  }

  /// Records that an evaluation visits the node. If the previous evaluation didn't, all objects are
  /// discarded.
  func visit(in pass: Int) {
    guard lastPass != pass else { return }
    if lastPass < pass - 1 { objects.removeAll() }
    lastPass = pass
    objects.restartSearches()
  }

  /// Records that an evaluation visits the node for a view of a type. Objects of another view type
  /// are discarded.
  func visit<Owner>(in pass: Int, owner type: Owner.Type) {
    visit(in: pass)
    let type = ObjectIdentifier(type)
    if owner != type { objects.removeAll() }
    owner = type
  }

  /// Returns an object stored here: the first of its type for the first call in an evaluation, the
  /// second for the second call, and so on.
  func object<Kept: KeptObject>(
    _ kind: Any.Type = Kept.self,
    in pass: Int,
    _ make: () -> Kept
  ) -> Kept {
    visit(in: pass)
    let kind = ObjectIdentifier(kind)
    if let known = objects.next(of: kind, as: Kept.self, in: pass) { return known }
    let object = make()
    objects.append(object, of: kind, in: pass)
    return object
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
