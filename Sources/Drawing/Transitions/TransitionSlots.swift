/// The stored data of one view's elements for its transition. Elements keep theirs when others are
/// inserted or removed.
///
/// It is a class because the view graph stores it.
final class TransitionSlots: KeptObject {
  /// The data of each element, by its path without positions.
  private var slots: [ObjectIdentifier: TransitionSlot] = [:]
  private var count = 0

  /// Drops elements that no longer exist, if there are many.
  func begin(in evaluation: Int) {
    guard slots.count > 64 else { return }
    slots = slots.filter { $0.value.evaluation >= evaluation - 1 }
  }

  /// Returns the data of an element. The second call for the same path in an evaluation returns the
  /// data of the second element there, and so on; a subview that is used twice creates two.
  func slot(of element: LayoutNode, in context: ViewContext) -> TransitionSlot {
    let path = element.path.identity(in: context.graph.tree)
    let (key, evaluation) = (ObjectIdentifier(path), context.pass.number)
    var slot = slots[key] ?? makeSlot(at: path)
    if slots[key] == nil { slots[key] = slot }
    while slot.evaluation == evaluation {
      let next = slot.next ?? makeSlot(at: path)
      slot.next = next
      slot = next
    }
    slot.evaluation = evaluation
    return slot
  }

  private func makeSlot(at path: IdentityPath) -> TransitionSlot {
    count += 1
    return TransitionSlot(path: path, number: count - 1)
  }
}

/// The stored data of one element for its transition.
///
/// It is a class because the tracker changes it while it is stored.
final class TransitionSlot {
  /// The element's path. Keeping it ensures that no other path has its address.
  private let path: IdentityPath
  /// The number under which the transition stores the values of the element.
  let number: Int
  /// The last evaluation with the element.
  var evaluation = 0
  /// The data of another element at the same path.
  var next: TransitionSlot?
  /// The last removal.
  private(set) var removal: Removal?

  init(path: IdentityPath, number: Int) {
    self.path = path
    self.number = number
  }

  /// Returns the removal in an evaluation, which is the same object in all later ones.
  func removal(in evaluation: Int) -> Removal {
    if let removal, removal.evaluation == evaluation { return removal }
    let new = Removal(evaluation: evaluation)
    removal = new
    return new
  }
}

extension ViewContext {
  /// The stored data of this view's elements for its transition; requested once per evaluation.
  var transitionSlots: TransitionSlots {
    let path = at(.role(.transition)).path
    let slots = status.pointee.object(at: path) { TransitionSlots() }
    slots.begin(in: status.pointee.number)
    return slots
  }
}
