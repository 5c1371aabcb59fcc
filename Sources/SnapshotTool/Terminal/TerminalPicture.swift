internal import Foundation
internal import Pixels
internal import SnapshotCore

/// A picture in a terminal: by kitty's protocol where the terminal says that it knows it, and by
/// half blocks everywhere else.
struct TerminalPicture {
  var style: Style
  var variables: [String: String] = RunEnvironment.process.variables

  private var knowsKitty: Bool {
    guard Terminal.isOutput, style.isColored, variables["TMUX"] == nil else { return false }
    return variables["KITTY_WINDOW_ID"] != nil || variables["TERM"] == "xterm-kitty"
      || ["ghostty", "WezTerm"].contains(variables["TERM_PROGRAM"] ?? "")
  }

  /// Returns pictures in so many columns and rows: side by side, or one below another as kitty’s.
  func text(_ files: [[UInt8]], columns: Int, rows: Int) -> String {
    guard style.isColored else { return "" }
    if knowsKitty {
      return files.map { kitty($0, rows: max(rows / files.count, 3)) }.joined(separator: "\n")
    }
    let width = max((columns - 2 * (files.count - 1)) / max(files.count, 1), 4)
    let blocks = files.compactMap { file in
      (try? PNG.decode(file)).map { lines(of: $0, columns: width, rows: rows) }
    }
    let height = blocks.map(\.count).max() ?? 0
    return (0..<height).map { row in
      blocks.map { $0.indices.contains(row) ? $0[row] : String(repeating: " ", count: width) }
        .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }

  /// The file as it is, in pieces of at most 4,096 bytes, shown so many rows high.
  private func kitty(_ file: [UInt8], rows: Int) -> String {
    let data = Data(file).base64EncodedString()
    var rest = data[...]
    var text = ""
    var isFirst = true
    while !rest.isEmpty {
      let piece = rest.prefix(4_096)
      rest = rest.dropFirst(4_096)
      let head = isFirst ? "a=T,f=100,r=\(rows)," : ""
      text += "\u{1B}_G\(head)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
      isFirst = false
    }
    return text
  }

  /// Each character shows two points, one over the other. The picture is sampled, not averaged.
  private func lines(of bitmap: Bitmap, columns: Int, rows: Int) -> [String] {
    let scale = min(
      1,
      Double(columns) / Double(bitmap.width),
      Double(rows * 2) / Double(bitmap.height)
    )
    let width = max(Int(Double(bitmap.width) * scale), 1)
    let height = max(Int(Double(bitmap.height) * scale), 1)
    return stride(from: 0, to: height, by: 2).map { top in
      var line = ""
      for column in 0..<columns {
        guard column < width else {
          line += " "
          continue
        }
        let upper = color(bitmap, column, top, scale)
        let lower = top + 1 < height ? color(bitmap, column, top + 1, scale) : nil
        line += "\u{1B}[38;2;\(upper)m"
        line += lower.map { "\u{1B}[48;2;\($0)m▀" } ?? "\u{1B}[49m▀"
      }
      return line + "\u{1B}[0m"
    }
  }

  /// A point over a checkerboard.
  private func color(_ bitmap: Bitmap, _ column: Int, _ row: Int, _ scale: Double) -> String {
    let x = min(Int((Double(column) + 0.5) / scale), bitmap.width - 1)
    let y = min(Int((Double(row) + 0.5) / scale), bitmap.height - 1)
    let start = (y * bitmap.width + x) * 4
    let alpha = Int(bitmap.bytes[start + 3])
    let ground = (column / 2 + row / 2).isMultiple(of: 2) ? 200 : 240
    return (0..<3).map { channel in
      String((Int(bitmap.bytes[start + channel]) * alpha + ground * (255 - alpha)) / 255)
    }
    .joined(separator: ";")
  }
}
