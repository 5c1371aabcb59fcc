import Foundation
import Scene

/// A painted shape.
struct ShapeRule<Content: Shape>: LayoutElement {
  let shape: Content
  let paint: ResolvedStyle
  let evenOdd: Bool
  private let traits: ShapeTraits
  private let frame: FrameMotion?
  private let binding: PropertyBinding

  /// Creates the element for a shape of the view at a path, with its current paint.
  init(
    shape: Content,
    paint: ResolvedStyle,
    evenOdd: Bool,
    in context: ViewContext,
    at path: IdentityPath
  ) {
    traits = context.pass.traits(of: Content.self)
    // The properties must be bound first: when a view of this type first visits the node, it clears
    // the node.
    binding = PropertyBinding(shape: shape, traits, in: context)
    self.shape = context.animated(shape, at: path)
    self.paint = context.animated(paint, at: path)
    self.evenOdd = evenOdd
    frame = context.frameMotion(of: Content.self, at: path)
  }

  var isView: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    binding.evaluating(or: .zero) { shape.sizeThatFits(proposal) }
  }

  func knownSize(around child: LayoutNode?) -> KnownSize {
    traits.contains(.takesProposedSize) ? .proposed : .none
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let (state, size) = frame.apply(to: state, size: size)
    guard state.pass.isShown else { return }
    guard size.width > 0, size.height > 0, size.isFinite, state.transform.isFinite else { return }
    let rect = CGRect(origin: .zero, size: size)
    let paint = paint.paint(in: rect).multiplyingAlpha(by: state.opacity)
    guard !paint.isTransparent else { return }
    var outline = binding.evaluating(or: .fill(Path(), evenOdd: evenOdd)) {
      state.inContainer {
        guard traits.contains(.isDerived), let derived = shape as? any DerivedShape else {
          return DisplayList.Outline.fill(shape.path(in: rect), evenOdd: evenOdd)
        }
        return derived.outline(in: rect, evenOdd: evenOdd)
      }
    }
    guard !outline.path.isEmpty else { return }
    let isMirrored =
      state.direction == .rightToLeft && shape.layoutDirectionBehavior == .mirrors
    if isMirrored { outline = outline.applying(.mirroring(width: size.width)) }
    let leaf = DisplayList.Leaf(
      name: node.name,
      outline: outline,
      paint: paint,
      blend: state.blend,
      transform: state.transform
    )
    canvas.append(leaf, of: self.paint, opacity: state.opacity)
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
