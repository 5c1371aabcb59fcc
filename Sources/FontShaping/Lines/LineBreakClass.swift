#if Fonts

/// The line-breaking class of a character, defined by UAX 14 and resolved by its rule LB1.
///
/// `opW` and `cpW` are East Asian brackets, `idX` is an unassigned pictograph.
enum LineBreakClass: UInt8, CaseIterable {
  case bk, cr, lf, nl, sp, zw, zwj, wj, cm, gl
  case ba, bb, b2, hy, cb, cl, cp, cpW, ex, `in`
  case ns, op, opW, qu, `is`, nu, po, pr, sy, al
  case hl, id, idX, eb, em, jl, jv, jt, h2, h3
  case ri

  /// Creates the class of a scalar value.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    // Hangul syllables alternate between two classes, which would make the table large.
    if 0xAC00...0xD7A3 ~= value {
      self = (value - 0xAC00).isMultiple(of: 28) ? .h2 : .h3
      return
    }
    let table = LineBreakClass.table
    var (low, high) = (0, table.starts.count)
    while low < high {
      let middle = (low + high) / 2
      if table.starts[middle] <= value { low = middle + 1 } else { high = middle }
    }
    self = low > 0 && value < table.ends[low - 1] ? table.classes[low - 1] : .al
  }

  /// The ranges of every class except `al`, in ascending order.
  private struct Table {
    var starts: [UInt32] = []
    var ends: [UInt32] = []
    var classes: [LineBreakClass] = []
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ!$%&()*+,-./:;<".utf8)

  private static let table = LineBreakClass.ranges.withUTF8Buffer { text in
    let byLetter = Dictionary(uniqueKeysWithValues: zip(letters, LineBreakClass.allCases))
    var table = Table()
    var (number, end): (UInt32, UInt32) = (0, 0)
    var isGap = false
    /// Ends the current range, whose length is in `number`.
    func endRange() {
      guard table.ends.count < table.starts.count, let start = table.starts.last else { return }
      end = start + max(number, 1)
      table.ends.append(end)
      number = 0
    }
    for byte in text {
      if byte == UInt8(ascii: " ") {
        endRange()
        isGap = true
      } else if let kind = byLetter[byte] {
        if !isGap { endRange() }
        table.starts.append(end + (isGap ? number : 0))
        table.classes.append(kind)
        number = 0
        isGap = false
      } else {
        let digit = byte < UInt8(ascii: "a") ? byte - UInt8(ascii: "0") : byte - 87
        number = number * 36 + UInt32(digit)
      }
    }
    endRange()
    return table
  }
}

#endif
