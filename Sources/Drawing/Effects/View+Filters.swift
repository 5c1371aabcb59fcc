public import Foundation
import Scene

nonisolated extension View {
  /// Blurs this view as one picture.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points; the blur extends about three
  ///     times as far. Values that aren't positive and finite blur nothing.
  ///   - opaque: Whether the blur is clipped to the frame, with its edges extended so that they
  ///     don't fade. Otherwise it fades out on all sides.
  public consuming func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    LayoutModifiedView(self, BlurRule(radius: radius, opaque: opaque))
  }

  /// Adds a shadow below this view, as one picture.
  ///
  /// - Parameters:
  ///   - color: The colour; black with an opacity of 0.33 by default.
  ///   - radius: The standard deviation of the blur, in points; 0 for a sharp shadow.
  ///   - x: The horizontal offset, in points.
  ///   - y: The vertical offset, in points. Offsets are rounded to whole pixels.
  @_transparent public consuming func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    LayoutModifiedView(
      self,
      ShadowRule(color: color, radius: radius, offset: CGPoint(x: x, y: y))
    )
  }
}

/// A blurred view.
@usableFromInline struct BlurRule: UnchangedLayout, Animatable {
  var radius: CGFloat
  let opaque: Bool

  @usableFromInline var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard radius > 0, radius.isFinite, state.transform.isFinite, size.isFinite else {
      return drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
    }
    var nodes: [DisplayList.Node] = []
    let inner = state.layered()
    drawChildren(of: node, size: size, proposal: proposal, in: inner, onto: &nodes)
    let frame = CGRect(origin: .zero, size: size)
    let blur = Filter.Blur(
      deviation: CGSize(width: radius, height: radius),
      frame: opaque ? frame : nil
    )
    let clip = DisplayList.Clip(path: Path(frame), transform: state.transform)
    canvas.appendGroup(
      node,
      in: state,
      filter: Filter.blur(blur).applying(state.transform),
      clip: opaque ? clip : nil,
      nodes: nodes
    )
  }
}

/// A view with a shadow.
@usableFromInline struct ShadowRule: UnchangedLayout, Animatable {
  var color: Color
  var radius: CGFloat
  var offset: CGPoint

  @usableFromInline init(color: Color, radius: CGFloat, offset: CGPoint) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  @usableFromInline var animatableData:
    AnimatablePair<Color.AnimatableData, AnimatablePair<CGFloat, CGPoint.AnimatableData>>
  {
    get {
      AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData))
    }
    set {
      color.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }

  consuming func animated(in context: inout ViewContext, at path: IdentityPath) -> ShadowRule {
    color = Color(source: .fixed(color.components(in: context.environment)))
    return context.surroundings.animated(self, at: path)
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard state.transform.isFinite, color.rgba.alpha > 0 else {
      return drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
    }
    var nodes: [DisplayList.Node] = []
    let inner = state.layered()
    drawChildren(of: node, size: size, proposal: proposal, in: inner, onto: &nodes)
    let shadow = Filter.Shadow(color: color.rgba, radius: radius, offset: offset)
    let filter = Filter.shadow(shadow).applying(state.transform)
    canvas.appendGroup(node, in: state, filter: filter, nodes: nodes)
  }
}

extension Filter.Shadow {
  /// Creates a shadow; a radius that isn't positive and finite counts as 0.
  init(color: RGBA, radius: CGFloat, offset: CGPoint) {
    let radius = radius > 0 && radius.isFinite ? radius : 0
    // A shadow with an offset beyond the largest canvas isn't visible.
    let isSeen = abs(offset.x) < 32_768 && abs(offset.y) < 32_768
    self.init(
      color: isSeen ? color : .clear,
      deviation: CGSize(width: radius, height: radius),
      offset: isSeen ? offset : .zero
    )
  }
}
