public import Foundation

/// A proxy for a view in a custom layout.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  let index: Int
  let places: LayoutPlaces?

  /// Returns whether both are proxies for the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }

  /// The layout priority; 0 by default.
  public var priority: Double { node.traits.layoutPriority }

  /// The view's preferred spacing to its neighbours.
  public var spacing: ViewSpacing {
    ViewSpacing(
      horizontal: node.traits.horizontalSpacing,
      vertical: node.traits.verticalSpacing
    )
  }

  /// The view's value for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    guard let value = node.traits.values[ObjectIdentifier(key)] else { return Key.defaultValue }
    return value as? Key.Value ?? Key.defaultValue
  }

  /// Returns the view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }

  /// Returns the view's size for a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(for: proposal)
  }

  /// Places the view with one of its points at a point of the container. The last call takes
  /// effect.
  ///
  /// Has no effect outside `placeSubviews`.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let offset = anchor.point(in: node.size(for: proposal))
    places?[index] = LayoutPlacement(
      origin: CGPoint(x: position.x - offset.x, y: position.y - offset.y),
      proposal: proposal
    )
  }
}

/// The placements of a layout's views; a class, because copies of the proxies share it.
final class LayoutPlaces {
  private var places: [LayoutPlacement?]

  init(count: Int) {
    places = Array(repeating: nil, count: count)
  }

  subscript(index: Int) -> LayoutPlacement? {
    get { places[index] }
    set { places[index] = newValue }
  }
}

/// The views in a custom layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// A subset of the views.
  public typealias SubSequence = LayoutSubviews

  var elements: [LayoutSubview]

  init(_ nodes: [LayoutNode], places: LayoutPlaces? = nil) {
    elements = nodes.enumerated().map { index, node in
      LayoutSubview(node: node, index: index, places: places)
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

/// The preferred spacing of a view to its neighbours.
public struct ViewSpacing: Sendable {
  var horizontal: CGFloat?
  var vertical: CGFloat?

  /// No spacing.
  public static let zero = ViewSpacing(horizontal: 0, vertical: 0)

  /// Creates the default spacing.
  public init() {
    self.init(horizontal: nil, vertical: nil)
  }

  init(horizontal: CGFloat?, vertical: CGFloat?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Returns the spacing to the next view: the larger preference of the two, 8 points without any.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let preferences =
      axis == .horizontal ? [horizontal, next.horizontal] : [vertical, next.vertical]
    return preferences.compactMap { $0 }.max() ?? StackElement.defaultSpacing
  }

  /// Merges another view's preferences for some edges, keeping the larger ones.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func union(_ own: CGFloat?, _ other: CGFloat?) -> CGFloat? {
      [own, other].compactMap { $0 }.max()
    }
    if !edges.isDisjoint(with: .horizontal) { horizontal = union(horizontal, other.horizontal) }
    if !edges.isDisjoint(with: .vertical) { vertical = union(vertical, other.vertical) }
  }

  /// Returns the larger preferences of both views.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }
}
