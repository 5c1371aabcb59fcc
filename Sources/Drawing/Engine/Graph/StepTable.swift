/// The children of a tree position, by step. Most positions have one child; some have a hundred
/// thousand.
///
/// It holds unowned references, because parents and children that owned one another would never be
/// released. It isn't generic, because debug builds would look up types at each step.
struct StepTable {
  private static var few: Int { 4 }

  private var children = Children.none

  /// The stored children. It is an enum, because two optionals would need twice the memory.
  private enum Children {
    case none
    case one(Unmanaged<IdentityPath>)
    case several(Several)
  }

  /// The children of a position with more than one; a class, because most positions have at most
  /// one.
  private final class Several {
    @exclusivity(unchecked) private(set) var children: ContiguousArray<Unmanaged<IdentityPath>> = []
    /// The indices in `children`, as far as they were needed.
    @exclusivity(unchecked) private var table: [IdentityPath.Step: Int] = [:]
    /// The index after the last result. Evaluations look up steps in the same order each time.
    @exclusivity(unchecked) private(set) var next = 0
    /// Whether the steps are ascending numbers, as those of most `ForEach` views are.
    @exclusivity(unchecked) private var isAscending = true
    /// The last of those numbers.
    @exclusivity(unchecked) private var lastNumber = Int.min

    /// Returns the child at an index if it is at a step.
    func child(at index: Int, _ step: IdentityPath.Step) -> IdentityPath? {
      let child = children[index].takeUnretainedValue()
      guard child.step == step else { return nil }
      next = index + 1 < children.count ? index + 1 : 0
      return child
    }

    func append(_ child: IdentityPath) {
      if isAscending {
        if case .number(let number) = child.step, number > lastNumber || children.isEmpty {
          lastNumber = number
        } else {
          isAscending = false
        }
      }
      children.append(.passUnretained(child))
      next = 0
    }

    /// Returns whether no child can be at a step, because all are at smaller numbers.
    func isBeyondLast(_ step: IdentityPath.Step) -> Bool {
      guard isAscending, case .number(let number) = step else { return false }
      return number > lastNumber
    }

    /// Returns the index of the child at a step. The table is filled here, because most evaluations
    /// find every step without it.
    func index(of step: IdentityPath.Step) -> Int? {
      var index = table.count
      while index < children.count {
        if let step = children[index].takeUnretainedValue().step { table[step] = index }
        index += 1
      }
      return table[step]
    }
  }

  /// Returns the child at a step, or `nil` if there is none.
  @_transparent mutating func find(_ step: IdentityPath.Step) -> IdentityPath? {
    let several: Several
    switch children {
    case .none: return nil
    case .one(let only):
      let child = only.takeUnretainedValue()
      return child.step == step ? child : nil
    case .several(let children): several = children
    }
    if several.isBeyondLast(step) { return nil }
    if let child = several.child(at: several.next, step) { return child }
    let count = several.children.count
    if count > Self.few {
      guard let index = several.index(of: step) else { return nil }
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
  @_transparent mutating func add(_ child: IdentityPath) {
    switch children {
    case .none: children = .one(.passUnretained(child))
    case .one(let first):
      let several = Several()
      several.append(first.takeUnretainedValue())
      several.append(child)
      children = .several(several)
    case .several(let several): several.append(child)
    }
  }
}
