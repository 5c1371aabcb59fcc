import Foundation
import Scene

extension View {
  /// Makes everything in this view translucent: each drawn thing by itself, 0 (clear) … 1.
  ///
  /// Things that overlap show through one another. `compositingGroup()` before it makes them one.
  public func opacity(_ opacity: Double) -> some View {
    LayoutModifiedView(self, OpacityRule(opacity: opacity))
  }

  /// Keeps the room of this view and draws nothing of it.
  public func hidden() -> some View {
    LayoutModifiedView(self, HiddenRule())
  }

  /// Makes one picture of everything in this view before effects outside of it apply.
  public func compositingGroup() -> some View {
    LayoutModifiedView(self, CompositingRule(clips: false))
  }

  /// Makes one picture of everything in this view, as large as its frame.
  ///
  /// What reaches out of the frame is cut. The two parameters are there for source compatibility.
  public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    LayoutModifiedView(self, CompositingRule(clips: true))
  }
}

/// The space in which a drawing group blends its colours; always sRGB here.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB.
  case nonLinear
  /// Light, within 0…1.
  case linear
  /// Light, of any range.
  case extendedLinear
}

/// A translucent view.
struct OpacityRule: LayoutElement, Animatable {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func draw(
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
    state.opacity *= min(opacity, 1)
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
  }
}

/// A view that only takes room.
private struct HiddenRule: LayoutElement {
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

/// A view painted as one.
private struct CompositingRule: LayoutElement {
  let clips: Bool

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
      guard size.isFinite, state.transform.isFinite else { return }
      let path = Path(CGRect(origin: .zero, size: size))
      clip = DisplayList.Clip(path: path, transform: state.transform)
    }
    canvas.appendGroup(node, in: state, clip: clip, nodes: nodes)
  }
}
