import Foundation
import Scene

/// A view with an overlay, a background or a mask.
@usableFromInline
nonisolated struct OverlayView<Content: View, Secondary: View>: View, PrimitiveView, LocatedView {
  @usableFromInline typealias Body = Never

  @usableFromInline enum Role {
    case overlay
    case background
    case mask

    var order: OverlayElement.Order {
      switch self {
      case .overlay: .inFront
      case .background: .behind
      case .mask: .mask
      }
    }

    fileprivate var pathRole: IdentityPath.Role {
      switch self {
      case .overlay: .overlay
      case .background: .background
      case .mask: .mask
      }
    }
  }

  let content: Content
  let secondary: Secondary
  let role: Role
  let alignment: Alignment
  var line: SourceLine?

  @usableFromInline init(
    content: Content,
    secondary: Secondary,
    role: Role,
    alignment: Alignment = .center
  ) {
    self.content = content
    self.secondary = secondary
    self.role = role
    self.alignment = alignment
  }

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let first = nodes.count
    content.resolve(in: context, into: &nodes)
    for index in first..<nodes.count {
      let primary = nodes[index]
      var inner = context
      inner.path = context.graph.path(primary.path, .role(role.pathRole))
      inner.leaveContainer()
      let others = secondary.resolved(in: inner)
      nodes[index] = ElementNode(
        OverlayElement(order: role.order, alignment: alignment),
        children: [primary, LayoutNode.joined(others, alignment: alignment, path: inner.path)],
        path: primary.path,
        identity: primary.identity,
        traits: primary.traits
      )
    }
  }
}

/// The layout of a view and a secondary view that takes its size.
struct OverlayElement: LayoutElement {
  enum Order {
    case inFront
    case behind
    case mask
  }

  let order: Order
  var alignment = Alignment.center

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    guard let primary = children.first else { return [] }
    var places = [LayoutPlacement(proposal: proposal)]
    // Loops over indices, here and below, are several times faster in debug builds.
    var index = 1
    while index < children.count {
      let child = children[index]
      places.append(
        child.aligned(alignment, to: primary, in: proposal, proposal: ProposedViewSize(size))
      )
      index += 1
    }
    return places
  }

  // The secondary view doesn't affect the alignment.
  func explicitGuide(
    _ key: AlignmentKey,
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    children.first?.explicitGuide(key, for: proposal)
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let children = node.children
    guard !children.isEmpty else { return }
    let places = placements(of: children, in: size, proposal: proposal)
    func draw(_ indices: Range<Int>, in state: DrawingState, onto canvas: inout [DisplayList.Node])
    {
      var index = indices.lowerBound
      while index < indices.upperBound {
        let (child, place) = (children[index], places[index])
        let origin = state.origin(of: child, at: place, in: size)
        child.draw(at: origin, proposal: place.proposal, in: state, onto: &canvas)
        index += 1
      }
    }
    let primary = 0..<1
    let others = 1..<children.count
    switch order {
    case .inFront:
      draw(primary, in: state, onto: &canvas)
      draw(others, in: state, onto: &canvas)
    case .behind:
      let (front, back) = (
        state.withSeparatePreferencesIfRead(), state.withSeparatePreferencesIfRead()
      )
      draw(others, in: back, onto: &canvas)
      draw(primary, in: front, onto: &canvas)
      state.takePreferences(of: front)
      state.takePreferences(of: back)
    case .mask:
      var (nodes, mask): ([DisplayList.Node], [DisplayList.Node]) = ([], [])
      // The primary view is drawn even if the mask hides it, so that readers in it are updated.
      draw(primary, in: state.layered(), onto: &nodes)
      draw(others, in: state.layered(), onto: &mask)
      guard !mask.isEmpty else { return }
      canvas.appendGroup(node, in: state, mask: mask, nodes: nodes)
    }
  }
}
