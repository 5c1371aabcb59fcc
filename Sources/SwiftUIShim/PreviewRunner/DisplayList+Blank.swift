internal import Foundation
internal import Scene

extension DisplayList {
  /// Returns whether the picture shows nothing on a canvas of a colour. Parts that only differ from
  /// it by a shadow or a mask count as shown.
  func isBlank(on color: RGBA) -> Bool {
    let canvas = CGRect(origin: .zero, size: size)
    return nodes.allSatisfy { $0.isHidden(on: color, canvas) }
  }
}

extension DisplayList.Node {
  fileprivate func isHidden(on color: RGBA, _ canvas: CGRect) -> Bool {
    switch self {
    case .leaf(let leaf):
      let shown = leaf.bounds.intersection(canvas)
      return leaf.paint.isTransparent || leaf.paint == .solid(color) || shown.isEmpty
    case .group(let group):
      return group.opacity <= 0
        || StackSpace.ensure { group.nodes.allSatisfy { $0.isHidden(on: color, canvas) } }
    }
  }
}
