extension SVGResolver {
  /// Defines a mask, whose content is white, and returns its identifier.
  mutating func define(
    mask nodes: [DisplayList.Node],
    into result: inout [SVGTree.Node]
  ) -> String {
    let id = nextIdentifier(.mask)
    let mask = SVGTree.Mask(
      size: canvas,
      usesAlpha: nodes.haveUnsupportedBlendMode || nodes.haveOwnColors,
      nodes: layer(nodes, in: Context(isMask: true))
    )
    result.append(.definition(.init(id: id, content: .mask(mask))))
    return id
  }
}

extension [DisplayList.Node] {
  /// Whether the nodes contain, at any depth, something with its own colours: a picture or a
  /// shadow.
  var haveOwnColors: Bool {
    contains { node in
      if case .leaf(let leaf) = node, case .image = leaf.paint { return true }
      guard case .group(let group) = node else { return false }
      switch group.filter {
      case .shadow, .threshold: return true
      case .recolor(let recoloring) where !recoloring.keepsOpacity: return true
      default: break
      }
      return group.hasUnsupportedFilter || (group.isLayer && group.nodes.haveUnsupportedBlendMode)
        || StackSpace.ensure { group.nodes.haveOwnColors }
    }
  }
}

extension DisplayList.Group {
  /// Whether its filter derives opacities from colours, so that colours matter even inside a mask.
  var derivesOpacityFromColors: Bool {
    guard case .recolor(let recoloring) = filter else { return false }
    return !recoloring.keepsOpacity
  }
}
