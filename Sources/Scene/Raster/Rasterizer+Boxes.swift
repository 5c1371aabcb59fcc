internal import CPixels
internal import Foundation

extension Rasterizer {
  /// Returns the box of all pixels that painting the nodes may change, and that without the margins
  /// of filters.
  func pixelBoxes(
    of nodes: [DisplayList.Node]
  ) throws(Problem) -> (all: cpixels_box, unfiltered: cpixels_box) {
    let bounds = try bounds(of: nodes)
    return (
      Rasterizer.pixelBox(around: bounds.all), Rasterizer.pixelBox(around: bounds.unfiltered)
    )
  }

  /// Rectangles around everything that nodes paint, in pixels.
  private struct Bounds {
    var all = CGRect.null
    /// The rectangle without the margins of filters.
    var unfiltered = CGRect.null
  }

  private func bounds(of nodes: [DisplayList.Node]) throws(Problem) -> Bounds {
    var bounds = Bounds()
    for node in nodes {
      switch node {
      case .leaf(let leaf):
        let box = leaf.bounds.applying(scale)
        bounds.all = bounds.all.union(box)
        bounds.unfiltered = bounds.unfiltered.union(box)
      case .group(let group):
        let nested = try StackSpace.ensureIfPossible { () throws(Problem) in
          try self.bounds(of: group.nodes)
        }
        guard let inner = nested else { throw .stack }
        bounds.unfiltered = bounds.unfiltered.union(inner.unfiltered)
        guard let filter = group.filter, !inner.all.isNull else {
          bounds.all = bounds.all.union(inner.all)
          continue
        }
        let filtered = FilterPixels(filter, scale: scale).bounds(of: inner.all)
        bounds.all = bounds.all.union(filtered)
      }
    }
    return bounds
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
