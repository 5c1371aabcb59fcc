internal import Foundation
internal import SnapshotCore

/// A value and its members as indented text that is the same in every run.
///
/// The members of structures and classes without a custom description are sorted by name, sets and
/// dictionaries by their contents. Addresses are omitted, and reference cycles are reported. The
/// format is that of swift-snapshot-testing, so references that were recorded with it remain valid.
///
/// Every line begins with `-`, `▿` or `│` after its indentation. `│` marks the lines of text or
/// bytes, so that no text looks like a member.
struct DumpText {
  /// The maximum number of nested levels.
  static let maxLevels = 1_000
  /// The maximum number of values. A value that occurs several times counts each time.
  static let maxValues = 1_000_000

  private let showsLines: Bool
  /// The values being written. Each is a member of the previous one.
  private var stack: [OpenValue] = []
  /// The text so far, followed by the texts of elements that aren't sorted yet.
  private var texts = [""]
  private var count = 0

  /// Returns the text, with a final newline.
  ///
  /// - Throws: ``DumpError`` if the value is nested too deeply or too large.
  static func make(_ value: Any, showsLines: Bool = false) throws -> String {
    var dump = DumpText(showsLines: showsLines)
    // An explicit stack, because recursion up to the limit would overflow the thread's stack.
    try dump.begin(value, label: nil)
    while let last = dump.stack.indices.last {
      if let member = dump.stack[last].nextMember() {
        try dump.begin(member.value, label: member.label)
      } else {
        dump.end()
      }
    }
    return dump.texts[0]
  }

  private init(showsLines: Bool) {
    self.showsLines = showsLines
  }

  /// Writes the title of a value, and pushes it on the stack if it has members.
  private mutating func begin(_ value: Any, label: String?) throws {
    count += 1
    guard count <= DumpText.maxValues else {
      throw DumpError.tooMany(limit: DumpText.maxValues)
    }
    if stack.last?.isSorted == true { texts.append("") }
    let indent = String(repeating: "  ", count: stack.count)
    let shown = DumpedValue(value, showsLines: showsLines)
    let bullet = "\(indent)\(shown.isOpen ? "▿" : "-") "
    if let object = shown.object, let cycle = cycle(to: object) {
      write("\(bullet)\(label.map(DumpedValue.name) ?? "value") (\(cycle))\n")
      return close()
    }
    write("\(bullet)\(label.map { "\(DumpedValue.name($0)): " } ?? "")\(shown.title)\n")
    for line in shown.lines { write(line.isEmpty ? "\(indent)  │\n" : "\(indent)  │ \(line)\n") }
    if shown.members.isEmpty { return close() }
    guard stack.count < DumpText.maxLevels else {
      throw DumpError.tooDeep(shown.typeName, limit: DumpText.maxLevels)
    }
    stack.append(OpenValue(shown))
  }

  /// Completes the innermost open value.
  private mutating func end() {
    let ended = stack.removeLast()
    for element in ended.elements.sorted(by: { $0.isBefore($1) }) { write(element) }
    close()
  }

  /// Moves the text of a value to the set or dictionary that contains it, if there is one.
  private mutating func close() {
    guard let last = stack.indices.last, stack[last].isSorted else { return }
    stack[last].elements.append(texts.removeLast())
  }

  private mutating func write(_ text: String) {
    texts[texts.count - 1] += text
  }

  /// Returns a description of the cycle that a reference closes, or `nil` if it closes none.
  private func cycle(to object: ObjectIdentifier) -> String? {
    let above = stack.compactMap(\.object)
    guard let index = above.firstIndex(of: object) else { return nil }
    let distance = above.count - index
    // A cycle to the outermost object is written as in swift-snapshot-testing.
    return index == 0
      ? "circular reference detected"
      : "circular reference detected, to the \(distance == 1 ? "object" : "\(distance) objects") above"
  }
}

/// A value whose members are being written.
private struct OpenValue {
  let object: ObjectIdentifier?
  /// Whether members are sorted by their texts.
  let isSorted: Bool
  /// The texts of the members, to be sorted.
  var elements: [String] = []
  private let members: [Mirror.Child]
  private var nextIndex = 0

  init(_ value: DumpedValue) {
    object = value.object
    isSorted = value.order == .byText
    // The sort is stable: members with the same name, as in a superclass, stay in declaration
    // order.
    members =
      value.order == .byName
      ? value.members.sorted { ($0.label ?? "").isBefore($1.label ?? "") } : value.members
  }

  mutating func nextMember() -> Mirror.Child? {
    guard nextIndex < members.count else { return nil }
    defer { nextIndex += 1 }
    return members[nextIndex]
  }
}
