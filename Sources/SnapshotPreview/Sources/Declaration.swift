/// A declaration in a Swift file, as read from its tokens.
struct Declaration: Equatable {
  /// The keyword or macro, such as `struct`, `func` or `#Preview`.
  var kind: String
  /// The name; for an extension, that of the extended type.
  var name: String
  /// The bytes from the first attribute to the end.
  var range: Range<Int>
  /// The tokens between the keyword and the braces.
  var header: [String] = []
  /// The declarations inside, if it is a type or an extension.
  var members: [Declaration] = []

  /// Whether it declares a type.
  var isType: Bool { ["struct", "class", "enum", "actor", "protocol"].contains(kind) }

  /// Whether members can be omitted without the rest.
  var hasMembers: Bool { ["struct", "class", "enum", "actor", "extension"].contains(kind) }

  /// Whether the enclosing type is useless without this member.
  var isEssential: Bool {
    switch kind {
    case "var": ["body", "previews", "rawValue", "id", "animatableData"].contains(name)
    case "func": ["body", "path", "makeBody", "sizeThatFits", "placeSubviews"].contains(name)
    case "case", "#if": true
    default: false
    }
  }
}
