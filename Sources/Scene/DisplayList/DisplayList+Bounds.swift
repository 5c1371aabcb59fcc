package import Foundation

extension DisplayList.Node {
  /// A rectangle of the canvas, in points, that contains everything the node paints.
  package var bounds: CGRect {
    switch self {
    case .leaf(let leaf):
      leaf.bounds
    case .group(let group):
      group.bounds
    }
  }
}

extension DisplayList.Leaf {
  /// A rectangle of the canvas, in points, that contains everything the leaf paints.
  package var bounds: CGRect {
    let box = outline.bounds
    return box.isNull ? .null : box.applying(transform)
  }
}

extension DisplayList.Outline {
  /// A rectangle in the space of the path that contains everything painted.
  var bounds: CGRect {
    let box = path.controlBounds
    guard !box.isNull, case .stroke(_, let style) = self else { return box }
    // A miter extends furthest, then the corner of a square cap.
    let reach = style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5
    let margin = -style.lineWidth / 2 * reach
    return box.insetBy(dx: margin, dy: margin)
  }
}

extension [DisplayList.Node] {
  /// A rectangle of the canvas, in points, that contains everything the nodes paint.
  package var bounds: CGRect { reduce(CGRect.null) { $0.union($1.bounds) } }
}

extension DisplayList.Group {
  /// A rectangle of the canvas, in points, that contains everything the group paints.
  package var bounds: CGRect {
    let box = StackSpace.ensure { nodes.bounds }
    return filter.map { $0.bounds(of: box) } ?? box
  }

  /// Returns whether any two leaves might touch the same pixel; true if there is a nested filter,
  /// more than 32 leaves, or not enough stack.
  package func leavesOverlap(scale: CGAffineTransform) -> Bool {
    var boxes: [CGRect] = []
    return !collect(nodes, into: &boxes, scale: scale)
  }

  /// Collects bounds, and returns false as soon as a leaf might touch an earlier one.
  private func collect(
    _ nodes: [DisplayList.Node],
    into boxes: inout [CGRect],
    scale: CGAffineTransform
  ) -> Bool {
    for node in nodes {
      switch node {
      case .group(let group):
        guard group.filter == nil,
          StackSpace.ensureIfPossible({ collect(group.nodes, into: &boxes, scale: scale) }) == true
        else { return false }
      case .leaf(let leaf):
        let box = leaf.bounds.applying(scale).insetBy(dx: -1, dy: -1)
        guard boxes.count < 32, !boxes.contains(where: { $0.intersects(box) }) else { return false }
        boxes.append(box)
      }
    }
    return true
  }
}
