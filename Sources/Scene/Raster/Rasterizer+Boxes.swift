internal import CPixels
internal import Foundation

extension Rasterizer {
  /// Returns the box of all pixels that painting the nodes may change.
  func pixelBox(of nodes: [DisplayList.Node]) -> cpixels_box {
    Rasterizer.pixelBox(around: nodes.reduce(CGRect.null) { $0.union(pixels(of: $1)) })
  }

  /// Returns the bounds of everything that a node paints, in pixels.
  private func pixels(of node: DisplayList.Node) -> CGRect {
    switch node {
    case .leaf(let leaf):
      return leaf.bounds.applying(scale)
    case .group(let group):
      let box = StackSpace.ensure {
        group.nodes.reduce(CGRect.null) { $0.union(pixels(of: $1)) }
      }
      guard let filter = group.filter, !box.isNull else { return box }
      return FilterPixels(filter, scale: scale).bounds(of: box)
    }
  }

  /// Returns the smallest rectangle of whole pixels around `bounds`.
  static func pixelBox(around bounds: CGRect) -> cpixels_box {
    guard !bounds.isNull else { return cpixels_box(left: 0, top: 0, right: 0, bottom: 0) }
    func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int32 {
      Int32(min(max(Double(value), -1_000_000), 1_000_000).rounded(rule))
    }
    return cpixels_box(
      left: whole(bounds.minX, .down),
      top: whole(bounds.minY, .down),
      right: whole(bounds.maxX, .up),
      bottom: whole(bounds.maxY, .up)
    )
  }
}
