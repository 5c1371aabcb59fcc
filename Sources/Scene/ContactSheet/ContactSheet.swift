internal import Pixels

/// The layout of a difference picture: three panels in a row, captions above, a summary below.
///
/// If the differences are small in the picture, a second row shows their surroundings magnified.
struct ContactSheet {
  /// Three panels that show the same part of the pictures.
  struct Row {
    let part: PixelRect
    let magnification: Int
    var height: Int { part.height * magnification }
  }

  let panels: ComparisonPanels
  let comparison: BitmapComparison
  let rows: [Row]
  /// The width of a panel, in pixels of the sheet.
  let panelWidth: Int
  let summary: [String]

  let margin = 24
  let lineHeight = 24
  var captionHeight: Int { lineHeight * 2 + 8 }
  var width: Int { panelWidth * 3 + margin * 4 }
  var height: Int { top(ofRow: rows.count) + summary.count * lineHeight + margin - 8 }

  /// Returns the top of a row's captions, or of the summary after the last row.
  func top(ofRow index: Int) -> Int {
    rows[..<index].reduce(margin) { $0 + captionHeight + $1.height + margin }
  }

  init(_ pictures: ComparedPictures) {
    panels = pictures.panels
    comparison = pictures.comparison
    let whole = comparison.union
    let part = Self.visiblePart(of: whole, around: comparison.boundingBox)
    let magnification = max(1, min(64, 320 / max(part.width, part.height)))
    // Captions need this width even above a picture with one column.
    let panelWidth = max(part.width * magnification, 240)
    self.panelWidth = panelWidth
    let first = Row(part: part, magnification: magnification)
    let detail = comparison.boundingBox.flatMap { Self.detail(of: first, around: $0, panelWidth) }
    rows = [first] + (detail.map { [$0] } ?? [])
    let columns = Double(panelWidth * 3 + margin * 2) / CaptionFont.advance
    summary = Self.wrap(comparison.summary, columns: Int(columns))
  }

  /// Returns the surroundings of the differences if they can be magnified at least three times as
  /// much as `row`.
  private static func detail(of row: Row, around box: PixelRect, _ width: Int) -> Row? {
    let part = box.grown(by: max(6, max(box.width, box.height) / 4)).clipped(to: row.part)
    let magnification = min(32, min(width, 640) / max(part.width, part.height, 1))
    guard magnification >= 3 * row.magnification else { return nil }
    return Row(part: part, magnification: magnification)
  }

  /// Returns the part to show: at most 4,096 pixels per side, around the differences.
  private static func visiblePart(of whole: PixelRect, around box: PixelRect?) -> PixelRect {
    func cut(_ length: Int, around start: Int, _ count: Int) -> (start: Int, count: Int) {
      let limit = 4096
      guard length > limit else { return (0, length) }
      let first = min(max(start + count / 2 - limit / 2, 0), length - limit)
      return (first, limit)
    }
    let columns = cut(whole.width, around: box?.x ?? 0, box?.width ?? 0)
    let rows = cut(whole.height, around: box?.y ?? 0, box?.height ?? 0)
    return PixelRect(x: columns.start, y: rows.start, width: columns.count, height: rows.count)
  }

  /// Breaks a sentence into lines of at most `columns` characters.
  private static func wrap(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty && line.count + 1 + word.count > columns {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }
}
