/// A token: a word, a string literal, a number, a regular expression or a sign of one byte.
package struct SwiftToken: Hashable, Sendable {
  package var kind: Kind
  /// Its bytes in the source.
  package var range: Range<Int>

  package enum Kind: Hashable, Sendable {
    case word
    /// `isPlain` is `false` if the literal has interpolations or escapes.
    case string(isPlain: Bool, hasInterpolation: Bool)
    case number
    case regex
    case sign(UInt8)
  }
}
