import Foundation

/// Views arranged by a layout.
@usableFromInline
nonisolated struct LayoutView<Container: Layout, Content: View>: View, PrimitiveView {
  @usableFromInline typealias Body = Never

  let layout: Container
  let content: Content

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let axis =
      (layout as? AnyLayout)?.stackOrientation ?? Container.layoutProperties.stackOrientation
    // Frames are animated from the layout's values at the evaluated moment, not at a later one.
    if Container.AnimatableData.self != EmptyAnimatableData.self { context.pass.resetLead() }
    let layout = context.surroundings.animated(layout, at: context.at(Container.self).path)
    let element = ContainerRule(layout: layout)
    let node = ElementNode(
      element,
      content: content,
      named: Container.self,
      axis: axis,
      in: context
    )
    let spacing = element.spacing(of: node.children)
    node.traits.horizontalSpacing = spacing.horizontal
    node.traits.verticalSpacing = spacing.vertical
    nodes.append(node)
  }
}

/// The layout element of a custom layout.
struct ContainerRule<Container: Layout>: LayoutElement {
  let layout: Container
  private let storage = CacheStorage()

  init(layout: Container) {
    self.layout = layout
  }

  /// The layout's cache; a class, because layout elements are immutable values.
  private final class CacheStorage {
    var cache: Container.Cache?
  }

  func withoutCache() -> ContainerRule { ContainerRule(layout: layout) }

  var isView: Bool { true }
  // The layout must be called to determine whether it sets guides.
  var explicitGuides: ExplicitGuides { .any }

  /// Returns the container's preferred spacing to its neighbours.
  func spacing(of children: [LayoutNode]) -> ViewSpacing {
    withCache(LayoutSubviews(children)) { subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache)
    }
  }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    withCache(LayoutSubviews(children)) { subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    let placements = PlacementStorage(count: children.count)
    withCache(LayoutSubviews(children, placements: placements)) { subviews, cache in
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size),
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    }
    return children.enumerated().map { index, child in
      placements[index] ?? child.aligned(.center, in: size, proposal: ProposedViewSize(size))
    }
  }

  func explicitGuide(
    _ key: AlignmentKey,
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own = withCache(LayoutSubviews(children)) { subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      }
    }
    guard let own, own.isFinite else {
      return meanGuide(key, of: children, in: size, proposal: proposal)
    }
    return own
  }

  private func withCache<Result>(
    _ subviews: LayoutSubviews,
    _ body: (LayoutSubviews, inout Container.Cache) -> Result
  ) -> Result {
    var cache = storage.cache ?? layout.makeCache(subviews: subviews)
    defer { storage.cache = cache }
    return body(subviews, &cache)
  }
}
