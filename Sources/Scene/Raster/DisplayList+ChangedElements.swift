internal import Foundation
package import Pixels

extension DisplayList {
  /// Returns the lines of source code of the elements to which the differing pixels belong, the
  /// most changed first.
  ///
  /// This list is that of the actual picture. Only the pixels of the reference are known, so no
  /// line is found for a removed element.
  package func changedLines(
    reference: Bitmap,
    actual: Bitmap,
    scale: Double
  ) -> [(line: SourceLine, pixels: Int)] {
    var leaves: [Leaf] = []
    let marked = DisplayList(size: size, nodes: DisplayList.marked(nodes, &leaves))
    guard leaves.count <= ChangedElements.limit, let shown = try? marked.bitmap(scale: scale) else {
      return []
    }
    let counts = ChangedElements.counts(
      reference: reference,
      actual: actual,
      shown: shown,
      elements: leaves.map { $0.element(scale: scale, in: actual) }
    )
    var pixels: [SourceLine: Int] = [:]
    var order: [SourceLine] = []
    for (leaf, count) in zip(leaves, counts) where count > 0 {
      guard let line = leaf.name.line else { continue }
      if pixels[line] == nil { order.append(line) }
      pixels[line, default: 0] += count
    }
    let maximum = pixels.values.max() ?? 0
    // Lines with few pixels are dropped: pixels at an edge mix the colours of two elements.
    return order.map { ($0, pixels[$0] ?? 0) }.filter { $0.1 * 8 >= maximum }
      .enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map { (line: $0.element.0, pixels: $0.element.1) }
  }

  /// Returns the nodes with a different colour for each leaf, and without effects that mix colours.
  private static func marked(_ nodes: [Node], _ leaves: inout [Leaf]) -> [Node] {
    nodes.map { node in
      switch node {
      case .leaf(var leaf):
        let mark = ChangedElements.mark(of: leaves.count)
        leaves.append(leaf)
        if leaf.paint.isTransparent, !leaf.blend.changesUnderClear {
          return .group(Group(name: leaf.name, nodes: []))
        }
        leaf.paint = .solid(RGBA(red: mark.red, green: mark.green, blue: mark.blue))
        leaf.blend = .normal
        return .leaf(leaf)
      case .group(let group):
        let nodes = StackSpace.ensure { marked(group.nodes, &leaves) }
        return .group(Group(name: group.name, clip: group.clip, nodes: nodes))
      }
    }
  }
}

extension DisplayList.Leaf {
  fileprivate func element(scale: Double, in picture: Bitmap) -> ChangedElements.Element {
    var color: [UInt8]?
    if case .solid(let paint) = paint, paint.alpha >= 1, blend == .normal {
      color = [paint.red, paint.green, paint.blue, 255]
    }
    return ChangedElements.Element(color: color, box: pixels(scale: scale, in: picture))
  }

  /// The pixels that it may touch.
  func pixels(scale: Double, in picture: Bitmap) -> PixelRect {
    let bounds: CGRect
    switch outline {
    case .fill(let path, _): bounds = path.applying(transform).boundingRect
    case .stroke(let path, let style):
      bounds = path.strokedPath(style).applying(transform).boundingRect
    }
    let box = CGRect(
      x: bounds.minX * scale,
      y: bounds.minY * scale,
      width: bounds.width * scale,
      height: bounds.height * scale
    )
    .intersection(
      CGRect(x: 0, y: 0, width: CGFloat(picture.width), height: CGFloat(picture.height))
    )
    guard !box.isNull else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    let (left, top) = (Int(box.minX.rounded(.down)), Int(box.minY.rounded(.down)))
    return PixelRect(
      x: left,
      y: top,
      width: Int(box.maxX.rounded(.up)) - left,
      height: Int(box.maxY.rounded(.up)) - top
    )
  }
}
