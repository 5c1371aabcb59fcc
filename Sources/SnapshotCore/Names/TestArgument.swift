/// An argument of a parameterised test.
package struct TestArgument: Sendable {
  /// The parameter's label, or its index if it has none.
  package var label: String
  /// The text of the value in names.
  package var text: String
  /// The text for the hash of the name, if `text` alone doesn't distinguish values.
  package var distinction: String?
  /// The complete description of the value, which distinguishes values with the same name.
  package var value: String

  package init(label: String, text: String, distinction: String? = nil, value: String = "") {
    self.label = label
    self.text = text
    self.distinction = distinction
    self.value = value
  }
}

extension TestArgument: Hashable {
  /// Returns whether both have the same bytes: composed and decomposed letters are different
  /// values.
  package static func == (left: TestArgument, right: TestArgument) -> Bool {
    TextBytes.areSame(left.label, right.label) && TextBytes.areSame(left.text, right.text)
      && TextBytes.areSame(left.distinction, right.distinction)
      && TextBytes.areSame(left.value, right.value)
  }

  package func hash(into hasher: inout Hasher) {
    TextBytes.hash(label, into: &hasher)
    TextBytes.hash(text, into: &hasher)
    TextBytes.hash(distinction, into: &hasher)
    TextBytes.hash(value, into: &hasher)
  }
}
