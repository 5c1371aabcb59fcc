import Scene

extension DisplayList.Node {
  /// The node composited with the normal blend mode, and its own blend mode; `nil` if that is
  /// normal.
  var withoutBlend: (node: DisplayList.Node, blend: BlendMode?) {
    switch self {
    case .leaf(var leaf):
      let blend = leaf.blend
      leaf.blend = .normal
      return (.leaf(leaf), blend == .normal ? nil : blend)
    case .group(var group):
      let blend = group.blend
      group.blend = .normal
      return (.group(group), blend == .normal ? nil : blend)
    }
  }
}
