import Drawing
import Gallery
import Scene

/// Returns the positions of the parts of a scene.
func placements<Content: View>(
  of scene: Content,
  _ width: CGFloat,
  _ height: CGFloat
) throws -> [PlacedView] {
  let renderer = ImageRenderer(content: scene)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  return try renderer.placements()
}

/// Returns all leaves of a scene in painting order, except those of masks.
func leaves<Content: View>(
  of scene: Content,
  _ width: CGFloat,
  _ height: CGFloat,
  at time: Double = 0,
  seed: UInt64 = 0
) throws -> [DisplayList.Leaf] {
  let renderer = ImageRenderer(content: scene)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  renderer.time = time
  renderer.seed = seed
  return leaves(in: try renderer.displayList().nodes)
}

func leaves(in nodes: [DisplayList.Node]) -> [DisplayList.Leaf] {
  nodes.flatMap { node in
    switch node {
    case .leaf(let leaf): [leaf]
    case .group(let group): leaves(in: group.nodes)
    }
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Returns whether all four numbers differ by less than a thousandth of a point.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
      && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}

extension CGPoint {
  /// Returns whether both numbers differ by less than a thousandth of a point.
  func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.001 && abs(y - other.y) < 0.001
  }
}

extension Path {
  /// The points of all elements, control points first.
  var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let control1, let control2): [control1, control2, end]
      case .closeSubpath: []
      }
    }
  }
}
