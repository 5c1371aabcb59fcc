#if Pictures
internal import Foundation
internal import Pixels
internal import SnapshotCore

/// Pictures in a terminal: in kitty's protocol if the terminal supports it, else in half blocks.
struct TerminalPicture {
  var style: Style
  /// Whether only the part that differs is shown, magnified to the available size.
  var isZoomed = true

  /// Returns reference, actual and difference side by side, below a caption.
  ///
  /// - Parameters:
  ///   - reference: The reference, or `nil` if there is none.
  ///   - actual: The actual picture, or `nil` if it isn't known.
  ///   - mask: The result of the test's comparison; `nil` marks every pixel that isn't equal.
  ///   - columns: The width of the terminal.
  ///   - rows: The number of lines, including the caption.
  func text(
    reference: [UInt8]?,
    actual: [UInt8]?,
    mask: [UInt8]?,
    columns: Int,
    rows: Int
  ) -> String {
    guard style.isColored else { return "" }
    let before = reference.flatMap { try? PNG.decode($0) }
    let after = actual.flatMap { try? PNG.decode($0) }
    let height = max(rows - 1, 3)
    guard let before, let after else {
      guard let single = before ?? after else { return "" }
      let caption = before == nil ? "actual" : "reference"
      return lines([(caption, single)], nil, columns: columns, rows: height)
    }
    let panels =
      mask.flatMap { try? PNG.decode($0) }
      .flatMap { ComparisonPanels(reference: before, actual: after, mask: $0) }
      ?? ComparisonPanels(reference: before, actual: after, tolerance: .exact)
    let whole = PixelRect(
      x: 0,
      y: 0,
      width: max(before.width, after.width),
      height: max(before.height, after.height)
    )
    let part = isZoomed ? zoomed(panels.changedBox, in: whole) : whole
    let width = width(of: 3, columns: columns)
    // Half a cell is about as high as it is wide.
    let factor = min(width / part.width, height * 2 / part.height)
    let scale = TerminalPicture.magnification(
      of: part,
      fitting: factor,
      isKitty: Terminal.showsKittyPictures
    )
    let contents: [(String, ComparisonPanels.Content)] = [
      ("reference", .reference), ("actual", .actual), ("difference", .difference),
    ]
    let pictures = contents.map { name, content in
      (name, panels.panel(content, of: part, magnification: scale, x: 0, y: 0))
    }
    return lines(pictures, part == whole ? nil : part, columns: columns, rows: height)
  }

  /// Returns the side, in pixels, of the square that shows one pixel of a part.
  ///
  /// - Parameter factor: The largest magnification that fits the terminal.
  static func magnification(of part: PixelRect, fitting factor: Int, isKitty: Bool) -> Int {
    // Magnified one step further than fits, and then averaged down to the whole width.
    let magnification = isKitty ? max(factor, 4) : factor + 1
    // Large parts are scaled down, so they aren't magnified.
    let isSmall = part.width * part.height * magnification * magnification <= 4_000_000
    return isSmall ? magnification : 1
  }

  /// Returns the changed area with a margin, or the whole picture if the area is most of it.
  func zoomed(_ box: PixelRect?, in whole: PixelRect) -> PixelRect {
    guard let box else { return whole }
    let margin = max(4, max(box.width, box.height) / 4)
    let left = max(box.x - margin, 0)
    let top = max(box.y - margin, 0)
    let right = min(box.x + box.width + margin, whole.width)
    let bottom = min(box.y + box.height + margin, whole.height)
    let part = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    return part.width * 4 > whole.width * 3 && part.height * 4 > whole.height * 3 ? whole : part
  }

  private func width(of count: Int, columns: Int) -> Int {
    max((columns - TerminalPicture.gap * (count - 1)) / count, 4)
  }

  /// The columns between two panels.
  private static let gap = 2

  private func lines(
    _ pictures: [(name: String, bitmap: Bitmap)],
    _ part: PixelRect?,
    columns: Int,
    rows: Int
  ) -> String {
    let width = width(of: pictures.count, columns: columns)
    let gap = String(repeating: " ", count: TerminalPicture.gap)
    if Terminal.showsKittyPictures {
      let captions = pictures.map(\.name).joined(separator: ", ")
      let drawn = pictures.compactMap { picture in
        (try? PNG.encode(picture.bitmap)).map {
          kitty($0, columns: width, rows: max(rows / pictures.count, 3))
        }
      }
      return ([caption(captions, part, columns)] + drawn).joined(separator: "\n")
    }
    let names = pictures.map { $0.name.padding(toLength: width, withPad: " ", startingAt: 0) }
      .joined(separator: gap)
    let blocks = pictures.map { $0.bitmap.halfBlocks(columns: width, rows: rows) }
    // All pictures have the same size.
    let drawn = (blocks.first ?? []).indices.map { row in
      blocks.map { $0[row] }.joined(separator: gap)
    }
    return ([caption(names, part, columns)] + drawn).joined(separator: "\n")
  }

  /// Returns the names of the panels, and the part of the pictures that they show if it fits.
  private func caption(_ names: String, _ part: PixelRect?, _ columns: Int) -> String {
    var line = String(names.reversed().drop { $0 == " " }.reversed())
    if let part {
      let suffix = "  (\(part))"
      if line.count + suffix.count <= columns { line += suffix }
    }
    return style.dim(line)
  }

  /// Returns the file in kitty’s protocol, in pieces of at most 4,096 bytes.
  ///
  /// The terminal keeps the aspect ratio if only columns or only rows are given. Replies are
  /// disabled in every piece, because they would be read as keys.
  func kitty(_ file: [UInt8], columns: Int, rows: Int) -> String {
    guard file.count > 24 else { return "" }
    // Width and height in the first chunk of a PNG file.
    let side = { (start: Int) in file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    // A cell is about twice as high as wide.
    let isWide = side(16) * rows * 2 > columns * side(20)
    let sizeControl = isWide ? "c=\(columns)" : "r=\(rows)"
    var rest = Data(file).base64EncodedString()[...]
    var text = ""
    var head = "a=T,f=100,\(sizeControl),"
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
