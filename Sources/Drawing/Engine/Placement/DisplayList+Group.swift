import Scene

extension [DisplayList.Node] {
  /// Appends a group that is painted as one with the opacity and the blend mode of the state,
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
