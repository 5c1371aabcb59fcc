public import Foundation

/// A type-erased layout, so that one layout can be replaced by another.
public struct AnyLayout: Layout {
  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var value: Any
  }

  private var box: any LayoutBox

  /// Erases the type of a layout.
  public init<Wrapped: Layout>(_ layout: Wrapped) {
    box = (layout as? AnyLayout)?.box ?? WrappedLayout(layout: layout)
  }

  /// Returns the wrapped layout's initial cache.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: box.makeCache(subviews))
  }

  /// Returns the wrapped layout's size for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    box.size(proposal, subviews, &cache.value)
  }

  /// Places the views with the wrapped layout.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    box.place(bounds, proposal, subviews, &cache.value)
  }

  /// Updates the wrapped layout's cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.update(&cache.value, subviews)
  }

  /// Returns the wrapped layout's preferred spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache.value)
  }

  /// Returns the wrapped layout's position of a horizontal guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.position(of: guide, bounds, proposal, subviews, &cache.value)
  }

  /// Returns the wrapped layout's position of a vertical guide.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.position(of: guide, bounds, proposal, subviews, &cache.value)
  }

  /// The animatable data of the wrapped layout.
  public var animatableData: AnyAnimatableData {
    get { box.animatableData }
    set { box.animatableData = newValue }
  }

  /// The orientation of the wrapped stack.
  var stackOrientation: Axis? { box.stackOrientation }
}

/// A layout of any type, with its cache type-erased.
private protocol LayoutBox {
  var stackOrientation: Axis? { get }
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
  func place(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  )
  var animatableData: AnyAnimatableData { get set }
  func update(_ cache: inout Any, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
  func position(
    of guide: HorizontalAlignment,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
  func position(
    of guide: VerticalAlignment,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
}

private struct WrappedLayout<Wrapped: Layout>: LayoutBox {
  var layout: Wrapped

  var animatableData: AnyAnimatableData {
    get { AnyAnimatableData(of: layout) }
    set { newValue.set(to: &layout) }
  }

  var stackOrientation: Axis? { Wrapped.layoutProperties.stackOrientation }

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  func update(_ cache: inout Any, _ subviews: LayoutSubviews) {
    withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func size(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGSize {
    withCache(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    withCache(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func position(
    of guide: HorizontalAlignment,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }

  func position(
    of guide: VerticalAlignment,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }

  private func withCache<Result>(
    _ cache: inout Any,
    _ subviews: LayoutSubviews,
    _ body: (inout Wrapped.Cache) -> Result
  ) -> Result {
    var own = cache as? Wrapped.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }
}
