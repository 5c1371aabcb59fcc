internal import Foundation
internal import SnapshotCore

/// A value and everything inside it, as indented text that is the same in every run.
///
/// Members are sorted by name, sets and dictionaries by their contents, addresses are left out, and
/// an object that holds itself is mentioned, not followed. The format is the one that
/// swift-snapshot-testing writes, so that its references can be taken over.
///
/// Every line begins with `-`, `▿` or `│` after its indentation, and `│` stands before lines of a text
/// or of bytes, so that no text can be taken for a member.
struct DumpText {
  /// Levels of values inside values.
  static let mostLevels = 1_000
  /// Values in all, each counted wherever it is shown.
  static let mostValues = 1_000_000

  private let showsLines: Bool
  /// Values that are being shown, each inside the one before.
  private var open: [OpenValue] = []
  /// The text so far, and the texts of elements that are still to be sorted, each inside the one before.
  private var texts = [""]
  private var count = 0

  /// Returns the text, with a final newline.
  ///
  /// - Throws: ``DumpError`` if the value is too deep or too large.
  static func make(_ value: Any, showsLines: Bool = false) throws -> String {
    var dump = DumpText(showsLines: showsLines)
    // A stack of its own: values nested as deep as the limit would overflow the thread's.
    try dump.begin(value, label: nil)
    while let last = dump.open.indices.last {
      if let member = dump.open[last].nextMember() {
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

  /// Writes the title of a value, and opens it if it has members.
  private mutating func begin(_ value: Any, label: String?) throws {
    count += 1
    guard count <= DumpText.mostValues else {
      throw DumpError.tooMany(limit: DumpText.mostValues)
    }
    if open.last?.isSorted == true { texts.append("") }
    let indent = String(repeating: "  ", count: open.count)
    let shown = DumpedValue(value, showsLines: showsLines)
    let bullet = "\(indent)\(shown.isOpen ? "▿" : "-") "
    if let object = shown.object, let circle = circle(to: object) {
      write("\(bullet)\(label.map(DumpedValue.name) ?? "value") (\(circle))\n")
      return close()
    }
    write("\(bullet)\(label.map { "\(DumpedValue.name($0)): " } ?? "")\(shown.title)\n")
    for line in shown.lines { write(line.isEmpty ? "\(indent)  │\n" : "\(indent)  │ \(line)\n") }
    if shown.members.isEmpty { return close() }
    guard open.count < DumpText.mostLevels else {
      throw DumpError.tooDeep(shown.typeName, limit: DumpText.mostLevels)
    }
    open.append(OpenValue(shown))
  }

  /// Ends the value that was opened last.
  private mutating func end() {
    let ended = open.removeLast()
    for element in ended.elements.sorted(by: { $0.isBefore($1) }) { write(element) }
    close()
  }

  /// Hands the text of a value to the set or dictionary that it is in, if it is in one.
  private mutating func close() {
    guard let last = open.indices.last, open[last].isSorted else { return }
    open[last].elements.append(texts.removeLast())
  }

  private mutating func write(_ text: String) {
    texts[texts.count - 1] += text
  }

  /// Says to which of the objects above a reference leads back, or returns `nil` if to none.
  private func circle(to object: ObjectIdentifier) -> String? {
    let above = open.compactMap(\.object)
    guard let index = above.firstIndex(of: object) else { return nil }
    let distance = above.count - index
    // The outermost object is the usual one, and written as swift-snapshot-testing does.
    return index == 0
      ? "circular reference detected"
      : "circular reference detected, to the \(distance == 1 ? "object" : "\(distance) objects") above"
  }
}

/// A value of which some members are shown already.
private struct OpenValue {
  let object: ObjectIdentifier?
  /// Whether members are sorted by their texts.
  let isSorted: Bool
  /// The texts of members that are to be sorted.
  var elements: [String] = []
  private let members: [Mirror.Child]
  private var shown = 0

  init(_ value: DumpedValue) {
    object = value.object
    isSorted = value.order == .byText
    // Sorting is stable: members of one name, as a superclass may have, stay as they are declared.
    members =
      value.order == .byName
      ? value.members.sorted { ($0.label ?? "").isBefore($1.label ?? "") } : value.members
  }

  mutating func nextMember() -> Mirror.Child? {
    guard shown < members.count else { return nil }
    defer { shown += 1 }
    return members[shown]
  }
}

extension String {
  /// Like `<`, but never indifferent to texts of different bytes.
  fileprivate func isBefore(_ other: String) -> Bool {
    self == other ? utf8.lexicographicallyPrecedes(other.utf8) : self < other
  }
}
