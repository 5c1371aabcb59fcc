internal import Foundation
internal import Pixels
internal import SnapshotCore

/// A picture in a terminal: by kitty's protocol where the terminal says that it knows it, and by
/// half blocks everywhere else.
struct TerminalPicture {
  var style: Style
  /// Returns pictures in so many columns and rows: side by side, or one below another as kitty’s.
  func text(_ files: [[UInt8]], columns: Int, rows: Int) -> String {
    guard style.isColored else { return "" }
    if Terminal.showsKittyPictures {
      let height = max(rows / max(files.count, 1), 3)
      return files.map { kitty($0, columns: columns, rows: height) }.joined(separator: "\n")
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

  /// The file as it is, in pieces of at most 4,096 bytes.
  ///
  /// The terminal keeps the proportions where only columns or only rows are given. It must answer
  /// nothing, because answers come as if somebody typed them, and must be told so in every piece.
  private func kitty(_ file: [UInt8], columns: Int, rows: Int) -> String {
    guard file.count > 24 else { return "" }
    // The first chunk of every PNG file begins with width and height.
    let side = { (start: Int) in file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    // A cell is about twice as high as wide.
    let isWide = side(16) * rows * 2 > columns * side(20)
    let place = isWide ? "c=\(columns)" : "r=\(rows)"
    var rest = Data(file).base64EncodedString()[...]
    var text = ""
    var head = "a=T,f=100,\(place),"
    while !rest.isEmpty {
      let piece = rest.prefix(4_096)
      rest = rest.dropFirst(4_096)
      text += "\u{1B}_G\(head)q=2,m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
      head = ""
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
