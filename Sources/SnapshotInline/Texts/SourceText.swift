/// The bytes of a source file with the offsets of its lines.
package struct SourceText: Hashable, Sendable {
  package let bytes: [UInt8]
  /// The offset of each line.
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    // As in Swift, CR LF, LF and a lone CR end a line.
    for (index, byte) in bytes.enumerated() {
      let isReturn = byte == UInt8(ascii: "\r")
      let isPair = isReturn && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || (isReturn && !isPair) { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// Returns the offset for the values of `#line` and `#column`, or `nil` if they are out of range.
  ///
  /// - Parameter column: The column in bytes, from 1.
  package func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, line <= starts.count, column >= 1 else { return nil }
    let offset = starts[line - 1] + column - 1
    let end = line < starts.count ? starts[line] : bytes.count
    return offset < end ? offset : nil
  }

  /// Returns the line of an offset, from 1.
  package func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the offset at which a line begins.
  package func start(ofLine line: Int) -> Int { starts[line - 1] }

  /// Returns the offset at which a line ends, without its line ending.
  package func end(ofLine line: Int) -> Int {
    var end = line < starts.count ? starts[line] : bytes.count
    while end > starts[line - 1], [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[end - 1])
    {
      end -= 1
    }
    return end
  }

  /// The number of lines.
  package var lineCount: Int { starts.count }

  /// Returns the text of a byte range.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the offsets of all complete lines that equal a text.
  ///
  /// - Parameter text: One or more lines, without the last line ending.
  package func offsets(ofLines text: String) -> [Int] {
    let lines = Array(text.utf8)
    guard let first = lines.first else { return [] }
    return starts.filter { start in
      let end = start + lines.count
      return end <= bytes.count && bytes[start] == first
        && bytes[start..<end].elementsEqual(lines)
        && end == self.end(ofLine: line(at: end - 1))
    }
  }

  /// Returns the white space at the start of the line of an offset.
  package func indentation(at offset: Int) -> String {
    let start = start(ofLine: line(at: offset))
    let end = bytes[start...].firstIndex { !SourceText.isBlank($0) }
    return text(start..<(end ?? bytes.count))
  }

  /// Whether only white space precedes an offset in its line.
  package func isFirstInLine(_ offset: Int) -> Bool {
    bytes[start(ofLine: line(at: offset))..<offset].allSatisfy(SourceText.isBlank)
  }

  /// The line ending of the file.
  package var newline: String {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0,
      bytes[first - 1] == UInt8(ascii: "\r")
    else { return "\n" }
    return "\r\n"
  }

  /// One step of indentation: a tab if most lines are indented with tabs, otherwise the most
  /// frequent increase between lines, or two spaces if there is none.
  package var indentationStep: String {
    var counts: [Int: Int] = [:]
    var tabs = 0
    var last = 0
    for line in 1...lineCount {
      let start = start(ofLine: line)
      let end = end(ofLine: line)
      guard let first = bytes[start..<end].firstIndex(where: { !SourceText.isBlank($0) }) else {
        continue
      }
      if first > start, bytes[start] == UInt8(ascii: "\t") { tabs += 1 }
      let depth = first - start
      if depth > last { counts[depth - last, default: 0] += 1 }
      last = depth
    }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if tabs > counts.values.reduce(0, +) / 2, tabs > 0 { return "\t" }
    return String(repeating: " ", count: min(best?.key ?? 2, 8))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
