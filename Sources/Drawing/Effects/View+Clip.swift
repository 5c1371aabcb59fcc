import Foundation
public import Scene

nonisolated extension View {
  /// Clips this view to a shape in its frame.
  @_transparent public consuming func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  )
    -> some View
  {
    LayoutModifiedView(self, ClipRule(shape: shape, evenOdd: style.isEOFilled))
  }

  /// Clips this view to its frame.
  @_transparent public consuming func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }
}

/// A view clipped to a shape.
@usableFromInline struct ClipRule<Content: Shape>: UnchangedLayout {
  var shape: Content
  let evenOdd: Bool
  var frame: FrameMotion?
  var binding = PropertyBinding()

  @usableFromInline init(shape: Content, evenOdd: Bool) {
    self.shape = shape
    self.evenOdd = evenOdd
  }

  consuming func animated(in context: inout ViewContext, at path: IdentityPath) -> ClipRule {
    let type = context.graph.shapeType(Content.self)
    binding = PropertyBinding(shape: shape, type, in: context)
    shape = context.surroundings.animated(shape, at: path)
    frame = context.surroundings.frameMotion(of: ClipRule.self, at: path)
    return self
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    var outer = state
    let outerSize = frame.apply(to: &outer, size: size)
    guard outerSize.isFinite, outer.transform.isFinite else { return }
    let path = binding.evaluating(or: Path()) {
      outer.inContainer { shape.path(in: CGRect(origin: .zero, size: outerSize)) }
    }
    guard !path.isEmpty else { return }
    let clip = DisplayList.Clip(path: path, evenOdd: evenOdd, transform: outer.transform)
    var nodes: [DisplayList.Node] = []
    // A clip doesn't flatten the view: the opacity applies to each leaf separately.
    drawChildren(of: node, size: size, proposal: proposal, in: state.grouped(), onto: &nodes)
    guard !nodes.isEmpty else { return }
    canvas.append(
      .group(DisplayList.Group(name: node.name, clip: clip, nodes: nodes))
    )
  }
}
