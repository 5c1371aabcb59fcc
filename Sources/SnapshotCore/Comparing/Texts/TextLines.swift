internal import Foundation

/// Two texts as numbered lines, with equal numbers for equal lines.
///
/// Lines end at byte 0x0A and are compared as bytes. As Characters, `\r\n` wouldn't be a line
/// ending, and composed and decomposed `é` would be equal.
package struct TextLines: Sendable {
  package let old: LineList
  package let new: LineList
  /// The number of each line.
  package var oldNumbers: [Int]
  package var newNumbers: [Int]
  /// Whether the last line has a line ending.
  package var oldIsClosed: Bool
  package var newIsClosed: Bool

  package init(old: [UInt8], new: [UInt8]) {
    self.old = LineList(old)
    self.new = LineList(new)
    oldIsClosed = old.last == UInt8(ascii: "\n")
    newIsClosed = new.last == UInt8(ascii: "\n")
    (oldNumbers, newNumbers) = LineTable.numbers(of: self.old, self.new)
  }
}

/// A text split into lines.
package struct LineList: Sendable {
  private let bytes: [UInt8]
  /// The end of each line, before its line ending.
  private let ends: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var ends: [Int] = []
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      var start = 0
      while start < buffer.count {
        let found = memchr(base + start, 0x0A, buffer.count - start)
        let end = found.map { UnsafeRawPointer($0) - base } ?? buffer.count
        ends.append(end)
        start = end + 1
      }
    }
    self.ends = ends
  }

  package var count: Int { ends.count }

  /// The bytes of a line, without its line ending.
  package subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : ends[index - 1] + 1)..<ends[index]]
  }

  /// Calls `body` with the memory of the text and the ends of its lines.
  fileprivate func withMemory<Result>(_ body: (UnsafeRawPointer?, [Int]) -> Result) -> Result {
    bytes.withUnsafeBytes { body($0.baseAddress, ends) }
  }
}

/// A table that gives equal lines equal numbers.
///
/// It is a hash table on plain memory, which is several times as fast as a dictionary in a debug
/// build.
private struct LineTable {
  private struct Slot {
    var hash = 0
    /// The number of the line, from 0; −1 for a free slot.
    var number = -1
    var line: UnsafeRawPointer?
    var length = 0
  }

  private let slots: UnsafeMutablePointer<Slot>
  private let mask: Int
  private var next = 0

  static func numbers(of old: LineList, _ new: LineList) -> ([Int], [Int]) {
    old.withMemory { oldBytes, oldEnds in
      new.withMemory { newBytes, newEnds in
        var table = LineTable(lines: oldEnds.count + newEnds.count)
        defer { table.slots.deallocate() }
        return (table.numbers(oldBytes, oldEnds), table.numbers(newBytes, newEnds))
      }
    }
  }

  private init(lines: Int) {
    var size = 16
    while size < lines * 2 { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: Slot(), count: size)
  }

  private mutating func numbers(_ bytes: UnsafeRawPointer?, _ ends: [Int]) -> [Int] {
    guard let bytes else { return [] }
    return [Int](unsafeUninitializedCapacity: ends.count) { numbers, count in
      var start = 0
      for end in ends {
        numbers.initializeElement(at: count, to: number(bytes + start, end - start))
        count += 1
        start = end + 1
      }
    }
  }

  private mutating func number(_ line: UnsafeRawPointer, _ length: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(start: line, count: length))
    let hash = hasher.finalize()
    var index = hash & mask
    while slots[index].number >= 0 {
      let slot = slots[index]
      if slot.hash == hash, slot.length == length, let other = slot.line,
        memcmp(other, line, length) == 0
      {
        return slot.number
      }
      index = (index + 1) & mask
    }
    slots[index] = Slot(hash: hash, number: next, line: line, length: length)
    next += 1
    return next - 1
  }
}
