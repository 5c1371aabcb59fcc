import Foundation
import Scene

/// A filter that applies to each drawing operation, in the coordinates of the picture.
enum ContextFilter {
  case scene(Scene.Filter)
  case projection(ProjectionTransform)
  case shadow(ContextShadow)

  /// Returns the filtered node, which is composited with a blend mode.
  ///
  /// - Parameter frame: A rectangle that contains everything visible.
  func apply(
    to node: DisplayList.Node,
    named name: ElementName,
    blend: BlendMode,
    within frame: CGRect
  ) -> [DisplayList.Node] {
    switch self {
    case .scene(let filter):
      return [.group(DisplayList.Group(name: name, blend: blend, filter: filter, nodes: [node]))]
    case .projection(let projection):
      let nodes =
        (projection.keepsParallels ? projection.affine : nil).map { [node.applying($0)] }
        ?? projection.projecting([node], then: .identity)
      guard blend != .normal, !nodes.isEmpty else { return nodes }
      return [.group(DisplayList.Group(name: name, blend: blend, nodes: nodes))]
    case .shadow(let shadow):
      guard !shadow.options.contains(.disablesGroup) else {
        return shadow.nodes(of: node, named: name, blend: blend, within: frame)
      }
      let nodes = shadow.nodes(of: node, named: name, within: frame)
      return [.group(DisplayList.Group(name: name, blend: blend, isolates: true, nodes: nodes))]
    }
  }
}

/// A shadow with options or a blend mode.
struct ContextShadow {
  let color: RGBA
  /// The offset of the shadow, in the coordinates of the picture.
  let offset: CGPoint
  /// The blur; `nil` for none.
  let blur: Scene.Filter?
  /// The blend mode of the shadow.
  let blend: BlendMode
  let options: GraphicsContext.ShadowOptions

  /// Creates a shadow from values in the coordinates of the drawing operations.
  init(
    color: RGBA,
    radius: CGFloat,
    offset: CGPoint,
    blend: BlendMode,
    options: GraphicsContext.ShadowOptions,
    transform: CGAffineTransform
  ) {
    self.color = color
    let isFinite = offset.x.isFinite && offset.y.isFinite
    self.offset =
      isFinite
      ? CGPoint(
        x: transform.a * offset.x + transform.c * offset.y,
        y: transform.b * offset.x + transform.d * offset.y
      ) : .zero
    let deviation = CGSize(width: radius, height: radius)
    blur =
      radius > 0 && radius.isFinite
      ? Scene.Filter.blur(.init(deviation: deviation)).applying(transform) : nil
    self.blend = blend
    self.options = options
  }

  /// Returns a node, composited with a blend mode, and its shadow, which has its own blend mode.
  func nodes(
    of node: DisplayList.Node,
    named name: ElementName,
    blend: BlendMode = .normal,
    within frame: CGRect
  ) -> [DisplayList.Node] {
    let shadow = shadow(of: node, named: name, within: frame)
    let blended =
      blend == .normal
      ? node : .group(DisplayList.Group(name: name, blend: blend, nodes: [node]))
    if options.contains(.shadowOnly) { return [shadow] }
    return options.contains(.shadowAbove) ? [blended, shadow] : [shadow, blended]
  }

  private func shadow(
    of node: DisplayList.Node,
    named name: ElementName,
    within frame: CGRect
  ) -> DisplayList.Node {
    let shift = CGAffineTransform(translationX: offset.x, y: offset.y)
    var nodes = [node.applying(shift)]
    if options.contains(.invertsAlpha) {
      // The inverted area extends beyond the visible area by the reach of the blur.
      let reach = blur.map { $0.bounds(of: frame) } ?? frame
      let area = DisplayList.Leaf(
        name: name,
        outline: .fill(Path(reach.union(nodes.bounds).insetBy(dx: -1, dy: -1)), evenOdd: false),
        paint: .solid(.black)
      )
      let hole = DisplayList.Group(name: name, blend: .destinationOut, nodes: nodes)
      nodes = [
        .group(DisplayList.Group(name: name, isolates: true, nodes: [.leaf(area), .group(hole)]))
      ]
    }
    if let blur { nodes = [.group(DisplayList.Group(name: name, filter: blur, nodes: nodes))] }
    func constant(_ byte: UInt8) -> [Double] { [0, 0, 0, Double(byte) / 255] }
    let paint = Scene.Filter.Recoloring(
      red: constant(color.red),
      green: constant(color.green),
      blue: constant(color.blue)
    )
    return .group(
      DisplayList.Group(
        name: name,
        opacity: color.alpha,
        blend: blend,
        filter: .recolor(paint),
        nodes: nodes
      )
    )
  }
}

extension DisplayList.Node {
  /// Returns the node with a transform applied.
  fileprivate func applying(_ transform: CGAffineTransform) -> DisplayList.Node {
    switch self {
    case .leaf(let leaf):
      return .leaf(
        DisplayList.Leaf(
          name: leaf.name,
          outline: leaf.outline,
          paint: leaf.paint,
          blend: leaf.blend,
          transform: leaf.transform.concatenating(transform)
        )
      )
    case .group(var group):
      StackSpace.ensure {
        group.nodes = group.nodes.map { $0.applying(transform) }
        group.mask = group.mask.map { mask in mask.map { $0.applying(transform) } }
      }
      group.filter = group.filter.map { $0.applying(transform) }
      group.clip = group.clip.map { clip in
        DisplayList.Clip(
          path: clip.path,
          evenOdd: clip.evenOdd,
          transform: clip.transform.concatenating(transform)
        )
      }
      return .group(group)
    }
  }
}
