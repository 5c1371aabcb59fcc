import Foundation
import Scene

/// A view that takes all the room proposed and makes its content to fit.
///
/// ```swift
/// GeometryReader { reader in
///   Circle().frame(width: reader.size.width / 3)
/// }
/// ```
///
/// Its views are placed at its top left corner, over one another; see ``GeometryReaderPlacement``.
public struct GeometryReader<Content: View>: View {
  /// Has no body: its content is made when its size is known.
  public typealias Body = Never

  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader from a closure that is called once, with the reader's size and place.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var inner = context.at(GeometryReader.self)
    inner.leaveContainer()
    let rule = ReaderRule(context: inner, content: content)
    nodes.append(LayoutNode(rule, path: inner.path))
  }
}

/// The layout of a reader: its content is evaluated only when its size and place are settled.
private struct ReaderRule<Content: View>: LayoutElement {
  let context: ViewContext
  let content: (GeometryProxy) -> Content

  var isShown: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    // Where the reader is shown may decide on what happens in it.
    if state.pass.showsMotion { state.pass.endLead() }
    let proxy = GeometryProxy(size: size, state: state)
    var context = context
    context.stack = state.stack
    let view = context.evaluating { content(proxy) }
    let placement = context.environment.geometryReaderPlacement
    let rule = ReaderContentRule(alignment: placement == .center ? .center : .topLeading)
    let children = view.resolved(in: context)
    let contents = LayoutNode(rule, children: children, path: node.path)
    contents.drawWithRoom(at: .zero, proposal: ProposedViewSize(size), in: state, onto: &canvas)
  }
}

/// The layout of the views in a reader.
private struct ReaderContentRule: LayoutElement {
  let alignment: Alignment

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    children.map { child in
      guard alignment == .topLeading else {
        return child.aligned(alignment, in: size, proposal: ProposedViewSize(size))
      }
      return LayoutPlacement(proposal: ProposedViewSize(size))
    }
  }
}
