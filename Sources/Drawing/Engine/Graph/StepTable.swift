/// The children of a tree position, by step. Most positions have one child; some have a hundred
/// thousand.
///
/// It holds unowned references, because parents and children that owned one another would never be
/// released.
struct StepTable<Child: AnyObject> {
  private static var few: Int { 4 }

  private var list: [(step: IdentityPath.Step, child: Unmanaged<Child>)] = []
  /// The indices in `list`, if there are many.
  private var table: [IdentityPath.Step: Int] = [:]
  /// The index after the last result. Evaluations look up steps in the same order each time.
  private var next = 0

  /// Returns the child at a step, or `nil` if there is none.
  mutating func find(_ step: IdentityPath.Step) -> Child? {
    if next < list.count, list[next].step == step { return take(next) }
    if list.count > Self.few { return table[step].map { take($0) } }
    var index = 0
    while index < list.count {
      if list[index].step == step { return take(index) }
      index += 1
    }
    return nil
  }

  /// Adds a child at a new step.
  mutating func add(_ child: Child, at step: IdentityPath.Step) {
    list.append((step, Unmanaged.passUnretained(child)))
    if list.count == Self.few + 1 {
      for (index, entry) in list.enumerated() { table[entry.step] = index }
    } else if list.count > Self.few {
      table[step] = list.count - 1
    }
    next = list.count
  }

  private mutating func take(_ index: Int) -> Child {
    next = index + 1 < list.count ? index + 1 : 0
    return list[index].child.takeUnretainedValue()
  }
}
