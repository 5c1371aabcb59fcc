extension LayoutNode {
  /// Returns the only element, or else an element that overlays several.
  static func joined(
    _ nodes: [LayoutNode],
    alignment: Alignment,
    path: IdentityPath
  ) -> LayoutNode {
    if let only = nodes.first, nodes.count == 1 { return only }
    return ElementNode(
      container: OverlappingLayout(alignment: alignment),
      children: nodes,
      path: path
    )
  }
}
