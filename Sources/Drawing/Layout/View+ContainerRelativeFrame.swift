public import Foundation

extension View {
  /// Gives the view the lengths of its container along some axes: those proposed.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view the length of some of the equal parts that its container has along some axes.
  ///
  /// - Parameters:
  ///   - axes: The axes.
  ///   - count: Of parts; at least 1.
  ///   - span: How many of them the view takes.
  ///   - spacing: Between parts, in points.
  ///   - alignment: Where the view stands in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let (count, span) = (CGFloat(max(count, 1)), CGFloat(span))
      return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }

  /// Gives the view lengths that a closure makes of those of its container.
  ///
  /// The container is what proposes a size to the view; what it leaves open stays open.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    LayoutModifiedView(
      self,
      ContainerFrameRule(axes: axes, alignment: alignment, length: length)
    )
  }
}

/// A frame whose lengths are made of those proposed.
private struct ContainerFrameRule: LayoutElement {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  private func frame(_ proposal: ProposedViewSize) -> FixedFrameRule {
    func length(_ axis: Axis) -> CGFloat? {
      guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
      return proposal[axis].map { self.length($0, axis) }
    }
    return FixedFrameRule(
      width: length(.horizontal),
      height: length(.vertical),
      alignment: alignment
    )
  }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    frame(proposal).size(for: proposal, of: children)
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    frame(proposal).placements(of: children, in: size, proposal: proposal)
  }
}
