package import Foundation

extension DisplayList {
  /// Returns the picture on a canvas enlarged to include what is painted outside this one.
  ///
  /// - Parameter most: The maximum width of the left and right margins and the maximum height of
  ///   the top and bottom margins, in points.
  package func includingMargins(atMost most: CGSize) -> DisplayList {
    let painted = nodes.reduce(CGRect.null) { $0.union($1.visibleBounds) }
    guard !painted.isNull else { return self }
    func margin(_ distance: CGFloat, _ most: CGFloat) -> CGFloat {
      // Rounding errors can move curves slightly beyond their frame.
      guard distance > 0.01, most > 0 else { return 0 }
      return min(distance, most).rounded(.up)
    }
    let left = margin(-painted.minX, most.width)
    let top = margin(-painted.minY, most.height)
    let right = margin(painted.maxX - size.width, most.width)
    let bottom = margin(painted.maxY - size.height, most.height)
    guard left + top + right + bottom > 0 else { return self }
    let place = CGAffineTransform(translationX: left, y: top)
    return DisplayList(
      size: CGSize(width: left + size.width + right, height: top + size.height + bottom),
      nodes: nodes.map { $0.moved(by: place) }
    )
  }
}

extension DisplayList.Node {
  /// The bounds of what the node paints, without parts that are clipped, masked or transparent.
  fileprivate var visibleBounds: CGRect {
    switch self {
    case .leaf(let leaf):
      guard !leaf.paint.isTransparent else { return .null }
      guard case .stroke(let path, let style) = leaf.outline else { return leaf.bounds }
      // The leaf's own bounds leave room for miters that few paths have.
      let box = path.strokedPath(style).boundingRect
      return box.isNull ? .null : box.applying(leaf.transform)
    case .group(let group):
      guard group.opacity > 0 else { return .null }
      var box = StackSpace.ensure { group.nodes.visibleBounds }
      if let filter = group.filter, !box.isNull { box = filter.bounds(of: box) }
      if let clip = group.clip {
        let clipBounds = clip.path.controlBounds
        box = clipBounds.isNull ? .null : box.intersection(clipBounds.applying(clip.transform))
      }
      guard let mask = group.mask else { return box }
      return box.intersection(StackSpace.ensure { mask.visibleBounds })
    }
  }
}

extension [DisplayList.Node] {
  fileprivate var visibleBounds: CGRect {
    reduce(CGRect.null) { $0.union($1.visibleBounds) }
  }
}
