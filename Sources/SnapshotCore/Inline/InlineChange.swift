/// How a source changes where an inline snapshot is accepted.
///
/// It carries the lines of the call and where in them the literal stands, not what is written there:
/// that is put together from the actual value where it is accepted, so that results from elsewhere
/// can put nothing but a literal into a source.
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
    guard !file.hasPrefix("/"), !call.isEmpty, !site.followsClosure else { return nil }
    line = source.line(at: call.lowerBound)
    let start = source.start(ofLine: line)
    let end = source.end(ofLine: source.line(at: call.upperBound - 1))
    guard start <= site.range.lowerBound, site.range.upperBound <= end else { return nil }
    self.file = file
    lines = source.text(start..<end)
    self.site = site
    self.site.range = site.range.lowerBound - start..<site.range.upperBound - start
  }

  /// Returns the source with a text as the snapshot; `nil` where the lines of the call aren't there,
  /// or stand in several places and not where they stood.
  package func applied(to source: [UInt8], text: String) -> [UInt8]? {
    guard let start = start(of: Array(lines.utf8), in: SourceText(source)) else { return nil }
    var edit = site.edit(for: text)
    guard edit.range.upperBound <= lines.utf8.count else { return nil }
    edit.range = edit.range.lowerBound + start..<edit.range.upperBound + start
    return [edit].applied(to: source)
  }

  /// Whether the source holds a text as the snapshot already.
  package func isApplied(to source: [UInt8], text: String) -> Bool {
    guard let changed = [site.edit(for: text)].applied(to: Array(lines.utf8)) else { return false }
    return start(of: changed, in: SourceText(source)) != nil
  }

  private func start(of block: [UInt8], in source: SourceText) -> Int? {
    let stands = { (line: Int) in
      let start = source.start(ofLine: line)
      let end = start + block.count
      return end <= source.bytes.count && source.bytes[start] == block[0]
        && source.bytes[start..<end].elementsEqual(block)
        && end == source.end(ofLine: source.line(at: end - 1))
    }
    guard !block.isEmpty else { return nil }
    if (1...source.lineCount).contains(line), stands(line) { return source.start(ofLine: line) }
    let others = (1...source.lineCount).filter {
      source.start(ofLine: $0) < source.bytes.count && stands($0)
    }
    return others.count == 1 ? source.start(ofLine: others[0]) : nil
  }
}
