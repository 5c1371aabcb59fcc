/// The change to a source file when an inline snapshot is accepted.
///
/// It only selects a position: the lines of the call, and the literal in them. The new text is
/// built when it is accepted, from the actual value and the source, so results from another machine
/// can change nothing but the text of one literal.
package struct InlineChange: Codable, Hashable, Sendable {
  /// The source file, relative to the package root.
  package var file: String
  /// The first line of the call, from 1.
  package var line: Int
  /// The complete lines of the call in the source that was built.
  package var lines: String
  /// The source before those lines; `nil` if no other lines equal them.
  package var preceding: SourcePart?
  /// The source after those lines; `nil` if no other lines equal them.
  package var following: SourcePart?
  /// The position of the literal in those lines.
  package var site: InlineSite

  /// - Parameters:
  ///   - call: The byte range of the whole call.
  ///   - site: The position of the literal in the source.
  package init?(file: String, source: SourceText, call: Range<Int>, site: InlineSite) {
    // `snapshot accept` adds no arguments, so such a snapshot is recorded by its test.
    guard !FilePath.isAbsolute(file), !call.isEmpty, !site.followsClosure,
      site.kind != .newArgument
    else { return nil }
    line = source.line(at: call.lowerBound)
    let start = source.start(ofLine: line)
    let end = source.end(ofLine: source.line(at: call.upperBound - 1))
    guard start <= site.range.lowerBound, site.range.upperBound <= end else { return nil }
    self.file = file
    lines = source.text(start..<end)
    self.site = site
    self.site.range = site.range.lowerBound - start..<site.range.upperBound - start
    guard source.offsets(ofLines: lines).count > 1 else { return }
    preceding = SourcePart(source.text(0..<start))
    following = SourcePart(source.text(end..<source.bytes.count))
  }
}
