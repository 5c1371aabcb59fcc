/// What lies one step further down the tree: mostly one thing, sometimes a hundred thousand.
///
/// It owns nothing: things that know both what is above and what is below them would never go.
struct StepTable<Place: AnyObject> {
  private static var few: Int { 4 }

  private var list: [(step: IdentityPath.Step, place: Unmanaged<Place>)] = []
  /// The places in the list, once there are many.
  private var table: [IdentityPath.Step: Int] = [:]
  /// The place after the last one that was asked for: each evaluation asks for them in one order.
  private var next = 0

  /// Returns the place at a step, or `nil` if there is none.
  mutating func find(_ step: IdentityPath.Step) -> Place? {
    if next < list.count, list[next].step == step { return take(next) }
    if list.count > Self.few { return table[step].map { take($0) } }
    var index = 0
    while index < list.count {
      if list[index].step == step { return take(index) }
      index += 1
    }
    return nil
  }

  /// Adds the place at a step, which isn't there yet.
  mutating func add(_ place: Place, at step: IdentityPath.Step) {
    list.append((step, Unmanaged.passUnretained(place)))
    if list.count == Self.few + 1 {
      for (index, entry) in list.enumerated() { table[entry.step] = index }
    } else if list.count > Self.few {
      table[step] = list.count - 1
    }
    next = list.count
  }

  private mutating func take(_ index: Int) -> Place {
    next = index + 1 < list.count ? index + 1 : 0
    return list[index].place.takeUnretainedValue()
  }
}
