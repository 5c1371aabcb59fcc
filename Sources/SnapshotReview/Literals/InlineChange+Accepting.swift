package import SnapshotCore

extension InlineChange {
  /// Returns the source with the snapshot of the call replaced by a text.
  ///
  /// The recorded lines and range only select a position. Everything that is written, except the
  /// text, is derived from the source, and only one literal changes.
  ///
  /// - Parameter functions: The functions whose calls may contain a snapshot.
  /// - Returns: The source; `nil` if it doesn't contain the lines of the call, contains them
  ///   several times but not at the recorded line, or has no snapshot there.
  package func applied(
    to source: [UInt8],
    text: String,
    functions: InlineFunctions = InlineFunctions()
  ) -> [UInt8]? {
    guard let start = start(of: Array(lines.utf8), in: SourceText(source)),
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

  /// Returns the offset of the lines of the call: at the recorded line, or else at their only
  /// occurrence.
  private func start(of block: [UInt8], in source: SourceText) -> Int? {
    let isBlock = { (line: Int) in
      let start = source.start(ofLine: line)
      let end = start + block.count
      return end <= source.bytes.count && source.bytes[start] == block[0]
        && source.bytes[start..<end].elementsEqual(block)
        && end == source.end(ofLine: source.line(at: end - 1))
    }
    guard !block.isEmpty else { return nil }
    if (1...source.lineCount).contains(line), isBlock(line) { return source.start(ofLine: line) }
    let others = (1...source.lineCount).filter {
      source.start(ofLine: $0) < source.bytes.count && isBlock($0)
    }
    return others.count == 1 ? source.start(ofLine: others[0]) : nil
  }
}
