public import Foundation

nonisolated extension View {
  /// Gives the view the proposed lengths along some axes.
  public consuming func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Divides the container into equal parts along some axes and gives the view the length of `span`
  /// parts.
  ///
  /// - Parameters:
  ///   - axes: The axes.
  ///   - count: The number of parts; at least 1.
  ///   - span: The number of parts that the view spans.
  ///   - spacing: The spacing between parts, in points.
  ///   - alignment: The alignment of the view in its frame.
  public consuming func containerRelativeFrame(
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

  /// Gives the view the lengths that a closure computes from those of its container.
  ///
  /// The container's lengths are those of the proposed size; unspecified lengths stay unspecified.
  public consuming func containerRelativeFrame(
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

/// A frame whose lengths are computed from the proposed ones.
@usableFromInline struct ContainerFrameRule: BoundRule {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  var binding = PropertyBinding()

  private func frame(_ proposal: ProposedViewSize) -> FixedFrameRule {
    func length(_ axis: Axis) -> CGFloat? {
      guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
      return proposal[axis].map { proposed in
        binding.evaluating(or: proposed) { self.length(proposed, axis) }
      }
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
