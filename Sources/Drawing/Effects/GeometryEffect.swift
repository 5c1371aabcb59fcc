public import Foundation
import Scene

/// A transform of a view's drawing that doesn't affect its layout.
///
/// ```swift
/// struct Drift: GeometryEffect {
///   var time: Double
///   var animatableData: Double {
///     get { time }
///     set { time = newValue }
///   }
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 20 * time, y: 0))
///   }
/// }
/// ```
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a view of a size in points, relative to its top left corner.
  ///
  /// A singular transform is ignored.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the effect for drawing alone: geometry readers and anchors in the view ignore it.
  public func ignoredByLayout() -> some GeometryEffect { LayoutIgnoringEffect(base: self) }
}

/// An effect on the drawing that its content doesn't observe.
private struct LayoutIgnoringEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// A marker for `LayoutIgnoringEffect` with any base.
protocol IgnoredByLayout {}

extension LayoutIgnoringEffect: IgnoredByLayout {}

extension ModifiedContent: RuledView where Content: View, Modifier: GeometryEffect {
  typealias Rule = EffectRule<Modifier>

  static var ruleProperty: KeyPath<Self, Modifier> { \.modifier }

  static var lineProperty: KeyPath<Self, SourceLine?> { \.line }
}

/// A view drawn with the transform of an effect.
struct EffectRule<Effect: GeometryEffect>: UnchangedLayout {
  var effect: Effect
  private var frame: FrameMotion?
  private var binding = PropertyBinding()
  /// Whether geometry readers and anchors ignore the effect; known once `animated(in:at:)` has run.
  private var isIgnoredByLayout = false

  init(effect: Effect) {
    self.effect = effect
  }

  static var propertyType: Any.Type { Effect.self }

  // Always inlined, because the function alone would look up its type's metadata in each call.
  @inline(__always) init(from effect: UnsafeRawPointer) {
    self.effect = effect.assumingMemoryBound(to: Effect.self).pointee
  }

  func knownSize(around inner: KnownSize) -> KnownSize { inner }

  consuming func animated(in context: inout ViewContext, at path: IdentityPath) -> EffectRule {
    let graph = context.graph
    let type = graph.types.record(of: Effect.self)
    let traits = type.traits(of: effect, hooks: graph.hooks)
    isIgnoredByLayout = traits.isIgnoredByLayout
    // Passing the context copies it in debug builds.
    if traits.hasDynamicProperties { binding = PropertyBinding(of: effect, in: context) }
    (effect, frame) = context.surroundings.animatedInFrame(effect, type, at: path)
    return self
  }

  @_transparent func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard let frame else {
      return draw(node, size, around: size, proposal, in: state, onto: &canvas)
    }
    var state = state
    let effectSize = frame.apply(to: &state, size: size)
    draw(node, size, around: effectSize, proposal, in: state, onto: &canvas)
  }

  /// Draws the view with its effect.
  ///
  /// - Parameter effectSize: The size of the view's frame, which may be moving.
  @_transparent private func draw(
    _ node: LayoutNode,
    _ size: CGSize,
    around effectSize: CGSize,
    _ proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    // In debug builds, a closure takes longer than most effects.
    let value =
      binding.isEmpty
      ? effect.effectValue(size: effectSize)
      : binding.evaluating(or: ProjectionTransform()) { effect.effectValue(size: effectSize) }
    guard value.keepsParallels || !value.isFinite else {
      var nodes: [DisplayList.Node] = []
      var inner = state.transformed(by: .identity)
      inner.transform = .identity
      // A projection isn't affine, so geometry readers use the transform without it.
      inner.geometryTransform = state.geometryTransform ?? state.transform
      drawChildren(of: node, size: size, proposal: proposal, in: inner, onto: &nodes)
      canvas += value.projecting(nodes, then: state.transform)
      return
    }
    let transform = value.affine ?? .identity
    var inner = state.transformed(by: transform)
    if isIgnoredByLayout {
      inner.geometryTransform = state.geometryTransform ?? state.transform
    }
    drawChildren(of: node, size: size, proposal: proposal, in: inner, onto: &canvas)
  }
}
