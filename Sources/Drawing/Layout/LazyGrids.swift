public import Foundation

/// A grid with fixed columns that adds rows as needed.
///
/// The elements of a `ForEach` are evaluated only as far as the grid can show them; see
/// ``LazyVStack``.
nonisolated public struct LazyVGrid<Content: View>: View {
  private let layout: TrackLayout
  private let content: Content

  /// Creates a grid from its columns; its rows are `spacing` points apart (8 by default).
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = TrackLayout(
      axis: .horizontal,
      items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing
    )
    self.content = content()
  }

  /// The grid.
  public var body: some View { LazyGrid(layout: layout, content: content) }
}

/// A grid with fixed rows that adds columns as needed.
///
/// The elements of a `ForEach` are evaluated only as far as the grid can show them; see
/// ``LazyVStack``.
nonisolated public struct LazyHGrid<Content: View>: View {
  private let layout: TrackLayout
  private let content: Content

  /// Creates a grid from its rows; its columns are `spacing` points apart (8 by default).
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = TrackLayout(
      axis: .vertical,
      items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing
    )
    self.content = content()
  }

  /// The grid.
  public var body: some View { LazyGrid(layout: layout, content: content) }
}

/// Cells of a lazy grid that are evaluated only as far as the frames around the grid can show them.
nonisolated private struct LazyGrid<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let layout: TrackLayout
  let content: Content

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var inner = context.at(TrackLayout.self)
    let visible = layout.visibleElements(in: context.extent)
    inner.stackAxis = nil
    inner.visibleElements = visible
    let children = content.resolved(in: inner)
    var layout = layout
    layout.skippedLength = visible.skippedLength
    let element = ContainerRule(layout: layout)
    let node = ElementNode(container: element, children: children, path: inner.path)
    let spacing = element.spacing(of: node.children)
    node.traits.horizontalSpacing = spacing.horizontal
    node.traits.verticalSpacing = spacing.vertical
    nodes.append(node)
  }
}

/// The layout of lazy grids: lines of cells, each as thick as its thickest view.
private struct TrackLayout: Layout {
  /// The axis along which the cells of a line are arranged.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?
  /// The estimated length of the lines that weren't evaluated.
  var skippedLength: CGFloat = 0

  /// Returns the limit on the cells that are evaluated.
  func visibleElements(in extent: CGSize) -> VisibleElements {
    let tracks = GridTracks(items, in: extent[axis]).tracks
    return VisibleElements(
      along: axis.other,
      in: extent,
      gap: gap,
      tracks: tracks.map(\.length)
    )
  }

  private var gap: CGFloat { spacing.map { $0.isFinite ? $0 : 0 } ?? StackRule.defaultSpacing }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let tracks = GridTracks(items, in: proposal[axis])
    let lines = thicknesses(subviews, tracks)
    var size = CGSize.zero
    size[axis] = max(tracks.length, proposal[axis].map { $0.isFinite ? $0 : 0 } ?? 0)
    size[axis.other] = VisibleElements.containerLength(
      lines.reduce(0, +) + gap * CGFloat(max(lines.count - 1, 0)),
      skipped: skippedLength,
      proposed: proposal[axis.other]
    )
    return size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let tracks = GridTracks(items, in: bounds.size[axis])
    guard !tracks.tracks.isEmpty else { return }
    let lines = thicknesses(subviews, tracks)
    // The tracks as a whole are aligned in the available space.
    let rest = bounds.size[axis] - tracks.length
    let fraction =
      axis == .horizontal
      ? leadingFraction(alignment.horizontal) : leadingFraction(alignment.vertical)
    var position: CGFloat = 0
    for (line, thickness) in lines.enumerated() {
      for (index, track) in tracks.tracks.enumerated() {
        let number = line * tracks.tracks.count + index
        guard number < subviews.count else { return }
        var (origin, size) = (bounds.origin, CGSize.zero)
        origin[axis] += track.start + rest * fraction
        origin[axis.other] += position
        (size[axis], size[axis.other]) = (track.length, thickness)
        var cellProposal = ProposedViewSize(width: nil, height: nil)
        cellProposal[axis] = track.length
        let placement = subviews[number].node.aligned(
          track.alignment ?? .center,
          in: size,
          proposal: cellProposal
        )
        subviews[number].place(
          at: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y),
          proposal: cellProposal
        )
      }
      position += thickness + gap
    }
  }

  private func leadingFraction(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
  }

  private func leadingFraction(_ alignment: VerticalAlignment) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
  }

  /// Returns the thickness of each line of cells.
  private func thicknesses(_ subviews: Subviews, _ tracks: GridTracks) -> [CGFloat] {
    let count = tracks.tracks.count
    guard count > 0 else { return [] }
    return stride(from: 0, to: subviews.count, by: count).map { first in
      (0..<min(count, subviews.count - first)).map { index in
        var cellProposal = ProposedViewSize(width: nil, height: nil)
        cellProposal[axis] = tracks.tracks[index].length
        return subviews[first + index].sizeThatFits(cellProposal)[axis.other]
      }.max() ?? 0
    }
  }
}
