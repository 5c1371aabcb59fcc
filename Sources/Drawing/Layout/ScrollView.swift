import Foundation
import Scene

/// A window on views that may be larger; in a picture it shows their beginning.
///
/// Along its axes it takes the room proposed and lets its views have their ideal size, from the top
/// or the left on; across it is as large as they are. What reaches out of it is cut.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Shows the views of a closure, below one another.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The views, cut to the window.
  public var body: some View {
    LayoutModifiedView(VStack { content }, ScrollRule(axes: axes))
      .clipped()
      .coordinateSpace(.scrollView)
  }
}

/// The layout of a window.
private struct ScrollRule: LayoutElement {
  let axes: Axis.Set

  var isShown: Bool { true }

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

/// Views that a scroll view in them can be moved by; nothing moves in a picture.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Shows the views of a closure.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The views.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Moves the scroll views of a reader.
public struct ScrollViewProxy: Sendable {
  /// Does nothing: a picture shows the beginning.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
