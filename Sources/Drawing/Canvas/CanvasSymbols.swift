/// The views that a canvas can draw, identified by their tags.
///
/// It is a class so that all contexts of a canvas share the lookup table.
final class CanvasSymbols {
  private let nodes: [LayoutNode]
  private lazy var tagged = Dictionary(
    nodes.compactMap { node in node.tag.map { ($0, node) } },
    uniquingKeysWith: { first, _ in first }
  )

  init(_ nodes: [LayoutNode]) {
    self.nodes = nodes
  }

  /// The first view with a tag.
  subscript(tag: AnyHashable) -> LayoutNode? { tagged[tag] }
}
