/// An argument of a parameterised test.
package struct TestArgument: Sendable {
  /// The parameter's label, or its index if it has none.
  package var label: String
  /// What the value is called.
  package var text: String
  /// What the hash of the name is made from if `text` alone doesn't tell values apart.
  package var distinction: String?
  /// Everything that is known of the value: it tells two values apart that are called the same.
  package var value: String

  package init(label: String, text: String, distinction: String? = nil, value: String = "") {
    self.label = label
    self.text = text
    self.distinction = distinction
    self.value = value
  }
}

extension TestArgument: Hashable {
  /// Whether both have the same bytes: composed and decomposed letters are different values.
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
