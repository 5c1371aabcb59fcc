import Foundation
import Scene

/// A painted shape.
struct ShapeRule<Content: Shape>: LayoutElement {
  let shape: Content
  let paint: ResolvedStyle
  let evenOdd: Bool
  private let type: ShapeType
  private let frame: FrameMotion?
  private let binding: PropertyBinding

  /// Creates the element for a shape of the view at a path, with its current paint.
  init(
    shape: Content,
    _ type: ShapeType? = nil,
    paint: ResolvedStyle,
    evenOdd: Bool,
    in context: ViewContext,
    at path: IdentityPath
  ) {
    let type = type ?? context.pass.shapeType(Content.self)
    self.type = type
    // The properties must be bound first: when a view of this type first visits the node, it clears
    // the node.
    binding = PropertyBinding(shape: shape, type, in: context)
    self.evenOdd = evenOdd
    guard context.pass.graph.keepsValues else {
      self.shape = shape
      self.paint = paint
      frame = nil
      return
    }
    self.shape = context.animated(shape, at: path)
    (self.paint, frame) = context.animatedShape(paint, at: path)
  }

  var isView: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    binding.evaluating(or: .zero) { shape.sizeThatFits(proposal) }
  }

  func knownSize(around child: LayoutNode?) -> KnownSize {
    type.takesProposedSize ? .proposed : .none
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard let frame else { return paint(node, size: size, in: state, onto: &canvas) }
    let (state, size) = frame.apply(to: state, size: size)
    paint(node, size: size, in: state, onto: &canvas)
  }

  private func paint(
    _ node: LayoutNode,
    size: CGSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard state.pass.isShown else { return }
    guard size.width > 0, size.height > 0, size.isFinite, state.transform.isFinite else { return }
    let paint = paint.paint(in: CGRect(origin: .zero, size: size))
      .multiplyingAlpha(by: state.opacity)
    guard !paint.isTransparent, let outline = outline(in: size, state) else { return }
    let leaf = DisplayList.Leaf(
      name: node.name,
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
