/// The views of a row of a grid, a column each.
///
/// A modifier on a row applies to each of its views. Outside of a grid it is a `Group`.
public struct GridRow<Content: View>: View {
  /// Has no body: its views are laid out by the grid they stand in.
  public typealias Body = Never

  private let alignment: VerticalAlignment?
  private let content: Content

  /// Collects the views of a row, lined up as the grid says unless an alignment is given.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let first = nodes.count
    content.resolve(in: context.at(GridRow.self), into: &nodes)
    let row = GridRowMark(alignment: alignment)
    for node in nodes[first...] { node.traits.values[ObjectIdentifier(GridRowKey.self)] = row }
  }
}

/// Stands for a row; a class, because it is one row that its views have in common.
final class GridRowMark {
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) {
    self.alignment = alignment
  }
}

/// The key of the row that a view stands in.
enum GridRowKey: LayoutValueKey {
  static var defaultValue: GridRowMark? { nil }
}
