internal import Foundation
internal import Pixels

extension ContactSheet {
  /// The display list of the sheet, in points; at scale 1, a point is a pixel.
  var displayList: DisplayList {
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    var nodes = [fill(whole, SheetColor.frame, "background")]
    for row in rows.indices {
      for (index, content) in ComparisonPanels.Content.allCases.enumerated() {
        let frame = panel(index, inRow: row)
        nodes.append(fill(frame.grown(by: 1), SheetColor.line, "line"))
        nodes.append(picture(content, of: rows[row], at: frame))
      }
    }
    // Strongly magnified differences are visible without a frame.
    for region in comparison.regions where rows[0].magnification < 8 {
      nodes.append(frame(around: region.box))
    }
    return DisplayList(size: CGSize(width: width, height: height), nodes: nodes + captionNodes)
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

  private func fill(_ box: PixelRect, _ color: RGBA, _ name: ElementName) -> DisplayList.Node {
    .leaf(
      DisplayList.Leaf(
        name: name,
        outline: .fill(Path(CGRect(box)), evenOdd: false),
        paint: .solid(color)
      )
    )
  }

  private func picture(
    _ content: ComparisonPanels.Content,
    of row: Row,
    at frame: PixelRect
  ) -> DisplayList.Node {
    let bitmap = panels.panel(
      content,
      of: row.part,
      magnification: row.magnification,
      x: frame.x,
      y: frame.y
    )
    let corner = CGAffineTransform(translationX: CGFloat(frame.x), y: CGFloat(frame.y))
    let paint = BitmapPaint(bitmap: bitmap, isSmooth: false, transform: corner)
    return .leaf(
      DisplayList.Leaf(
        name: "panel",
        outline: .fill(Path(CGRect(frame)), evenOdd: false),
        paint: .image(paint)
      )
    )
  }

  /// Returns a frame around a region of differences, with a small gap, clipped to the last panel of
  /// the first row.
  private func frame(around box: PixelRect) -> DisplayList.Node {
    let panel = panel(2, inRow: 0)
    let row = rows[0]
    let scaled = PixelRect(
      x: panel.x + (box.x - row.part.x) * row.magnification,
      y: panel.y + (box.y - row.part.y) * row.magnification,
      width: box.width * row.magnification,
      height: box.height * row.magnification
    )
    let outer = scaled.grown(by: 5).clipped(to: panel)
    let inner = outer.grown(by: -2)
    var path = Path(CGRect(outer))
    if inner.width > 0 && inner.height > 0 { path.addRect(CGRect(inner)) }
    return .leaf(
      DisplayList.Leaf(
        name: "frame",
        outline: .fill(path, evenOdd: true),
        paint: .solid(SheetColor.mark)
      )
    )
  }

  /// The colours around the pictures.
  enum SheetColor {
    static let frame = RGBA(red: UInt8(244), green: 245, blue: 247)
    static let line = RGBA(red: UInt8(190), green: 194, blue: 202)
    static let title = RGBA(red: UInt8(28), green: 32, blue: 40)
    static let text = RGBA(red: UInt8(104), green: 112, blue: 124)
    static let mark = RGBA(red: UInt8(235), green: 0, blue: 60)
  }
}

extension CGRect {
  fileprivate init(_ box: PixelRect) {
    self.init(x: box.x, y: box.y, width: max(box.width, 0), height: max(box.height, 0))
  }
}
