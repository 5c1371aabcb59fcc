public import Foundation

/// Flexible space: along its stack, or in both directions outside a stack.
nonisolated public struct Spacer: View, Sendable {
  /// The body type. A spacer has no body and draws nothing.
  public typealias Body = Never

  /// The minimum length in points; 8 if it is `nil`.
  public var minLength: CGFloat?

  /// Creates a space of at least `minLength` points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let element = SpacerRule(
      minLength: minLength ?? StackRule.defaultSpacing,
      axis: context.stackAxis
    )
    var traits = LayoutTraits()
    traits.layoutPriority = -.infinity
    traits.horizontalSpacing = context.stackAxis == .horizontal ? 0 : nil
    traits.verticalSpacing = context.stackAxis == .vertical ? 0 : nil
    nodes.append(ElementNode(element, path: context.at(Spacer.self).path, traits: traits))
  }
}

private struct SpacerRule: LayoutElement {
  let minLength: CGFloat
  let axis: Axis?

  var isView: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    let width = max(proposal.width ?? minLength, minLength)
    let height = max(proposal.height ?? minLength, minLength)
    return CGSize(
      width: axis == .vertical ? 0 : width,
      height: axis == .horizontal ? 0 : height
    )
  }
}
