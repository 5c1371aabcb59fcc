internal import Foundation
package import Pixels

/// Lines of text as a picture, for labelling pictures of a sheet.
package enum SheetLabel {
  private static let lineHeight = 24
  private static let margin = 24

  /// Returns black lines on grey; the first one is a title. Text that doesn't fit is cut off.
  package static func bitmap(_ lines: [String], width: Int) -> Bitmap? {
    let columns = Int(Double(width - margin * 2) / CaptionFont.advance)
    let height = lines.count * lineHeight + 16
    let nodes = lines.enumerated()
      .map { index, line -> DisplayList.Node in
        let isCut = line.count > columns
        let text = isCut ? String(line.prefix(max(columns - 1, 1))) + "…" : line
        let path = CaptionFont.path(
          of: text,
          x: Double(margin),
          top: Double(10 + index * lineHeight)
        )
        return .leaf(
          DisplayList.Leaf(
            name: ElementName("text"),
            outline: .stroke(path, CaptionFont.strokeStyle),
            paint: .solid(RGBA(red: UInt8(20), green: 24, blue: 32, alpha: index == 0 ? 1 : 0.7))
          )
        )
      }
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    return try? DisplayList(size: size, nodes: nodes)
      .bitmap(background: RGBA(red: UInt8(226), green: 230, blue: 238))
  }
}
