#if Pictures
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
      (try? PNG.decode(file)).map { $0.halfBlocks(columns: width, rows: rows) }
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
}
#endif
