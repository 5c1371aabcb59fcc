/// Puts a text in the place of some bytes of a source.
package struct SourceEdit: Codable, Hashable, Sendable {
  /// The bytes that go; empty to insert.
  package var range: Range<Int>
  package var replacement: String
  /// Which of several insertions at one place comes first.
  package var order: Int

  package init(range: Range<Int>, replacement: String, order: Int = 0) {
    self.range = range
    self.replacement = replacement
    self.order = order
  }
}

extension Collection<SourceEdit> {
  /// Returns a source with all edits made, each by the places of the source before any of them;
  /// `nil` where two of them overlap or one leads outside.
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
