package import SnapshotCore
internal import SnapshotInline

extension InlineChange {
  /// Returns the source with the snapshot of the call replaced by a text.
  ///
  /// The recorded lines and range only select a position. Everything that is written, except the
  /// text, is derived from the source, and only one literal changes.
  ///
  /// - Parameter functions: The functions whose calls may contain a snapshot.
  /// - Returns: The source; `nil` if it doesn't contain the lines of the call, contains several
  ///   such lines and has changed before and after them, or has no snapshot there.
  package func applied(
    to source: [UInt8],
    text: String,
    functions: InlineFunctions = InlineFunctions()
  ) -> [UInt8]? {
    edit(in: source, text: text, functions: functions)?.result
  }

  /// Returns the edit that replaces the snapshot of the call by a text, and the source after it.
  func edit(
    in source: [UInt8],
    text: String,
    functions: InlineFunctions
  ) -> (edit: SourceEdit, result: [UInt8])? {
    guard let start = start(in: SourceText(source)),
      0...lines.utf8.count ~= site.range.lowerBound, site.range.upperBound <= lines.utf8.count,
      let calls = InlineCalls(source, functions: functions)
    else { return nil }
    let range = site.range.lowerBound + start..<site.range.upperBound + start
    let found = calls.sites().first { $0.range == range && $0.kind == site.kind }
    guard let found, let result = calls.replacing(found, by: text) else { return nil }
    return (found.edit(for: text), result)
  }

  /// Whether a source contains the lines of the call.
  func isLocated(in source: [UInt8]) -> Bool { start(in: SourceText(source)) != nil }

  /// Returns whether a text is already the snapshot of the call.
  ///
  /// If other lines equalled those of the call, another call may have that text. A call with the
  /// text is the right one if the recorded source precedes or follows it, or if the source no
  /// longer contains any of the equal lines.
  package func isApplied(
    to source: [UInt8],
    text: String,
    functions: InlineFunctions = InlineFunctions()
  ) -> Bool {
    guard 0...lines.utf8.count ~= site.range.lowerBound, site.range.upperBound <= lines.utf8.count,
      let calls = InlineCalls(source, functions: functions)
    else { return false }
    let source = SourceText(source)
    let sites = calls.sites().filter { found in
      source.bytes[found.range].elementsEqual(found.edit(for: text).replacement.utf8)
    }
    let applied = sites.compactMap { block(around: $0, in: source) }
    guard isAmbiguous, !source.offsets(ofLines: lines).isEmpty else {
      return !applied.isEmpty || isApplied(atOneOf: sites, in: source)
    }
    return applied.contains { isRecorded(around: $0, in: source) }
  }

  /// Whether one of the sites is that of the call, in whose lines other snapshots were accepted,
  /// too.
  private func isApplied(atOneOf sites: [InlineSite], in source: SourceText) -> Bool {
    guard !sites.isEmpty, let tokens = LiteralFreeTokens(source),
      let recorded = LiteralFreeTokens(SourceText(Array(lines.utf8)))
    else { return false }
    return sites.contains { tokens.contain(recorded, around: site.range, at: $0.range) }
  }

  /// Whether other lines equal those of the call.
  private var isAmbiguous: Bool { preceding != nil || following != nil }

  /// Returns the range of a call's lines if they equal the recorded ones apart from the snapshot,
  /// which may have a label; otherwise `nil`.
  private func block(around found: InlineSite, in source: SourceText) -> Range<Int>? {
    let lines = Array(lines.utf8)
    let (before, after) = (lines[..<site.range.lowerBound], lines[site.range.upperBound...])
    guard source.bytes[found.range.upperBound...].starts(with: after) else { return nil }
    let end = found.range.upperBound + after.count
    let above = source.bytes[..<found.range.lowerBound]
    let rest = above.reversed().prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    let starts = (0...rest.count).map { above.count - $0 - before.count }
    let start = starts.first { start in
      guard start >= 0, start == 0 || above[start - 1] == UInt8(ascii: "\n"),
        above[start...].starts(with: before)
      else { return false }
      let label = above[(start + before.count)...].filter { $0 != UInt8(ascii: " ") }
      return label.isEmpty || label.last == UInt8(ascii: ":")
    }
    return start.map { $0..<end }
  }

  /// Returns the offset of the lines of the call.
  ///
  /// Among several equal lines, they are those with the recorded source before or after them. The
  /// recorded line number isn't used, because accepting a snapshot above can move an equal call to
  /// that line.
  private func start(in source: SourceText) -> Int? {
    let found = source.offsets(ofLines: lines)
    guard isAmbiguous else { return found.count == 1 ? found[0] : nil }
    let matching = found.filter { isRecorded(around: $0..<$0 + lines.utf8.count, in: source) }
    return matching.count == 1 ? matching[0] : nil
  }

  /// Returns whether a range has the recorded source before or after it.
  private func isRecorded(around range: Range<Int>, in source: SourceText) -> Bool {
    InlineChange.isPart(0..<range.lowerBound, preceding, of: source)
      || InlineChange.isPart(range.upperBound..<source.bytes.count, following, of: source)
  }

  private static func isPart(
    _ range: Range<Int>,
    _ part: SourcePart?,
    of source: SourceText
  ) -> Bool {
    // The text is hashed only if its length is right, because a source can have many equal lines.
    guard let part, part.count == range.count else { return false }
    return part == SourcePart(source.text(range))
  }
}
