internal import CPixels

extension ContactSheet {
  func draw(reference: Bitmap, actual: Bitmap, marks: [UInt8]) -> Bitmap {
    let width = width
    let height = height
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      var sheet = cpixels_sheet(
        pixels: buffer.baseAddress,
        width: UInt32(clamping: width),
        height: UInt32(clamping: height)
      )
      cpixels_sheet_fill(
        &sheet,
        PixelRect(x: 0, y: 0, width: width, height: height).area,
        Ink.frame
      )
      drawPanels(&sheet, reference, actual, marks)
      drawTexts(&sheet)
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, bytes: bytes) ?? actual
  }

  private func panel(_ index: Int, inRow row: Int) -> PixelRect {
    let drawn = rows[row].part.width * rows[row].magnification
    return PixelRect(
      x: margin + index * (panelWidth + margin) + max(panelWidth - drawn, 0) / 2,
      y: top(ofRow: row) + captionHeight,
      width: drawn,
      height: rows[row].height
    )
  }

  private func drawPanels(
    _ sheet: inout cpixels_sheet,
    _ reference: Bitmap,
    _ actual: Bitmap,
    _ marks: [UInt8]
  ) {
    // Where nothing differs there are no marks: then the faded picture is all there is to show.
    let count = comparison.widest * comparison.highest
    let marks = marks.isEmpty ? [UInt8](repeating: 0, count: count) : marks
    for row in rows.indices {
      for index in 0..<3 {
        cpixels_sheet_fill(&sheet, panel(index, inRow: row).grown(by: 1).area, Ink.line)
      }
      withPictures(reference, actual) { first, second in
        var place = placement(0, inRow: row)
        cpixels_sheet_picture(&sheet, &first, &place)
        place = placement(1, inRow: row)
        cpixels_sheet_picture(&sheet, &second, &place)
        place = placement(2, inRow: row)
        cpixels_sheet_difference(&sheet, &first, &second, marks, &place)
      }
    }
    // What is magnified a lot is seen without a frame.
    for region in comparison.regions where rows[0].magnification < 8 {
      cpixels_sheet_outline(&sheet, outline(of: region.box).area, 2, Ink.mark)
    }
  }

  private func placement(_ index: Int, inRow row: Int) -> cpixels_placement {
    let place = panel(index, inRow: row)
    return cpixels_placement(
      part: rows[row].part.area,
      x: UInt32(clamping: place.x),
      y: UInt32(clamping: place.y),
      magnification: UInt32(clamping: rows[row].magnification)
    )
  }

  /// A frame around a group, a little away from it, inside the first row's last panel.
  private func outline(of box: PixelRect) -> PixelRect {
    let panel = panel(2, inRow: 0)
    let row = rows[0]
    let frame = PixelRect(
      x: panel.x + (box.x - row.part.x) * row.magnification,
      y: panel.y + (box.y - row.part.y) * row.magnification,
      width: box.width * row.magnification,
      height: box.height * row.magnification
    )
    return frame.grown(by: 5).clipped(to: panel)
  }

  private func drawTexts(_ sheet: inout cpixels_sheet) {
    for row in rows.indices {
      for (index, caption) in captions(ofRow: row).enumerated() {
        let x = margin + index * (panelWidth + margin)
        write(caption.title, on: &sheet, x: x, y: top(ofRow: row), Ink.title)
        write(caption.text, on: &sheet, x: x, y: top(ofRow: row) + lineHeight, Ink.text)
      }
    }
    for (index, line) in summary.enumerated() {
      let y = top(ofRow: rows.count) + index * lineHeight
      write(line, on: &sheet, x: margin, y: y, Ink.title)
    }
  }

  private func captions(ofRow row: Int) -> [(title: String, text: String)] {
    let magnification = rows[row].magnification
    let zoom = magnification > 1 ? "shown \(magnification)×" : ""
    if row > 0 {
      return [("detail of reference", zoom), ("detail of actual", zoom), ("difference", "")]
    }
    let suffix = zoom.isEmpty ? "" : ", " + zoom
    return [
      ("reference", "\(comparison.referenceSize)\(suffix)"),
      ("actual", "\(comparison.actualSize)\(suffix)"),
      ("difference", comparison.isIdentical ? "none" : regionPhrase),
    ]
  }

  private var regionPhrase: String {
    let part = rows[0].part
    if part.width < comparison.widest || part.height < comparison.highest { return "part \(part)" }
    return comparison.regionCount == 1 ? "1 region" : "\(comparison.regionCount) regions"
  }

  private func write(
    _ text: String,
    on sheet: inout cpixels_sheet,
    x: Int,
    y: Int,
    _ color: [UInt8]
  ) {
    let scale = UInt32(clamping: textScale)
    let bytes = text.utf8.count
    cpixels_sheet_text(
      &sheet,
      text,
      bytes,
      UInt32(clamping: x),
      UInt32(clamping: y),
      scale,
      color
    )
  }

  /// The colours around the pictures.
  private enum Ink {
    static let frame: [UInt8] = [244, 245, 247]
    static let line: [UInt8] = [190, 194, 202]
    static let title: [UInt8] = [28, 32, 40]
    static let text: [UInt8] = [104, 112, 124]
    static let mark: [UInt8] = [235, 0, 60]
  }
}
