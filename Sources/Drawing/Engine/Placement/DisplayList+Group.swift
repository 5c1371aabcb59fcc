import Scene

extension [DisplayList.Node] {
  /// Appends a group that is composited as one layer with the state's opacity and blend mode,
  /// unless it is empty.
  mutating func appendGroup(
    _ node: LayoutNode,
    in state: DrawingState,
    filter: Filter? = nil,
    clip: DisplayList.Clip? = nil,
    mask: [DisplayList.Node]? = nil,
    nodes: [DisplayList.Node]
  ) {
    guard !nodes.isEmpty else { return }
    append(
      .group(
        DisplayList.Group(
          name: node.name,
          opacity: state.opacity,
          blend: state.blend,
          isolates: true,
          filter: filter,
          clip: clip,
          mask: mask,
          nodes: nodes
        )
      )
    )
  }
}
