import Foundation

/// The columns and rows of a grid for a proposal.
struct GridArrangement {
  private let element: GridRule
  private let grid: GridCells
  private var columns: [CGFloat] = []
  private var rows: [CGFloat] = []

  init(_ element: GridRule, _ children: [LayoutNode], in proposal: ProposedViewSize) {
    self.element = element
    grid = GridCells(children)
    // Before the rows are known, each view is measured with an equal share of the height.
    let equalHeight = proposal.height.map { height in
      let gaps = element.gap(along: .vertical) * CGFloat(max(grid.rowCount - 1, 0))
      return max(height - gaps, 0) / CGFloat(max(grid.rowCount, 1))
    }
    columns = lengths(along: .horizontal, count: grid.columnCount, in: proposal.width) { _ in
      equalHeight
    }
    rows = lengths(along: .vertical, count: grid.rowCount, in: proposal.height) { width(of: $0) }
  }

  var size: CGSize {
    CGSize(
      width: GridArrangement.sum(columns, gap: element.gap(along: .horizontal)),
      height: GridArrangement.sum(rows, gap: element.gap(along: .vertical))
    )
  }

  /// The placement of each view, in order.
  var placements: [LayoutPlacement] {
    let lefts = GridArrangement.starts(columns, gap: element.gap(along: .horizontal))
    let tops = GridArrangement.starts(rows, gap: element.gap(along: .vertical))
    let guides = guides
    return grid.cells.map { cell in
      let size = CGSize(width: width(of: cell), height: rows[cell.row])
      let proposal = ProposedViewSize(size)
      let own = cell.node.dimensions(for: proposal)
      var origin = CGPoint(x: lefts[cell.columns.lowerBound], y: tops[cell.row])
      if let anchor = cell.node.traits[GridCellAnchorKey.self] {
        origin.x += anchor.x * (size.width - own.width)
        origin.y += anchor.y * (size.height - own.height)
      } else {
        let box = ViewDimensions(size: size, node: nil, proposal: proposal)
        for key in keys(of: cell) {
          let line = guides[GridLine(cell, key)] ?? box[key]
          origin[key.axis] += OverlappingLayout.offset(line, own[key])
        }
      }
      return LayoutPlacement(origin: origin, proposal: proposal)
    }
  }

  private func width(of cell: GridCell) -> CGFloat {
    GridArrangement.sum(columns[cell.columns], gap: element.gap(along: .horizontal))
  }

  // MARK: - Lengths

  /// Returns the length of each track along an axis.
  private func lengths(
    along axis: Axis,
    count: Int,
    in proposal: CGFloat?,
    across: (GridCell) -> CGFloat?
  ) -> [CGFloat] {
    var tracks = Array(repeating: [(LayoutNode, ProposedViewSize)](), count: count)
    var wide: [(range: Range<Int>, node: LayoutNode, proposal: ProposedViewSize)] = []
    for cell in grid.cells where cell.isSized(along: axis) {
      var proposal = ProposedViewSize.unspecified
      proposal[axis.other] = across(cell)
      let range = axis == .horizontal ? cell.columns : cell.row..<cell.row + 1
      if range.count == 1 {
        tracks[range.lowerBound].append((cell.node, proposal))
      } else {
        wide.append((range, cell.node, proposal))
      }
    }
    let gap = element.gap(along: axis)
    var lengths = distribute(proposal, among: tracks, along: axis, gap: gap)
    let total = GridArrangement.sum(lengths, gap: gap)
    for (range, node, crosswise) in wide {
      let own = GridArrangement.sum(lengths[range], gap: gap)
      var requested = crosswise
      requested[axis] = proposal.map { own + max($0 - total, 0) }
      let extra = node.size(for: requested)[axis] - own
      guard extra > 0 else { continue }
      for index in range { lengths[index] += extra / CGFloat(range.count) }
    }
    return lengths
  }

  /// Distributes a length, the least flexible track first; each is proposed an equal share of the
  /// rest.
  private func distribute(
    _ proposal: CGFloat?,
    among tracks: [[(LayoutNode, ProposedViewSize)]],
    along axis: Axis,
    gap: CGFloat
  ) -> [CGFloat] {
    func length(_ track: [(LayoutNode, ProposedViewSize)], _ requested: CGFloat?) -> CGFloat {
      track.map { node, crosswise in
        var proposal = crosswise
        proposal[axis] = requested
        return node.size(for: proposal)[axis]
      }.max() ?? 0
    }
    guard let proposal else { return tracks.map { length($0, nil) } }
    let flexibility = tracks.map { length($0, .infinity) - length($0, 0) }
    let order = tracks.indices.sorted {
      flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
    }
    var lengths = Array(repeating: CGFloat.zero, count: tracks.count)
    var remaining = proposal - gap * CGFloat(max(tracks.count - 1, 0))
    for (taken, index) in order.enumerated() {
      lengths[index] = length(tracks[index], max(remaining / CGFloat(tracks.count - taken), 0))
      remaining = remaining == .infinity ? remaining : remaining - lengths[index]
    }
    return lengths
  }

  private static func sum(_ lengths: some Collection<CGFloat>, gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(lengths.count - 1, 0))
  }

  private static func starts(_ lengths: [CGFloat], gap: CGFloat) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.map { length in
      defer { start += length + gap }
      return start
    }
  }

  // MARK: - Alignment

  /// A column or row whose views are aligned by a guide.
  private struct GridLine: Hashable {
    let number: Int
    let key: AlignmentKey

    init(_ cell: GridCell, _ key: AlignmentKey) {
      number = key.axis == .horizontal ? cell.columns.lowerBound : cell.row
      self.key = key
    }
  }

  private func keys(of cell: GridCell) -> [AlignmentKey] {
    let column = grid.alignments[cell.columns.lowerBound] ?? element.alignment.horizontal
    return [column.key, (cell.rowAlignment ?? element.alignment.vertical).key]
  }

  /// The positions of the guides of each line that depend on the views and not only on the cell,
  /// such as baselines. Each is the largest position in any view of the line.
  private var guides: [GridLine: CGFloat] {
    var guides: [GridLine: CGFloat] = [:]
    for cell in grid.cells {
      for key in keys(of: cell) where !GridArrangement.simple.contains(key) {
        let size = CGSize(width: width(of: cell), height: rows[cell.row])
        let own = cell.node.dimensions(for: ProposedViewSize(size))[key]
        guides[GridLine(cell, key)] = max(guides[GridLine(cell, key)] ?? own, own)
      }
    }
    return guides
  }

  private static let simple: Set<AlignmentKey> = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
    HorizontalAlignment.trailing.key, VerticalAlignment.top.key, VerticalAlignment.center.key,
    VerticalAlignment.bottom.key,
  ]
}
