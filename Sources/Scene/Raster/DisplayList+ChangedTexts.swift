internal import Foundation
package import Pixels

extension DisplayList {
  /// Returns the names of the texts whose characters differ; empty if anything other than texts
  /// differs.
  ///
  /// This list is that of the actual picture. The characters of the reference are unknown, so this
  /// function checks that the reference is the picture without these texts, plus strokes in their
  /// colours.
  package func changedTexts(reference: Bitmap, scale: Double) -> [String] {
    var leaves: [Leaf] = []
    let rest = DisplayList(size: size, nodes: DisplayList.withoutTexts(nodes, &leaves))
    guard !leaves.isEmpty, let actual = try? bitmap(scale: scale),
      let background = try? rest.bitmap(scale: scale)
    else { return [] }
    var texts: [ChangedTexts.Text] = []
    var names: [String] = []
    for leaf in leaves {
      guard let text = leaf.text(scale: scale, in: actual) else { continue }
      let same = names.indices.first {
        names[$0] == leaf.name.path && texts[$0].color == text.color
      }
      if let same {
        texts[same].box = texts[same].box.union(text.box)
        texts[same].strokeWidthLimit = max(texts[same].strokeWidthLimit, text.strokeWidthLimit)
      } else {
        names.append(leaf.name.path)
        texts.append(text)
      }
    }
    let changed = ChangedTexts.indices(
      reference: reference,
      actual: actual,
      background: background,
      texts: texts
    )
    return changed.reduce(into: []) { all, index in
      if !all.contains(names[index]) { all.append(names[index]) }
    }
  }

  /// Returns the nodes without texts, which are added to `leaves`.
  private static func withoutTexts(_ nodes: [Node], _ leaves: inout [Leaf]) -> [Node] {
    nodes.map { node in
      switch node {
      case .leaf(let leaf):
        guard leaf.isText else { return node }
        leaves.append(leaf)
        return .group(Group(name: leaf.name, nodes: []))
      case .group(var group):
        group.nodes = StackSpace.ensure { withoutTexts(group.nodes, &leaves) }
        return .group(group)
      }
    }
  }
}

extension DisplayList.Leaf {
  /// Whether it was drawn by a `Text`.
  fileprivate var isText: Bool {
    if label != nil { return true }
    guard let last = name.path.split(separator: "/").last else { return false }
    return last.prefix { $0 != "[" } == "Text"
  }

  /// Returns the colour and the pixels of the text; `nil` if it isn't painted in one colour.
  fileprivate func text(scale: Double, in picture: Bitmap) -> ChangedTexts.Text? {
    guard case .solid(let color) = paint else { return nil }
    let box = pixels(scale: scale, in: picture)
    let strokeWidth: Double
    switch outline {
    case .fill: strokeWidth = Double(box.height) / 2
    case .stroke(_, let style):
      let area = (transform.a * transform.d - transform.b * transform.c).magnitude
      strokeWidth = Double(style.lineWidth * area.squareRoot()) * scale
    }
    return ChangedTexts.Text(
      color: [color.red, color.green, color.blue, 255],
      box: box,
      strokeWidthLimit: Int(min(strokeWidth, 1e6).rounded(.up)) + 2
    )
  }
}
