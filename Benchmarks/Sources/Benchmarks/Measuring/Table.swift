import Foundation

/// A table of text columns, the first one left-aligned, the others right-aligned.
struct Table {
  var rows: [[String]]

  init(_ heading: String...) { rows = [heading] }

  mutating func add(_ cells: String...) { rows.append(cells) }

  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

/// Returns a number with three decimals below 10, one below 100, and none from 100.
func short(_ number: Double) -> String {
  guard number.isFinite else { return "–" }
  return String(format: number < 10 ? "%.3f" : number < 100 ? "%.1f" : "%.0f", number)
}

/// Returns a ratio with two decimals, or a dash if it isn't finite.
func ratio(_ ours: Double, _ theirs: Double) -> String {
  let ratio = ours / theirs
  return ratio.isFinite ? String(format: "%.2f", ratio) : "–"
}

func printHeading(_ question: String) { print("\n\(question)\n") }
