/// Who uses which file in a run.
///
/// Every file that is asserted must be remembered to find the second claim on it, so this grows with
/// the number of files, though not with that of assertions: the path, and 48 bytes in a table at most
/// three quarters full. Tests and places are kept once, whatever they claim.
struct FileClaims {
  /// A digest of a path, different in every process.
  struct Key: Hashable, Sendable {
    var high: UInt64
    var low: UInt64
  }

  private struct Slot {
    var key = Key(high: 0, low: 0)
    /// A digest of the claim; 0 where the slot is free.
    var claim: UInt64 = 0
    /// A digest of the reference that is meant, 0 for one that was numbered.
    var meaning: UInt64 = 0
    var test: UInt32 = 0
    var place: UInt32 = 0
    /// Where the path begins among `paths`.
    var path: UInt32 = 0
    /// Whether the reference was equal to what was made.
    var hasMatched = false
  }

  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0
  private var tests = Names()
  private var places = Names()
  /// The bytes of all paths, each with a zero behind it.
  private var paths: [UInt8] = []

  /// What a claimant is told.
  enum Answer {
    /// The file was free.
    case first
    /// It is the claimant's own already.
    ///
    /// - Parameter hasMatched: Whether the reference was equal to what was made.
    case again(hasMatched: Bool)
    /// Somebody else uses it.
    case taken(test: String, place: String, path: String, meaning: UInt64)
  }

  /// Notes who uses a file, unless somebody does so already.
  ///
  /// - Parameters:
  ///   - key: The digest of the path.
  ///   - claim: A digest of test, place and path.
  ///   - meaning: A digest of test, name and path; 0 where there is no name.
  mutating func claim(
    _ key: Key,
    _ claim: UInt64,
    _ meaning: UInt64,
    test: String,
    place: String,
    path: String
  ) -> Answer {
    let claim = max(claim, 1)
    let index = index(of: key)
    let slot = slots[index]
    if slot.claim == claim { return .again(hasMatched: slot.hasMatched) }
    guard slot.claim == 0 else {
      return .taken(
        test: tests[slot.test],
        place: places[slot.place],
        path: self.path(at: slot.path),
        meaning: slot.meaning
      )
    }
    slots[index] = Slot(
      key: key,
      claim: claim,
      meaning: meaning,
      test: tests.number(of: test),
      place: places.number(of: place),
      path: UInt32(truncatingIfNeeded: paths.count)
    )
    paths.append(contentsOf: path.utf8)
    paths.append(0)
    count += 1
    if count > slots.count / 4 * 3 { grow() }
    return .first
  }

  /// Notes that the reference of a file was equal to what was made.
  mutating func noteMatch(of key: Key) {
    let index = index(of: key)
    if slots[index].claim != 0 { slots[index].hasMatched = true }
  }

  private func path(at start: UInt32) -> String {
    String(decoding: paths[Int(start)...].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Where a key is, or where it would be.
  private func index(of key: Key) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: key.low) & mask
    while slots[index].claim != 0, slots[index].key != key { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.claim != 0 { slots[index(of: slot.key)] = slot }
  }

  /// Texts by number. Most claims come from the same test and place as the one before.
  private struct Names {
    private var all: [String] = []
    private var numbers: [ExactText: UInt32] = [:]
    private var last = ""
    private var lastNumber: UInt32 = 0

    subscript(number: UInt32) -> String { all[Int(number)] }

    mutating func number(of name: String) -> UInt32 {
      if !all.isEmpty, TextBytes.areSame(name, last) { return lastNumber }
      last = name
      let key = ExactText(name)
      lastNumber = numbers[key] ?? UInt32(all.count)
      if lastNumber == all.count {
        all.append(name)
        numbers[key] = lastNumber
      }
      return lastNumber
    }
  }
}
