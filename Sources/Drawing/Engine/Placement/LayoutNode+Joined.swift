extension LayoutNode {
  /// Returns one element for several: laid over one another, where they aren't one already.
  static func joined(
    _ nodes: [LayoutNode],
    alignment: Alignment,
    path: IdentityPath
  ) -> LayoutNode {
    if let only = nodes.first, nodes.count == 1 { return only }
    return LayoutNode(
      container: OverlappingLayout(alignment: alignment),
      children: nodes,
      path: path
    )
  }
}
