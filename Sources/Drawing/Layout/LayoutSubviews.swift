/// The views in a custom layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// A subset of the views.
  public typealias SubSequence = LayoutSubviews

  var elements: [LayoutSubview]

  init(_ nodes: [LayoutNode], placements: PlacementStorage? = nil) {
    elements = nodes.enumerated().map { index, node in
      LayoutSubview(node: node, index: index, placements: placements)
    }
  }

  private init(elements: [LayoutSubview]) {
    self.elements = elements
  }

  /// The index of the first view: 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { elements.count }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { elements[index] }

  /// Returns the views of a range, with indices from 0.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements: Array(elements[bounds]))
  }

  /// The views at some indices.
  public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews
  where Indices.Element == Int {
    LayoutSubviews(elements: indices.map { elements[$0] })
  }

  var nodes: [LayoutNode] { elements.map(\.node) }
}
