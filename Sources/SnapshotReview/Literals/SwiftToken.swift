/// A token of Swift source: an identifier or keyword, a string literal, a number, a regular
/// expression or one byte of punctuation.
package struct SwiftToken: Hashable, Sendable {
  package var kind: Kind
  /// The byte range in the source.
  package var range: Range<Int>

  package enum Kind: Hashable, Sendable {
    case word
    /// `isPlain` is `true` for a single-line literal without `#`, escapes and interpolations.
    case string(isPlain: Bool, hasInterpolation: Bool)
    case number
    case regex
    case sign(UInt8)
  }
}
