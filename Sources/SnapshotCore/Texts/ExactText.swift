/// A text that equals only texts with the same bytes, for use as a key.
///
/// Strings with composed and decomposed letters are equal, so they would share a key, and so a
/// file.
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
