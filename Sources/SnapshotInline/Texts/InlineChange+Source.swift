package import SnapshotCore

extension InlineChange {
  /// Creates the change of a call in a source; `nil` if `snapshot accept` can't make it.
  ///
  /// - Parameters:
  ///   - call: The byte range of the whole call.
  ///   - site: The position of the literal in the source.
  package init?(file: String, source: SourceText, call: Range<Int>, site: InlineSite) {
    // `snapshot accept` adds no arguments, so such a snapshot is recorded by its test.
    guard !FilePath.isAbsolute(file), !call.isEmpty, !site.followsClosure,
      site.kind != .newArgument
    else { return nil }
    let line = source.line(at: call.lowerBound)
    let start = source.start(ofLine: line)
    let end = source.end(ofLine: source.line(at: call.upperBound - 1))
    guard start <= site.range.lowerBound, site.range.upperBound <= end else { return nil }
    let lines = source.text(start..<end)
    var site = site
    site.range = site.range.lowerBound - start..<site.range.upperBound - start
    let isAmbiguous = source.offsets(ofLines: lines).count > 1
    self.init(
      file: file,
      line: line,
      lines: lines,
      preceding: isAmbiguous ? SourcePart(source.text(0..<start)) : nil,
      following: isAmbiguous ? SourcePart(source.text(end..<source.bytes.count)) : nil,
      site: site
    )
  }
}
