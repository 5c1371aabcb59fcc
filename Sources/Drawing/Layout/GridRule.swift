import Foundation

/// The layout of `Grid`.
///
/// The width is distributed among the columns as a stack distributes it among its views. The
/// flexibility of a column is the difference between its maximum and its minimum width. Then the
/// height is distributed among the rows. A view that spans several columns widens them equally if
/// it needs more space.
struct GridRule: LayoutElement {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?

  var isView: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    GridArrangement(self, children, in: proposal).size
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    GridArrangement(self, children, in: proposal.sanitized).placements
  }

  func gap(along axis: Axis) -> CGFloat {
    let spacing = axis == .horizontal ? horizontalSpacing : verticalSpacing
    return spacing.map { $0.isFinite ? $0 : 0 } ?? StackRule.defaultSpacing
  }
}

/// A view of a grid and the columns it spans.
struct GridCell {
  let node: LayoutNode
  let columns: Range<Int>
  let row: Int
  /// The alignment of the row's views, if the row sets one.
  let rowAlignment: VerticalAlignment?

  func isSized(along axis: Axis) -> Bool {
    let axes = node.traits[GridCellUnsizedAxesKey.self]
    return !axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }
}

/// The views of a grid in their rows.
struct GridCells {
  private(set) var cells: [GridCell] = []
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  /// The alignment of each column in which a view sets one, by index.
  private(set) var alignments: [Int: HorizontalAlignment] = [:]

  init(_ children: [LayoutNode]) {
    let rows = GridCells.rows(of: children)
    rowCount = rows.count
    func columns(_ node: LayoutNode) -> Int { node.traits[GridCellColumnsKey.self] }
    for case (.some, let nodes) in rows {
      columnCount = max(columnCount, nodes.reduce(0) { $0 + columns($1) })
    }
    columnCount = max(columnCount, children.isEmpty ? 0 : 1)
    for (row, (identity, nodes)) in rows.enumerated() {
      var column = 0
      for node in nodes {
        let count = identity == nil ? columnCount : columns(node)
        cells.append(
          GridCell(
            node: node,
            columns: column..<column + count,
            row: row,
            rowAlignment: identity?.alignment
          )
        )
        let alignment = node.traits[GridColumnAlignmentKey.self]
        alignments[column] = alignments[column] ?? alignment
        column += count
      }
    }
  }

  /// Groups the views by row; a view outside a row is a row by itself.
  private static func rows(of nodes: [LayoutNode]) -> [(GridRowIdentity?, [LayoutNode])] {
    var rows: [(GridRowIdentity?, [LayoutNode])] = []
    for node in nodes {
      let identity = node.traits[GridRowKey.self]
      if let identity, let last = rows.last?.0, last === identity {
        rows[rows.count - 1].1.append(node)
      } else {
        rows.append((identity, [node]))
      }
    }
    return rows
  }
}
