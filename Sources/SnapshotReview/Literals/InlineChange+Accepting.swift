package import SnapshotCore

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
    guard let start = start(in: SourceText(source)),
      0...lines.utf8.count ~= site.range.lowerBound, site.range.upperBound <= lines.utf8.count,
      let calls = InlineCalls(source, functions: functions)
    else { return nil }
    let range = site.range.lowerBound + start..<site.range.upperBound + start
    let found = calls.sites().first { $0.range == range && $0.kind == site.kind }
    return found.flatMap { calls.replacing($0, by: text) }
  }

  /// Returns whether a text is already the snapshot in the lines of the call.
  package func isApplied(
    to source: [UInt8],
    text: String,
    functions: InlineFunctions = InlineFunctions()
  ) -> Bool {
    let block = Array(lines.utf8)
    guard 0...block.count ~= site.range.lowerBound, site.range.upperBound <= block.count,
      let calls = InlineCalls(source, functions: functions)
    else { return false }
    let (before, after) = (block[..<site.range.lowerBound], block[site.range.upperBound...])
    return calls.sites().contains { found in
      source[found.range].elementsEqual(found.edit(for: text).replacement.utf8)
        && source[found.range.upperBound...].starts(with: after)
        && InlineChange.ends(source[..<found.range.lowerBound], with: before)
    }
  }

  /// Returns whether a source ends with given lines, followed by at most a label.
  private static func ends(_ source: ArraySlice<UInt8>, with lines: ArraySlice<UInt8>) -> Bool {
    let rest = source.reversed().prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    return (0...rest.count).contains { count in
      let start = source.count - count - lines.count
      let label = source.suffix(count).filter { $0 != UInt8(ascii: " ") }
      return start >= 0 && (start == 0 || source[start - 1] == UInt8(ascii: "\n"))
        && (label.isEmpty || label.last == UInt8(ascii: ":"))
        && source[start..<start + lines.count].elementsEqual(lines)
    }
  }

  /// Returns the offset of the lines of the call.
  ///
  /// Among several equal lines, they are those with the recorded source before or after them. The
  /// recorded line doesn't decide: when a snapshot above is accepted, an equal call can move there.
  private func start(in source: SourceText) -> Int? {
    let found = source.offsets(ofLines: lines)
    if preceding == nil, following == nil { return found.count == 1 ? found[0] : nil }
    let matching = found.filter { start in
      let end = start + lines.utf8.count
      return InlineChange.isPart(0..<start, preceding, of: source)
        || InlineChange.isPart(end..<source.bytes.count, following, of: source)
    }
    return matching.count == 1 ? matching[0] : nil
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
