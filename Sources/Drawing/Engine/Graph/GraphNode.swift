/// The objects stored at one position of the view tree between evaluations.
///
/// It is a class because a view and all bindings to its state share it. Only positions with stored
/// objects have a node.
final class GraphNode {
  /// The position.
  let path: IdentityPath
  /// The node that the identity tree created before this one; the tree owns both.
  @exclusivity(unchecked) var older: Unmanaged<GraphNode>?
  // 32-bit numbers, because there may be a hundred thousand nodes.
  /// The number of changes to state stored here.
  @exclusivity(unchecked) private(set) var changes: Int32 = 0
  /// The number of the last evaluation that visited the node.
  @exclusivity(unchecked) private var lastPass: Int32 = 0
  @exclusivity(unchecked) private var owner: ObjectIdentifier?
  @exclusivity(unchecked) private var objects = KeptObjects()

  init(at path: consuming IdentityPath) {
    self.path = consume path
  }

  deinit { removeObjects() }

  /// Records that an evaluation visits the node. If the previous evaluation didn't, all objects are
  /// discarded.
  func visit(in pass: Int) {
    let pass = Int32(truncatingIfNeeded: pass)
    guard lastPass != pass else { return }
    let isNext = lastPass &+ 1 == pass
    lastPass = pass
    if !isNext { removeObjects() }
    objects.restartSearches()
  }

  /// Records that an evaluation visits the node for a view of a type. Objects of another view type
  /// are discarded.
  func visit<Owner>(in pass: Int, owner type: Owner.Type) {
    visit(in: pass)
    let type = ObjectIdentifier(type)
    let isSame = owner == type
    owner = type
    if !isSame { removeObjects() }
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

  /// Replaces the objects with copies of another node's animated values, as if the same evaluations
  /// had requested them. Must be called before this evaluation visits either node.
  func copyValues(of other: GraphNode) {
    removeObjects()
    lastPass = other.lastPass
    objects.append(copiesOf: other.objects)
  }

  /// Releases the objects.
  func removeObjects() { KeptObjects.release(objects.detach()) }

  func noteChange() {
    changes &+= 1
  }

  /// Inserts the position and all its ancestors into a set that contains all ancestors of its
  /// elements.
  func insertLineage(into set: inout Set<ObjectIdentifier>) {
    var position: IdentityPath? = path
    while let current = position, set.insert(ObjectIdentifier(current)).inserted {
      position = current.parent
    }
  }

  /// Returns whether a set contains the position or one of its ancestors.
  func isInside(_ set: Set<ObjectIdentifier>) -> Bool {
    var position: IdentityPath? = path
    while let current = position {
      if set.contains(ObjectIdentifier(current)) { return true }
      position = current.parent
    }
    return false
  }
}
