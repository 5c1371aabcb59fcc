import Foundation
import Scene

/// A viewport onto views that may be larger; a picture shows their beginning.
///
/// Along its axes it takes the proposed size and gives its views their ideal size, starting at the
/// top or the left. Along other axes it is as large as its views. Content outside is clipped.
nonisolated public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a scroll view with views arranged vertically.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The views, clipped to the viewport.
  public var body: some View {
    LayoutModifiedView(VStack { content }, ScrollRule(axes: axes))
      .clipped()
      .scrollCoordinateSpaces(along: axes)
  }
}

/// The layout of a scroll view.
private struct ScrollRule: LayoutElement {
  let axes: Axis.Set

  var isView: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    guard let child = children.first else { return .zero }
    let own = child.size(for: inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? own.width : own.width,
      height: axes.contains(.vertical) ? proposal.height ?? own.height : own.height
    )
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    children.map { _ in LayoutPlacement(proposal: inner(proposal)) }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }
}
