/// The rows of two hex dumps that differ, at the same offsets.
struct HexDifference {
  /// The most rows of a file; what is beyond would be read by nobody.
  static let mostRows = 10_000
  private static let width = 16

  let reference: [UInt8]
  let actual: [UInt8]
  /// The first byte that differs.
  let first: Int

  /// Returns the rows, those of the reference under `-`, those of the actual bytes under `+`, and
  /// says how many were left out.
  func text(rows limit: Int) -> String {
    var lines: [String] = []
    var shown = 0
    var left = 0
    let end = max(reference.count, actual.count)
    var offset = first / HexDifference.width * HexDifference.width
    while offset < end {
      let (old, new) = (row(of: reference, at: offset), row(of: actual, at: offset))
      if !old.elementsEqual(new) {
        if shown < limit {
          if !old.isEmpty { lines.append("-\(line(old, offset))") }
          if !new.isEmpty { lines.append("+\(line(new, offset))") }
          shown += 1
        } else {
          left += 1
        }
      }
      // What isn't shown is only counted, and only as far as that is quick.
      if left > HexDifference.mostRows { break }
      offset += HexDifference.width
    }
    if left > HexDifference.mostRows {
      lines.append("… and more than \(HexDifference.mostRows.grouped) other rows")
    } else if left > 0 {
      lines.append("… and \(left.counted("other row"))")
    }
    return lines.joined(separator: "\n")
  }

  private func row(of bytes: [UInt8], at offset: Int) -> ArraySlice<UInt8> {
    guard offset < bytes.count else { return [] }
    return bytes[offset..<min(offset + HexDifference.width, bytes.count)]
  }

  /// The offset, the bytes and what they are in ASCII: `00000010  de ad …  |..|`.
  private func line(_ row: ArraySlice<UInt8>, _ offset: Int) -> String {
    let digits = String(offset, radix: 16)
    let place = String(repeating: "0", count: max(8 - digits.count, 0)) + digits
    let hex = row.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
    let gap = String(repeating: " ", count: HexDifference.width * 3 - 1 - hex.count)
    let characters = row.map { 0x20..<0x7F ~= $0 ? Character(UnicodeScalar($0)) : "." }
    return "\(place)  \(hex)\(gap)  |\(String(characters))|"
  }
}
