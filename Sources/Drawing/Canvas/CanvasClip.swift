import Foundation
import Scene

/// A clip of the drawing: a path or a mask.
struct CanvasClip {
  enum Kind {
    case path(DisplayList.Clip)
    case mask([DisplayList.Node])
  }

  let id: Int
  let kind: Kind

  var isMask: Bool {
    if case .mask = kind { true } else { false }
  }

  /// Returns nodes in the clip, composited with a blend mode.
  func group(
    name: ElementName,
    blend: BlendMode = .normal,
    nodes: [DisplayList.Node]
  ) -> DisplayList.Group {
    switch kind {
    case .path(let clip): DisplayList.Group(name: name, blend: blend, clip: clip, nodes: nodes)
    case .mask(let mask): DisplayList.Group(name: name, blend: blend, mask: mask, nodes: nodes)
    }
  }

  /// Returns nodes whose opacity is that of the clip.
  func nodes(name: ElementName) -> [DisplayList.Node] {
    switch kind {
    case .mask(let mask): return mask
    case .path(let clip):
      let leaf = DisplayList.Leaf(
        name: name,
        outline: .fill(clip.path, evenOdd: clip.evenOdd),
        paint: .solid(.black),
        transform: clip.transform
      )
      return [.leaf(leaf)]
    }
  }
}

extension ArraySlice<CanvasClip> {
  /// Returns a group that composites a node within the clips, of which the first one is a mask.
  ///
  /// Nodes under a mask blend only with one another, because a mask is a layer. A node with a blend
  /// mode therefore gets its own mask, and the masked group is composited with that mode.
  func masked(
    _ node: DisplayList.Node,
    blend: BlendMode,
    name: ElementName
  ) -> DisplayList.Group {
    if blend.changesUnderClear { return replacement(by: node, blend: blend, name: name) }
    let nodes = dropFirst().clipped([node], name: name)
    return self[startIndex].group(name: name, blend: blend, nodes: nodes)
  }

  /// Returns a group for a mode that also changes what is below clear pixels. A shape changes only
  /// what it covers within the clips. A layer changes everything within them.
  private func replacement(
    by node: DisplayList.Node,
    blend: BlendMode,
    name: ElementName
  ) -> DisplayList.Group {
    switch node {
    case .leaf(let leaf):
      var shape = leaf
      shape.paint = .solid(.black)
      shape.label = nil
      let paint = DisplayList.Node.leaf(leaf.rectangle(covering: node.bounds))
      let mask = clipped([.leaf(shape)], name: name)
      return DisplayList.Group(name: leaf.name, blend: blend, mask: mask, nodes: [paint])
    case .group(let layer):
      let mask = dropLast().clipped(last?.nodes(name: name) ?? [], name: name)
      return DisplayList.Group(name: layer.name, blend: blend, mask: mask, nodes: [node])
    }
  }

  /// Returns nodes in the clips, of which the first one is the outermost.
  private func clipped(_ nodes: [DisplayList.Node], name: ElementName) -> [DisplayList.Node] {
    reversed().reduce(nodes) { [.group($1.group(name: name, nodes: $0))] }
  }
}

extension DisplayList.Leaf {
  /// Returns a rectangle with the leaf's paint that covers an area of the picture.
  fileprivate func rectangle(covering area: CGRect) -> DisplayList.Leaf {
    // The second margin is for the rounding of the rectangle's own coordinates.
    let rect = area.insetBy(dx: -1, dy: -1).applying(transform.inverted())
      .insetBy(dx: -0.001, dy: -0.001)
    return DisplayList.Leaf(
      name: name,
      outline: .fill(Path(rect), evenOdd: false),
      paint: paint,
      transform: transform
    )
  }
}
