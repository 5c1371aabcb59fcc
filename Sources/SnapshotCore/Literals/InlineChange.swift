/// How a source changes where an inline snapshot is accepted.
///
/// It selects a place: the lines of the call, and where in them the literal is. Whatever is written is
/// put together where it is accepted, from the actual value and from the source there, so that results
/// from elsewhere can put nothing but the text of one literal into a source.
package struct InlineChange: Codable, Hashable, Sendable {
  /// The source file, from the package root on.
  package var file: String
  /// The line that the lines of the call began at, from 1.
  package var line: Int
  /// The whole lines of the call, as they were built.
  package var lines: String
  /// Where the literal stands in those lines.
  package var site: InlineSite

  /// - Parameters:
  ///   - call: The bytes of the whole call.
  ///   - site: Where the literal stands in the source.
  package init?(file: String, source: SourceText, call: Range<Int>, site: InlineSite) {
    guard !FilePath.isAbsolute(file), !call.isEmpty, !site.followsClosure else { return nil }
    line = source.line(at: call.lowerBound)
    let start = source.start(ofLine: line)
    let end = source.end(ofLine: source.line(at: call.upperBound - 1))
    guard start <= site.range.lowerBound, site.range.upperBound <= end else { return nil }
    self.file = file
    lines = source.text(start..<end)
    self.site = site
    self.site.range = site.range.lowerBound - start..<site.range.upperBound - start
  }
}
