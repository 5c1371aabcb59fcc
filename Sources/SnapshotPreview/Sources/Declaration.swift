/// A declaration of a Swift file, as far as its tokens show.
struct Declaration: Equatable {
  /// `struct`, `func`, `#Preview`, …
  var kind: String
  /// The name; that of an extension is the extended type's.
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

  /// Whether a type is useless without the member.
  var isEssential: Bool {
    switch kind {
    case "var": ["body", "previews", "rawValue", "id", "animatableData"].contains(name)
    case "func": ["body", "path", "makeBody", "sizeThatFits", "placeSubviews"].contains(name)
    case "case", "#if": true
    default: false
    }
  }
}
