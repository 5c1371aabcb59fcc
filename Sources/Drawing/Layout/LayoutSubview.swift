public import Foundation

/// A proxy for a view in a custom layout.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  let index: Int
  let placements: PlacementStorage?

  /// Returns whether both are proxies for the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }

  /// The layout priority; 0 by default.
  public var priority: Double { node.layoutPriority }

  /// The view's preferred spacing to its neighbours.
  public var spacing: ViewSpacing {
    ViewSpacing(
      horizontal: node.traits.horizontalSpacing,
      vertical: node.traits.verticalSpacing
    )
  }

  /// The values that the view passes to its container.
  public var containerValues: ContainerValues { ContainerValues(node.traits.values) }

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

  /// Places the view with its anchor at a point of the container. The last call takes effect.
  ///
  /// Has no effect outside `placeSubviews`.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let offset = anchor.point(in: node.size(for: proposal))
    placements?[index] = LayoutPlacement(
      origin: CGPoint(x: position.x - offset.x, y: position.y - offset.y),
      proposal: proposal
    )
  }
}

/// The placements of a layout's views; a class, because copies of the proxies share it.
final class PlacementStorage {
  private var placements: [LayoutPlacement?]

  init(count: Int) {
    placements = Array(repeating: nil, count: count)
  }

  subscript(index: Int) -> LayoutPlacement? {
    get { placements[index] }
    set { placements[index] = newValue }
  }
}
