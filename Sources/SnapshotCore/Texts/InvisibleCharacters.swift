/// Finds the characters of a text that show nothing by themselves.
///
/// Those that are part of an emoji aren't reported: U+FE0F after an emoji or in a keycap, and
/// U+200D between emoji.
package struct InvisibleCharacters {
  /// The character before, unless it was reported.
  private var previous: Unicode.Scalar?

  package init() {}

  /// Returns whether the next character of the text is invisible.
  ///
  /// - Parameter following: The character after it; `nil` at the end of the text.
  package mutating func isInvisible(
    _ scalar: Unicode.Scalar,
    before following: @autoclosure () -> Unicode.Scalar?
  ) -> Bool {
    let isInvisible =
      VisibleText.isInvisible(scalar) && !isPartOfEmoji(scalar, before: following())
    previous = isInvisible ? nil : scalar
    return isInvisible
  }

  /// Returns whether a text contains an invisible character.
  package static func areContained(in text: String) -> Bool {
    let scalars = text.unicodeScalars
    var characters = InvisibleCharacters()
    return scalars.indices.contains { index in
      characters.isInvisible(scalars[index], before: scalars[after: index])
    }
  }

  private func isPartOfEmoji(_ scalar: Unicode.Scalar, before following: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    switch scalar {
    case "\u{FE0F}":
      return InvisibleCharacters.isEmoji(previous)
        || (previous.properties.isEmoji && following == "\u{20E3}")
    case "\u{200D}":
      guard let following, InvisibleCharacters.isEmoji(following) else { return false }
      return previous == "\u{FE0F}" || InvisibleCharacters.isEmoji(previous)
    default:
      return false
    }
  }

  /// Whether a character is an emoji without U+FE0F; digits, which begin keycaps, aren't.
  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.isEmoji
  }
}

extension BidirectionalCollection where Element == Unicode.Scalar {
  /// The element after an index; `nil` at the end.
  package subscript(after index: Index) -> Unicode.Scalar? {
    let next = self.index(after: index)
    return next == endIndex ? nil : self[next]
  }
}
