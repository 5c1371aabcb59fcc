/// A replacement of bytes in a source by a text.
package struct SourceEdit: Codable, Hashable, Sendable {
  /// The byte range to replace; empty for an insertion.
  package var range: Range<Int>
  package var replacement: String
  /// The order among several insertions at one position.
  package var order: Int

  package init(range: Range<Int>, replacement: String, order: Int = 0) {
    self.range = range
    self.replacement = replacement
    self.order = order
  }
}

extension Collection<SourceEdit> {
  /// Returns a source with all edits applied, or `nil` if two of them overlap or one is out of
  /// range.
  ///
  /// All ranges refer to the unchanged source.
  package func applied(to source: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var offset = 0
    for edit in sorted(by: { ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order) }) {
      guard edit.range.lowerBound >= offset, edit.range.upperBound <= source.count else {
        return nil
      }
      result += source[offset..<edit.range.lowerBound]
      result += edit.replacement.utf8
      offset = edit.range.upperBound
    }
    return result + source[offset...]
  }
}
