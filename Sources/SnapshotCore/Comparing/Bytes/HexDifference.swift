/// The rows at which two hex dumps differ, compared offset by offset.
struct HexDifference {
  /// The maximum number of rows in a difference file, which must stay readable.
  static let maxRows = 10_000

  let reference: [UInt8]
  let actual: [UInt8]
  /// The offset of the first byte that differs.
  let first: Int

  /// Returns the rows, those of the reference with `-` and those of the actual bytes with `+`, and
  /// the number of omitted rows.
  func text(rows limit: Int) -> String {
    var lines: [String] = []
    var shown = 0
    var left = 0
    let end = max(reference.count, actual.count)
    var offset = first / HexDump.width * HexDump.width
    while offset < end {
      let (old, new) = (row(of: reference, at: offset), row(of: actual, at: offset))
      if !old.elementsEqual(new) {
        if shown < limit {
          if !old.isEmpty { lines.append("-\(HexDump.row(of: old, at: offset))") }
          if !new.isEmpty { lines.append("+\(HexDump.row(of: new, at: offset))") }
          shown += 1
        } else {
          left += 1
        }
      }
      // Omitted rows are only counted, up to a limit, because files may be large.
      if left > HexDifference.maxRows { break }
      offset += HexDump.width
    }
    if left > HexDifference.maxRows {
      lines.append("… more than \(HexDifference.maxRows.grouped) more rows")
    } else if left > 0 {
      lines.append("… \(left.counted("more row"))")
    }
    return lines.joined(separator: "\n")
  }

  private func row(of bytes: [UInt8], at offset: Int) -> ArraySlice<UInt8> {
    guard offset < bytes.count else { return [] }
    return bytes[offset..<min(offset + HexDump.width, bytes.count)]
  }
}
