import Foundation
import Scene

nonisolated extension View {
  /// Sets the opacity of everything in this view, for each drawn element separately: 0 (clear) … 1.
  ///
  /// Overlapping elements show through each other. To prevent this, flatten them by applying
  /// `compositingGroup()` first.
  @_transparent public consuming func opacity(_ opacity: Double) -> some View {
    LayoutModifiedView(self, OpacityRule(opacity: opacity))
  }

  /// Hides this view and keeps its space.
  public consuming func hidden() -> some View {
    LayoutModifiedView(self, HiddenRule())
  }

  /// Flattens everything in this view into one picture before outer effects apply.
  public consuming func compositingGroup() -> some View {
    LayoutModifiedView(self, CompositingRule(clips: false))
  }

  /// Flattens everything in this view into one picture with the size of its frame.
  ///
  /// Content outside the frame is clipped. The two parameters exist for source compatibility.
  public consuming func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    LayoutModifiedView(self, CompositingRule(clips: true))
  }
}

/// The space in which a drawing group blends its colours; always sRGB here.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Non-linear sRGB.
  case nonLinear
  /// Linear sRGB, within 0…1.
  case linear
  /// Linear sRGB without limits.
  case extendedLinear
}

/// A translucent view.
@usableFromInline struct OpacityRule: UnchangedLayout, Animatable {
  var opacity: Double

  @usableFromInline init(opacity: Double) {
    self.opacity = opacity
  }

  @usableFromInline var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  @_transparent func knownSize(around inner: KnownSize) -> KnownSize { inner }

  @_transparent func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard opacity > 0 else {
      return drawUnseen(node, size: size, proposal: proposal, in: state)
    }
    var state = state
    // The generic `min` takes longer in debug builds.
    if opacity < 1 { state.opacity *= opacity }
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
  }
}

/// A view that only takes up space.
@usableFromInline struct HiddenRule: UnchangedLayout {
  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    drawUnseen(node, size: size, proposal: proposal, in: state)
  }
}

/// A view that is flattened.
@usableFromInline struct CompositingRule: UnchangedLayout {
  let clips: Bool
  /// The motion of the clipped frame.
  private var frame: FrameMotion?

  init(clips: Bool) {
    self.clips = clips
  }

  consuming func animated(in context: inout ViewContext, at path: IdentityPath) -> CompositingRule {
    if clips { frame = context.surroundings.frameMotion(of: CompositingRule.self, at: path) }
    return self
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    var nodes: [DisplayList.Node] = []
    let inner = state.layered()
    drawChildren(of: node, size: size, proposal: proposal, in: inner, onto: &nodes)
    var clip: DisplayList.Clip?
    if clips {
      var outer = state
      let outerSize = frame.apply(to: &outer, size: size)
      guard outerSize.isFinite, outer.transform.isFinite else { return }
      let path = Path(CGRect(origin: .zero, size: outerSize))
      clip = DisplayList.Clip(path: path, transform: outer.transform)
    }
    canvas.appendGroup(node, in: state, clip: clip, nodes: nodes)
  }
}
