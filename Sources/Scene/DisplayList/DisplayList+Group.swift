extension DisplayList {
  /// Nodes that share a clip, or are painted as one.
  ///
  /// A group with a filter, an opacity below 1, a mask or a blend mode is a layer: it is painted
  /// separately, and the finished picture is filtered, clipped, masked, faded and composited onto
  /// what is below, in this order. A clip alone doesn't make it a layer.
  package struct Group: Hashable, Sendable {
    package var name: ElementName
    /// The opacity of the finished group, 0…1.
    package var opacity: Double
    /// The blend mode of the finished group.
    package var blend: BlendMode
    /// Whether it is a layer only to isolate the blend modes inside.
    package var isolates: Bool
    /// The filter that is applied to the finished picture first.
    package var filter: Filter?
    /// The clip of the group.
    package var clip: Clip?
    /// The nodes whose painted alpha multiplies the group; `nil` for none.
    @Nested package var mask: [Node]?
    @Nested package var nodes: [Node]

    /// Creates a group. If it is a layer anyway, or nothing in it blends with what is below,
    /// `isolates` has no effect and is reset.
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
      if isolates, !isLayer { self.isolates = nodes.blendWithBackdrop }
    }

    /// Whether it is painted separately before it is composited onto what is below.
    package var isLayer: Bool {
      opacity < 1 || blend != .normal || filter != nil || mask != nil || isolates
    }
  }
}

extension DisplayList.Node {
  /// Returns whether something in it uses a matching blend mode with what is below the group; true
  /// if there isn't enough stack.
  fileprivate func blendsWithBackdrop(_ isMeant: (BlendMode) -> Bool) -> Bool {
    switch self {
    case .leaf(let leaf):
      return isMeant(leaf.blend)
    case .group(let group):
      guard !group.isLayer else { return isMeant(group.blend) }
      return StackSpace.ensureIfPossible { group.nodes.blendWithBackdrop(isMeant) } ?? true
    }
  }
}

extension [DisplayList.Node] {
  /// Whether something in the nodes uses a blend mode other than the normal one with what is below
  /// them.
  package var blendWithBackdrop: Bool { blendWithBackdrop { $0 != .normal } }

  /// Returns whether something in the nodes uses a matching blend mode with what is below them.
  ///
  /// A loop over indices is several times faster than `contains` in debug builds.
  func blendWithBackdrop(_ isMeant: (BlendMode) -> Bool) -> Bool {
    var index = 0
    while index < count {
      if self[index].blendsWithBackdrop(isMeant) { return true }
      index += 1
    }
    return false
  }
}

extension DisplayList.Group: CustomReflectable {
  /// Its properties, as a dump shows them.
  package var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "name": name, "opacity": opacity, "blend": blend, "isolates": isolates,
        "filter": filter as Any, "clip": clip as Any, "mask": mask as Any, "nodes": nodes,
      ],
      displayStyle: .struct
    )
  }
}
