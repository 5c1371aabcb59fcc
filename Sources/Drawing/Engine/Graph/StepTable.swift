/// What lies one step further down the tree: mostly one thing, sometimes a hundred thousand.
///
/// It owns nothing: things that know both what is above and what is below them would never go.
struct StepTable<Place: AnyObject> {
  private static var few: Int { 4 }

  private var list: [(step: IdentityPath.Step, place: Unmanaged<Place>)] = []
  private var table: [IdentityPath.Step: Unmanaged<Place>] = [:]

  subscript(step: IdentityPath.Step) -> Place? {
    get {
      for entry in list where entry.step == step { return entry.place.takeUnretainedValue() }
      return table.isEmpty ? nil : table[step]?.takeUnretainedValue()
    }
    set {
      guard let newValue else { return }
      let place = Unmanaged.passUnretained(newValue)
      if list.count < Self.few {
        list.append((step, place))
      } else {
        table[step] = place
      }
    }
  }
}
