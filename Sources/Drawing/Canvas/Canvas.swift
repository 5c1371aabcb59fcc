public import Foundation
import Scene

/// A view drawn by a closure; it takes all the proposed space.
///
/// ```swift
/// Canvas { context, size in
///   let frame = CGRect(origin: .zero, size: size)
///   context.fill(Path(ellipseIn: frame), with: .color(.orange))
///   context.draw(Text("Sun"), at: CGPoint(x: frame.midX, y: frame.midY))
/// }
/// ```
///
/// The drawing is clipped to the view's frame. Blend modes of the context blend with the content of
/// the canvas, not with what is behind it. A blend mode of the view applies to the canvas as one
/// picture.
nonisolated public struct Canvas<Symbols: View>: View {
  /// The body type. A canvas has no body; the library draws it.
  public typealias Body = Never

  /// The views that the closure can draw, identified by their tags.
  public var symbols: Symbols
  /// The closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is opaque; ignored.
  public var isOpaque: Bool
  /// The colour space for blending, for source compatibility; always sRGB.
  public var colorMode: ColorRenderingMode
  /// Whether the canvas may be drawn asynchronously; ignored, because drawing is synchronous.
  public var rendersAsynchronously: Bool
  package var line: SourceLine?

  /// Creates a canvas whose closure can also draw the views of `symbols`, identified by their tags.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas from a closure that draws, given the context and the size in points.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque,
      colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {
      EmptyView()
    }
  }
}

extension Canvas: PrimitiveView, LocatedView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var inner = context.at(Canvas.self)
    inner.leaveContainer()
    let element = CanvasRule(
      context: inner,
      symbols: CanvasSymbols(symbols.resolved(in: inner.at(.role(.symbols)))),
      renderer: renderer,
      frame: inner.surroundings.frameMotion(of: Canvas.self, at: inner.path)
    )
    nodes.append(ElementNode(element, path: inner.path))
  }
}

/// The element of a canvas, which is drawn when its size and position are known.
private struct CanvasRule: LayoutElement {
  let context: ViewContext
  let symbols: CanvasSymbols
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let frame: FrameMotion?

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
    var state = state
    let size = frame.apply(to: &state, size: size)
    guard size.width > 0, size.height > 0, size.isFinite, state.transform.isFinite else { return }
    guard state.pass.isShown else { return addUnseenDrawing(node, size: size, in: state) }
    let nodes = nodes(of: node, size: size, in: state)
    let frame = CGRect(origin: .zero, size: size)
    let visible = frame.applying(state.transform)
    let isInside = nodes.allSatisfy { node in
      let box = node.bounds
      return box.isNull || visible.insetBy(dx: -0.001, dy: -0.001).contains(box)
    }
    guard !isInside else { return canvas += nodes }
    let clip = DisplayList.Clip(path: Path(frame), transform: state.transform)
    canvas.append(
      .group(DisplayList.Group(name: node.name, clip: clip, nodes: nodes))
    )
  }

  /// Schedules a call of the closure for a moment that isn't shown, because the closure may change
  /// objects that it draws later.
  ///
  /// On screen, a canvas is redrawn if an enclosing timeline shows another entry or if state
  /// changes.
  private func addUnseenDrawing(_ node: LayoutNode, size: CGSize, in state: DrawingState) {
    guard context.isNewEntry || state.pass.graph.hasUpdates else { return }
    // The state doesn't retain its pass. The context retains that of an earlier
    // evaluation if the canvas is in a subview that is being removed.
    let pass = state.pass
    pass.addUnseenDrawing {
      withExtendedLifetime(pass) { _ = nodes(of: node, size: size, in: state) }
    }
  }

  /// Returns the nodes that the closure draws.
  private func nodes(
    of node: LayoutNode,
    size: CGSize,
    in state: DrawingState
  ) -> [DisplayList.Node] {
    let target = CanvasTarget(
      pass: state.pass,
      environment: context.environment,
      name: node.name,
      symbols: symbols,
      isDiscarded: !state.pass.isShown,
      depth: state.groups
    )
    var graphics = GraphicsContext(
      target: target,
      base: state.transform,
      size: size,
      opacity: state.opacity,
      stack: state.stack
    )
    context.evaluatingEntry { renderer(&graphics, size) }
    return target.finish(blend: state.blend)
  }
}
