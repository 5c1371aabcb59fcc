/// An object at one step below a tree position.
protocol TreeChild: AnyObject {
  /// The step that leads to it; `nil` at the root.
  var step: IdentityPath.Step? { get }
}

/// The children of a tree position, by step. Most positions have one child; some have a hundred
/// thousand.
///
/// It holds unowned references, because parents and children that owned one another would never be
/// released.
struct StepTable<Child: TreeChild> {
  private static var few: Int { 4 }

  /// The first child.
  private var first: Unmanaged<Child>?
  private var several: Several?

  /// All children, if there is more than one; a class, because most positions have at most one.
  private final class Several {
    var children: ContiguousArray<Unmanaged<Child>> = []
    /// The indices in `children`, if there are many.
    var table: [IdentityPath.Step: Int] = [:]
    /// The index after the last result. Evaluations look up steps in the same order each time.
    var next = 0

    /// Returns the child at an index if it is at a step.
    func child(at index: Int, _ step: IdentityPath.Step) -> Child? {
      let child = children[index].takeUnretainedValue()
      guard child.step == step else { return nil }
      next = index + 1 < children.count ? index + 1 : 0
      return child
    }

    /// Adds the indices of new children to the table if there are more than a few.
    func fillTable(from few: Int) {
      guard children.count > few else { return }
      var index = table.count
      while index < children.count {
        if let step = children[index].takeUnretainedValue().step { table[step] = index }
        index += 1
      }
    }
  }

  /// Returns the child at a step, or `nil` if there is none.
  mutating func find(_ step: IdentityPath.Step) -> Child? {
    guard let several else {
      guard let only = first?.takeUnretainedValue(), only.step == step else { return nil }
      return only
    }
    let count = several.children.count
    if several.next < count, let child = several.child(at: several.next, step) { return child }
    if count > Self.few {
      guard let index = several.table[step] else { return nil }
      return several.child(at: index, step)
    }
    var index = 0
    while index < count {
      if let child = several.child(at: index, step) { return child }
      index += 1
    }
    return nil
  }

  /// Adds a child at a new step.
  mutating func add(_ child: Child) {
    guard let first else {
      first = .passUnretained(child)
      return
    }
    let several = several ?? Several()
    if self.several == nil {
      several.children.append(first)
      self.several = several
    }
    several.children.append(.passUnretained(child))
    several.fillTable(from: Self.few)
    several.next = several.children.count
  }
}
