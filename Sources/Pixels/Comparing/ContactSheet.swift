internal import CPixels

/// The measures of a difference picture: three panels in a row, captions above, a summary below.
struct ContactSheet {
  private let comparison: BitmapComparison
  /// The part of the pictures that is drawn.
  private let part: PixelRect
  private let magnification: Int
  /// Sheet pixels of a panel's picture.
  private let panelWidth: Int
  private let panelHeight: Int
  private let summary: [String]

  private let margin = 24
  private let textScale = 2
  private var lineHeight: Int { 12 * textScale }
  private var captionHeight: Int { lineHeight * 2 + 8 }
  private var width: Int { panelWidth * 3 + margin * 4 }
  private var height: Int {
    margin + captionHeight + panelHeight + margin + summary.count * lineHeight + margin - 8
  }

  init(_ comparison: BitmapComparison) {
    self.comparison = comparison
    let whole = PixelRect(
      x: 0,
      y: 0,
      width: max(comparison.referenceSize.width, comparison.actualSize.width),
      height: max(comparison.referenceSize.height, comparison.actualSize.height)
    )
    part = Self.visiblePart(of: whole, around: comparison.boundingBox)
    magnification = max(1, min(64, 320 / max(part.width, part.height)))
    // Captions need this much even over a picture of one column.
    panelWidth = max(part.width * magnification, 240)
    panelHeight = part.height * magnification
    let columns = (panelWidth * 3 + margin * 2) / (6 * textScale)
    summary = Self.wrap(comparison.summary, columns: columns)
  }

  /// Cuts what is larger than a screen shows down to the surroundings of the differences.
  private static func visiblePart(of whole: PixelRect, around box: PixelRect?) -> PixelRect {
    func cut(_ length: Int, around start: Int, _ count: Int) -> (start: Int, count: Int) {
      let most = 4096
      guard length > most else { return (0, length) }
      let first = min(max(start + count / 2 - most / 2, 0), length - most)
      return (first, most)
    }
    let columns = cut(whole.width, around: box?.x ?? 0, box?.width ?? 0)
    let rows = cut(whole.height, around: box?.y ?? 0, box?.height ?? 0)
    return PixelRect(x: columns.start, y: rows.start, width: columns.count, height: rows.count)
  }

  /// Breaks a sentence into lines of at most so many characters.
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

  // MARK: - Drawing

  func draw(reference: Bitmap, actual: Bitmap, marks: [UInt8]) -> Bitmap {
    let width = width
    let height = height
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      var sheet = cpixels_sheet(
        pixels: buffer.baseAddress,
        width: UInt32(clamping: width),
        height: UInt32(clamping: height)
      )
      cpixels_sheet_fill(&sheet, PixelRect(x: 0, y: 0, width: width, height: height).box, Ink.frame)
      drawPanels(&sheet, reference, actual, marks)
      drawTexts(&sheet)
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, bytes: bytes) ?? actual
  }

  private func panel(_ index: Int) -> PixelRect {
    let drawn = part.width * magnification
    return PixelRect(
      x: margin + index * (panelWidth + margin) + (panelWidth - drawn) / 2,
      y: margin + captionHeight,
      width: drawn,
      height: panelHeight
    )
  }

  private func drawPanels(
    _ sheet: inout cpixels_sheet,
    _ reference: Bitmap,
    _ actual: Bitmap,
    _ marks: [UInt8]
  ) {
    for index in 0..<3 {
      cpixels_sheet_fill(&sheet, panel(index).grown(by: 1).box, Ink.line)
    }
    withPictures(reference, actual) { first, second in
      var place = placement(0)
      cpixels_sheet_picture(&sheet, &first, &place)
      place = placement(1)
      cpixels_sheet_picture(&sheet, &second, &place)
      place = placement(2)
      // Where nothing differs there are no marks: then the faded picture is all there is to show.
      let none = [UInt8](repeating: 0, count: marks.isEmpty ? comparison.pixelsOfLarger : 0)
      cpixels_sheet_difference(&sheet, &first, &second, marks.isEmpty ? none : marks, &place)
    }
    let frame = panel(2)
    for region in comparison.regions {
      cpixels_sheet_outline(&sheet, outline(of: region.box, in: frame).box, 2, Ink.mark)
    }
  }

  private func placement(_ index: Int) -> cpixels_placement {
    let place = panel(index)
    return cpixels_placement(
      part: part.box,
      x: UInt32(clamping: place.x),
      y: UInt32(clamping: place.y),
      magnification: UInt32(clamping: magnification)
    )
  }

  /// A frame around a group, a little away from it, inside the panel.
  private func outline(of box: PixelRect, in panel: PixelRect) -> PixelRect {
    let left = max(panel.x + (box.x - part.x) * magnification - 5, panel.x)
    let top = max(panel.y + (box.y - part.y) * magnification - 5, panel.y)
    let right = panel.x + (box.x + box.width - part.x) * magnification + 5
    let bottom = panel.y + (box.y + box.height - part.y) * magnification + 5
    return PixelRect(
      x: left,
      y: top,
      width: min(right, panel.x + panel.width) - left,
      height: min(bottom, panel.y + panel.height) - top
    )
  }

  private func drawTexts(_ sheet: inout cpixels_sheet) {
    let zoom = magnification > 1 ? ", shown \(magnification)×" : ""
    let captions = [
      ("reference", "\(comparison.referenceSize)\(zoom)"),
      ("actual", "\(comparison.actualSize)\(zoom)"),
      ("difference", comparison.isIdentical ? "none" : regionPhrase),
    ]
    for (index, caption) in captions.enumerated() {
      let x = margin + index * (panelWidth + margin)
      write(caption.0, on: &sheet, x: x, y: margin, Ink.title)
      write(caption.1, on: &sheet, x: x, y: margin + lineHeight, Ink.text)
    }
    var y = margin + captionHeight + panelHeight + margin
    for line in summary {
      write(line, on: &sheet, x: margin, y: y, Ink.title)
      y += lineHeight
    }
  }

  private var regionPhrase: String {
    if part != PixelRect(x: 0, y: 0, width: comparison.widest, height: comparison.highest) {
      return "part \(part)"
    }
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

extension BitmapComparison {
  fileprivate var widest: Int { max(referenceSize.width, actualSize.width) }
  fileprivate var highest: Int { max(referenceSize.height, actualSize.height) }
  fileprivate var pixelsOfLarger: Int { widest * highest }
}

extension PixelRect {
  fileprivate func grown(by pixels: Int) -> PixelRect {
    PixelRect(
      x: x - pixels,
      y: y - pixels,
      width: width + 2 * pixels,
      height: height + 2 * pixels
    )
  }
}
