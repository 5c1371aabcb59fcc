import Foundation
import Scene

/// The shadows and the blend mode of a style.
struct StyleDecoration: Hashable, Sendable {
  struct Shadow: Hashable, Sendable {
    let filter: Filter.Shadow
    let isInner: Bool
  }

  /// The shadows, in drawing order.
  var shadows: [Shadow] = []
  /// The blend mode; `nil` for that of the environment.
  var blend: BlendMode?
}

extension ResolvedStyle {
  /// The style without its decoration.
  var plain: ResolvedStyle {
    guard case .decorated(let base, _) = self else { return self }
    return base
  }

  /// The shadows and the blend mode of the style.
  var decoration: StyleDecoration {
    guard case .decorated(_, let decoration) = self else { return StyleDecoration() }
    return decoration
  }
}

extension [DisplayList.Node] {
  /// Appends a leaf with its style's decoration.
  @_transparent mutating func append(
    _ leaf: DisplayList.Leaf,
    of style: ResolvedStyle,
    opacity: Double
  ) {
    guard case .decorated(_, let decoration) = style else { return append(.leaf(leaf)) }
    var leaf = leaf
    let blend = decoration.blend ?? leaf.blend
    guard !decoration.shadows.isEmpty else {
      leaf.blend = blend
      return append(.leaf(leaf))
    }
    leaf.blend = .normal
    var nodes = [DisplayList.Node.leaf(leaf)]
    for shadow in decoration.shadows where shadow.isInner {
      nodes.append(leaf.innerShadow(shadow.filter, opacity: opacity))
    }
    for shadow in decoration.shadows where !shadow.isInner {
      let filter = Filter.shadow(shadow.filter).applying(leaf.transform)
      nodes = [.group(DisplayList.Group(name: leaf.name, filter: filter, nodes: nodes))]
    }
    append(
      .group(DisplayList.Group(name: leaf.name, blend: blend, isolates: true, nodes: nodes))
    )
  }
}

extension DisplayList.Leaf {
  /// Returns an inner shadow of the leaf.
  fileprivate func innerShadow(_ shadow: Filter.Shadow, opacity: Double) -> DisplayList.Node {
    let (path, evenOdd) =
      switch outline {
      case .fill(let path, let evenOdd): (path, evenOdd)
      case .stroke(let path, let style): (path.strokedPath(style), false)
      }
    let box = path.boundingRect
    // The surroundings needn't extend beyond the shape by more than its size.
    let blur = min(3 * shadow.deviation.width, box.width + box.height) + 3
    let shift = min(abs(shadow.offset.x) + abs(shadow.offset.y), box.width + box.height)
    var outside = path
    outside.addRect(box.insetBy(dx: -blur - shift, dy: -blur - shift))
    var shadow = shadow
    shadow.color = shadow.color.multiplyingAlpha(by: opacity)
    let surroundings = DisplayList.Leaf(
      name: name,
      outline: .fill(outside, evenOdd: true),
      paint: .solid(shadow.color.multiplyingAlpha(by: 1 / max(shadow.color.alpha, 0.0001))),
      transform: transform
    )
    let cast = DisplayList.Group(
      name: name,
      filter: Filter.shadow(shadow).applying(transform),
      nodes: [.leaf(surroundings)]
    )
    let clip = DisplayList.Clip(path: path, evenOdd: evenOdd, transform: transform)
    return .group(DisplayList.Group(name: name, clip: clip, nodes: [.group(cast)]))
  }
}
