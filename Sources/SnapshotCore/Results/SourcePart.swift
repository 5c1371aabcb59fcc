/// The length and hash of a part of a source, to recognise it later.
package struct SourcePart: Codable, Hashable, Sendable {
  /// The number of UTF-8 bytes.
  package var count: Int
  package var hash: String

  package init(_ text: String) {
    count = text.utf8.count
    hash = StableHash.digits(of: text)
  }
}
