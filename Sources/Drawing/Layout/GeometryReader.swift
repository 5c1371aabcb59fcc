import Foundation
import Scene

/// A view that takes the proposed size and creates its content for that size.
///
/// ```swift
/// GeometryReader { reader in
///   Circle().frame(width: reader.size.width / 3)
/// }
/// ```
///
/// Its views are placed at its top left corner, overlapping; see ``GeometryReaderPlacement``.
nonisolated public struct GeometryReader<Content: View>: View {
  /// The body type. A reader has no body; its content is created when the size is known.
  public typealias Body = Never

  /// The closure that creates the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader from a closure that is called with the reader's size and position.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var inner = context.at(GeometryReader.self)
    inner.leaveContainer()
    let element = ReaderRule(context: inner, content: content)
    nodes.append(ElementNode(element, path: inner.path))
  }
}

/// The layout of a reader, whose content is evaluated when its size and position are known.
private struct ReaderRule<Content: View>: LayoutElement {
  let context: ViewContext
  let content: (GeometryProxy) -> Content

  var isView: Bool { true }

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
    // The content may depend on the reader's position, which an animation may be changing.
    let pass = state.pass
    let movesFrames = pass.status.pointee.movesFrames
    if movesFrames { pass.resetLead() }
    let proxy = GeometryProxy(size: size, state: state)
    var context = context
    context.stack = state.stack
    let view = context.evaluating { content(proxy) }
    let placement = context.environment.geometryReaderPlacement
    let element = ReaderContentRule(alignment: placement == .center ? .center : .topLeading)
    let children = view.resolved(in: context)
    let contents = ElementNode(element, children: children, path: node.path)
    contents.drawWithEnoughStack(
      at: .zero,
      proposal: ProposedViewSize(size),
      in: state,
      onto: &canvas
    )
    // Animations of the content don't affect the frames of views outside the reader.
    pass.status.pointee.movesFrames = movesFrames
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
    children.placed { child in
      guard alignment == .topLeading else {
        return child.aligned(alignment, in: size, proposal: ProposedViewSize(size))
      }
      return LayoutPlacement(proposal: ProposedViewSize(size))
    }
  }
}
