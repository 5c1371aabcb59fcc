internal import Foundation
internal import Pixels

extension ContactSheet {
  /// The titles of the panels and the summary, line by line.
  var captionNodes: [DisplayList.Node] {
    var nodes: [DisplayList.Node] = []
    for row in rows.indices {
      for (index, caption) in captions(ofRow: row).enumerated() {
        let x = margin + index * (panelWidth + margin)
        nodes.append(line(caption.title, x: x, y: top(ofRow: row), SheetColor.title))
        nodes.append(line(caption.text, x: x, y: top(ofRow: row) + lineHeight, SheetColor.text))
      }
    }
    for (index, text) in summary.enumerated() {
      let y = top(ofRow: rows.count) + index * lineHeight
      nodes.append(line(text, x: margin, y: y, SheetColor.title))
    }
    return nodes
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
    let whole = comparison.union
    if part.width < whole.width || part.height < whole.height { return "part \(part)" }
    return comparison.regionCount == 1 ? "1 region" : "\(comparison.regionCount) regions"
  }

  private func line(_ text: String, x: Int, y: Int, _ color: RGBA) -> DisplayList.Node {
    let path = CaptionFont.path(of: text, x: Double(x), top: Double(y))
    return .leaf(
      DisplayList.Leaf(
        name: ElementName("text"),
        outline: .stroke(path, CaptionFont.strokeStyle),
        paint: .solid(color)
      )
    )
  }
}
