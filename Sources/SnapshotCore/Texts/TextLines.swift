internal import Foundation

/// Two texts as numbered lines, equal lines under equal numbers.
///
/// Lines end at byte 0x0A and are compared as bytes: as Characters, `\r\n` would be no line end and
/// two spellings of `é` would be equal.
package struct TextLines: Sendable {
  /// The bytes of each line, without its line end.
  package var old: [ArraySlice<UInt8>]
  package var new: [ArraySlice<UInt8>]
  /// The number of each line.
  package var oldNumbers: [Int]
  package var newNumbers: [Int]
  /// Whether the last line has a line end.
  package var oldIsClosed: Bool
  package var newIsClosed: Bool

  package init(old: [UInt8], new: [UInt8]) {
    self.old = TextLines.split(old)
    self.new = TextLines.split(new)
    oldIsClosed = old.last == UInt8(ascii: "\n")
    newIsClosed = new.last == UInt8(ascii: "\n")
    var numbers: [Line: Int] = [:]
    oldNumbers = TextLines.intern(self.old, into: &numbers)
    newNumbers = TextLines.intern(self.new, into: &numbers)
  }

  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      var start = 0
      while start < buffer.count {
        let found = memchr(base + start, 0x0A, buffer.count - start)
        let end = found.map { UnsafeRawPointer($0) - base } ?? buffer.count
        lines.append(bytes[start..<end])
        start = end + 1
      }
    }
    return lines
  }

  private static func intern(
    _ lines: [ArraySlice<UInt8>],
    into numbers: inout [Line: Int]
  ) -> [Int] {
    lines.map { bytes in
      let next = numbers.count
      let number = numbers[Line(bytes: bytes)]
      if number == nil { numbers[Line(bytes: bytes)] = next }
      return number ?? next
    }
  }

  /// Hashes and compares whole runs of bytes, which a debug build does as fast as a release build.
  private struct Line: Hashable {
    let bytes: ArraySlice<UInt8>

    static func == (left: Line, right: Line) -> Bool {
      left.bytes.count == right.bytes.count
        && left.bytes.withUnsafeBytes { mine in
          right.bytes.withUnsafeBytes { theirs in
            guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
            return memcmp(mine, theirs, left.bytes.count) == 0
          }
        }
    }

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}
