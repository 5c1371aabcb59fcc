import Foundation
import Scene

extension CanvasTarget {
  /// Adds a node on top, inside clips that contain a mask.
  ///
  /// A mask is a layer, in which nodes blend only with one another, so a node with a blend mode has a
  /// mask of its own, which blends in its place.
  ///
  /// - Parameter firstMask: The index of the first mask in the clips.
  func add(_ node: DisplayList.Node, in clips: [CanvasClip], firstMask: Int) {
    if case .group(let group) = node, !group.isLayer, group.nodes.blendWithBackdrop {
      // The nodes in it blend with the canvas.
      let inner = clips + (group.clip.map { [clip(.path($0))] } ?? [])
      return StackSpace.ensure {
        for node in group.nodes { add(node, in: inner, firstMask: firstMask) }
      }
    }
    guard case let (inner, blend?) = node.withoutBlend else {
      return addInSharedGroups(node, in: clips)
    }
    let (outer, masks) = (Array(clips[..<firstMask]), clips[firstMask...])
    let group =
      blend.changesUnderClear
      ? replacement(by: inner, blend, in: masks)
      : masks[firstMask].group(
        name: name,
        blend: blend,
        nodes: clipped([inner], by: masks.dropFirst())
      )
    addInSharedGroups(.group(group), in: outer)
  }

  /// Returns a group with a mode that changes everything under its mask. A shape changes what it
  /// covers within the clips. A layer changes everything within them.
  private func replacement(
    by node: DisplayList.Node,
    _ blend: BlendMode,
    in clips: ArraySlice<CanvasClip>
  ) -> DisplayList.Group {
    switch node {
    case .leaf(let leaf):
      var shape = leaf
      shape.paint = .solid(.black)
      shape.label = nil
      let paint = DisplayList.Node.leaf(leaf.rectangle(covering: node.bounds))
      let mask = clipped([.leaf(shape)], by: clips)
      return DisplayList.Group(name: leaf.name, blend: blend, mask: mask, nodes: [paint])
    case .group(let layer):
      let mask = clipped(clips.last?.nodes(name: name) ?? [], by: clips.dropLast())
      return DisplayList.Group(name: layer.name, blend: blend, mask: mask, nodes: [node])
    }
  }

  /// Returns nodes in clips, of which the first one is the outermost.
  private func clipped(
    _ nodes: [DisplayList.Node],
    by clips: ArraySlice<CanvasClip>
  ) -> [DisplayList.Node] {
    clips.reversed().reduce(nodes) { [.group($1.group(name: name, nodes: $0))] }
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
