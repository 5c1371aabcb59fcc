extension DisplayList {
  /// Nodes with a clip in common, or painted as one.
  ///
  /// A group with a filter, an opacity, a mask or a blend mode is a layer: it is painted by itself,
  /// and the finished picture is filtered, clipped, masked, faded and laid over what is below, in
  /// this order. A clip alone makes no layer.
  package struct Group: Hashable, Sendable {
    package var name: ElementName
    /// The opacity of the finished group, 0…1.
    package var opacity: Double
    /// How the finished group meets what is below.
    package var blend: BlendMode
    /// Whether it is a layer for the sake of the blend modes in it alone.
    package var isolates: Bool
    /// What is done to the finished picture first.
    package var filter: Filter?
    /// What the group is confined to.
    package var clip: Clip?
    /// The nodes whose painted alpha multiplies the group; `nil` for none.
    package var mask: [Node]?
    package var nodes: [Node]

    /// Creates a group. Where it is a layer anyway, or nothing in it blends with what is below,
    /// `isolates` makes no difference and is not kept.
    package init(
      name: ElementName,
      opacity: Double = 1,
      blend: BlendMode = .normal,
      isolates: Bool = false,
      filter: Filter? = nil,
      clip: Clip? = nil,
      mask: [Node]? = nil,
      nodes: [Node]
    ) {
      self.name = name
      self.opacity = CoordinateGrid.unit(opacity)
      self.blend = blend
      self.filter = filter
      self.clip = clip
      self.mask = mask
      self.nodes = nodes
      self.isolates = false
      if isolates, !isLayer { self.isolates = nodes.contains(where: \.blendsWithBackdrop) }
    }

    /// Whether it is painted by itself before it is laid over what is below.
    package var isLayer: Bool {
      opacity < 1 || blend != .normal || filter != nil || mask != nil || isolates
    }
  }
}

extension DisplayList.Node {
  /// Whether something in it meets what is below it by a blend mode other than the normal one.
  package var blendsWithBackdrop: Bool {
    blendsWithBackdrop { $0 != .normal }
  }

  /// Whether something in it meets what is below it by a blend mode of some kind.
  func blendsWithBackdrop(_ isMeant: (BlendMode) -> Bool) -> Bool {
    switch self {
    case .leaf(let leaf):
      return isMeant(leaf.blend)
    case .group(let group):
      guard !group.isLayer else { return isMeant(group.blend) }
      return group.nodes.contains { $0.blendsWithBackdrop(isMeant) }
    }
  }
}
