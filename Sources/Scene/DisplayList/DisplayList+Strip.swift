package import Foundation

extension DisplayList {
  /// Returns pictures side by side, from left to right.
  ///
  /// - Parameters:
  ///   - frames: The pictures.
  ///   - gap: The gap between neighbours, in points of the strip.
  ///   - scale: The scale of each picture in the strip.
  package static func strip(
    _ frames: [DisplayList],
    gap: CGFloat = 8,
    scale: CGFloat = 1
  ) -> DisplayList {
    var nodes: [Node] = []
    var (right, height): (CGFloat, CGFloat) = (0, 0)
    for (number, frame) in frames.enumerated() {
      let size = CGSize(width: frame.size.width * scale, height: frame.size.height * scale)
      let left = number == 0 ? 0 : right + gap
      let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: left, ty: 0)
      let bounds = Path(CGRect(origin: .zero, size: frame.size))
      // A canvas clips its content, so its cell in the strip does as well.
      let group = Group(
        name: "frame[\(number)]",
        clip: Clip(path: bounds, transform: place),
        nodes: frame.nodes.map { $0.moved(by: place) }
      )
      if !frame.nodes.isEmpty { nodes.append(.group(group)) }
      right = left + size.width
      height = max(height, size.height)
    }
    return DisplayList(size: CGSize(width: right, height: height), nodes: nodes)
  }
}

extension DisplayList.Node {
  /// Returns the node with a transform applied after its own.
  func moved(by transform: CGAffineTransform) -> DisplayList.Node {
    switch self {
    case .leaf(var leaf):
      leaf.transform = CoordinateGrid.transform(leaf.transform.concatenating(transform))
      return .leaf(leaf)
    case .group(var group):
      if let clip = group.clip {
        group.clip?.transform = CoordinateGrid.transform(clip.transform.concatenating(transform))
      }
      return StackSpace.ensure {
        group.mask = group.mask?.map { $0.moved(by: transform) }
        group.nodes = group.nodes.map { $0.moved(by: transform) }
        return .group(group)
      }
    }
  }
}
