import Foundation
import Scene

/// The node of a painted shape.
///
/// It isn't an `ElementNode`, because large drawings consist of shapes, and each use of an element
/// that depends on the type of the shape would look up its type.
final class ShapeNode<Content: Shape>: LayoutNode {
  private let shape: Content
  private let paint: ResolvedStyle
  private let evenOdd: Bool
  private let type: ShapeType
  private let frame: FrameMotion?
  private let binding: PropertyBinding

  /// Creates the node for a shape of the view at a path, with its current paint.
  ///
  /// The context is passed as `inout` because passing one by value copies it in debug builds.
  required init(
    _ shape: Content,
    _ type: ShapeType,
    paint: ResolvedStyle,
    evenOdd: Bool,
    in context: inout ViewContext,
    at path: IdentityPath
  ) {
    self.type = type
    // The properties must be bound first: when a view of this type first visits the node, it clears
    // the node. The condition saves a copy of the context in debug builds.
    binding =
      type.hasDynamicProperties(shape, in: context.graph)
      ? PropertyBinding(shape: shape, type, in: context) : PropertyBinding()
    self.evenOdd = evenOdd
    if context.status.pointee.keepsValues {
      self.shape = context.surroundings.animated(shape, at: path)
      (self.paint, frame) = context.surroundings.animatedShape(paint, at: path)
    } else {
      self.shape = shape
      self.paint = paint
      frame = nil
    }
    super.init(leafAt: path, size: type.takesProposedSize ? .proposed : .none)
  }

  override var isView: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    binding.evaluating(or: .zero) { shape.sizeThatFits(proposal) }
  }

  override func drawElement(
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard let frame else { return draw(size: size, in: state, onto: &canvas) }
    var state = state
    let size = frame.apply(to: &state, size: size)
    draw(size: size, in: state, onto: &canvas)
  }

  private func draw(
    size: CGSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard state.status.pointee.isShown else { return }
    guard size.width > 0, size.height > 0, size.isFinite, state.transform.isFinite else { return }
    let paint = paint.paint(in: CGRect(origin: .zero, size: size))
      .multiplyingAlpha(by: state.opacity)
    guard !paint.isTransparent, let outline = outline(in: size, state) else { return }
    let leaf = DisplayList.Leaf(
      name: name,
      rounded: outline,
      paint: paint,
      blend: state.blend,
      transform: state.transform
    )
    canvas.append(leaf, of: self.paint, opacity: state.opacity)
  }

  /// Returns the outline in a frame of the given size; `nil` if it is empty.
  private func outline(
    in size: CGSize,
    _ state: DrawingState
  ) -> DisplayList.RoundedOutline? {
    if let lastOutline = type.lastOutline, case .leftToRight = state.direction {
      return lastOutline.outline(of: shape, in: size, evenOdd: evenOdd)
    }
    let rect = CGRect(origin: .zero, size: size)
    var outline = binding.evaluating(or: .fill(Path(), evenOdd: evenOdd)) {
      state.inContainer {
        guard type.isDerived, let derived = shape as? any DerivedShape else {
          return DisplayList.Outline.fill(shape.path(in: rect), evenOdd: evenOdd)
        }
        return derived.outline(in: rect, evenOdd: evenOdd)
      }
    }
    guard !outline.path.isEmpty else { return nil }
    let isMirrored =
      state.direction == .rightToLeft && shape.layoutDirectionBehavior == .mirrors
    if isMirrored { outline = outline.applying(.mirroring(width: size.width)) }
    return DisplayList.RoundedOutline(outline)
  }
}

extension DisplayList.Outline {
  fileprivate func applying(_ transform: CGAffineTransform) -> DisplayList.Outline {
    switch self {
    case .fill(let path, let evenOdd): .fill(path.applying(transform), evenOdd: evenOdd)
    case .stroke(let path, let style): .stroke(path.applying(transform), style)
    }
  }
}
