/// The views of a grid's row, one per column.
///
/// A modifier on a row applies to each of its views. Outside a grid, a row behaves like a `Group`.
nonisolated public struct GridRow<Content: View>: View {
  /// The body type. A row has no body; the enclosing grid lays out its views.
  public typealias Body = Never

  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row; the alignment is the grid's by default.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let first = nodes.count
    content.resolve(in: context.at(GridRow.self), into: &nodes)
    let row = GridRowIdentity(alignment: alignment)
    for node in nodes[first...] { node.traits.values[ObjectIdentifier(GridRowKey.self)] = row }
  }
}

/// The identity of a row; a class, because its views share it.
final class GridRowIdentity {
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) {
    self.alignment = alignment
  }
}

/// The key of the row that a view belongs to.
enum GridRowKey: LayoutValueKey {
  static var defaultValue: GridRowIdentity? { nil }
}
