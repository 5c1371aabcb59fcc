public import Foundation
public import Scene

/// Effects on a view that don't affect its layout and may depend on its position.
///
/// ```swift
/// Circle().visualEffect { content, proxy in
///   content.scaleEffect(proxy.size.width / 100).opacity(0.5)
/// }
/// ```
public protocol VisualEffect {
  /// The effects, the innermost first.
  var effects: VisualEffects { get }
}

/// A sequence of effects.
public struct VisualEffects {
  var elements: [any LayoutElement] = []
}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect, Sendable {
  /// Creates the effect.
  public init() {}
  /// No effects.
  public var effects: VisualEffects { VisualEffects() }
}

/// Effects followed by another one.
private struct CombinedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let element: any LayoutElement

  var effects: VisualEffects { VisualEffects(elements: base.effects.elements + [element]) }
}

extension VisualEffect {
  func adding(_ element: some LayoutElement) -> some VisualEffect {
    CombinedVisualEffect(base: self, element: element)
  }

  private func adding(_ effect: some GeometryEffect) -> some VisualEffect {
    adding(EffectRule(effect: effect))
  }

  /// Moves the view by a distance in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(OffsetRule(offset: offset))
  }

  /// Moves the view by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Scales the view horizontally and vertically about a point of its frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view uniformly about a point of its frame.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view horizontally and vertically about a point of its frame.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the view clockwise on screen about a point of its frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Rotates the view in 3D about an axis through a point of its frame.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      Rotation3DEffect(
        angle: angle,
        axis: axis,
        anchor: anchor,
        anchorZ: anchorZ,
        perspective: perspective
      )
    )
  }

  /// Applies a transform to the drawing of the view, relative to its top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(ProjectionEffect(transform: ProjectionTransform(transform)))
  }

  /// Sets the opacity of everything in the view, 0 (clear) … 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(OpacityRule(opacity: opacity))
  }

  /// Blurs the view as one picture.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(BlurRule(radius: radius, opaque: opaque))
  }
}

nonisolated extension View {
  /// Applies effects that may depend on the size and position of this view.
  ///
  /// The effects are animated like other modifiers. While the view's frame is animated, the proxy
  /// reports the final frame. While an effect around the view is animated, such as an offset, it
  /// reports the current position.
  public consuming func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    LayoutModifiedView(
      self,
      VisualEffectRule(readsGeometry: true) { effect(EmptyVisualEffect(), $0).effects.elements }
    )
  }

  /// Applies constant effects.
  package consuming func visualEffect(_ effect: some VisualEffect) -> some View {
    let elements = effect.effects.elements
    return LayoutModifiedView(self, VisualEffectRule(readsGeometry: false) { _ in elements })
  }
}

/// A view with effects that are computed once its size and position are known.
@usableFromInline struct VisualEffectRule: UnchangedLayout, BoundRule {
  private let readsGeometry: Bool
  private let elements: (GeometryProxy) -> [any LayoutElement]
  var binding = PropertyBinding()
  /// The context and the path at which the effects store their numbers; `nil` if the graph keeps no
  /// values.
  private var motion: (context: ViewContext, path: IdentityPath)?

  init(readsGeometry: Bool, _ elements: @escaping (GeometryProxy) -> [any LayoutElement]) {
    self.readsGeometry = readsGeometry
    self.elements = elements
  }

  consuming func animated(
    in context: inout ViewContext,
    at path: IdentityPath
  ) -> VisualEffectRule {
    binding = PropertyBinding(in: context)
    if context.status.pointee.keepsValues { motion = (context, path) }
    if readsGeometry { context.graph.readsMovingFrames = true }
    return self
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard var changed = node.children.first else { return }
    let geometry = GeometryProxy(size: size, state: state)
    for element in binding.evaluating(or: [], { elements(geometry) }) {
      changed = moving(element).node(around: changed)
    }
    changed.drawWithEnoughStack(at: .zero, proposal: proposal, in: state, onto: &canvas)
  }

  /// Returns an effect with its animatable values at the current time.
  ///
  /// The types of the effects are the same in each evaluation, so each one finds its numbers.
  private func moving(_ element: any LayoutElement) -> any LayoutElement {
    guard var motion else { return element }
    return element.animated(in: &motion.context, at: motion.path)
  }
}
