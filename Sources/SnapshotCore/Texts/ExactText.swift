/// A text that is equal only to one of the same bytes, as a key of sets and dictionaries.
///
/// Texts themselves are equal if they look the same: composed and decomposed letters would share a
/// key, and so a file.
package struct ExactText: Hashable, Sendable {
  /// The text.
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    TextBytes.areSame(left.text, right.text)
  }

  package func hash(into hasher: inout Hasher) {
    TextBytes.hash(text, into: &hasher)
  }
}
