public import Foundation

/// A layout whose type is hidden, so that one can take the place of another.
public struct AnyLayout: Layout {
  /// What the hidden layout keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  private let box: any LayoutBox

  /// Hides the type of a layout.
  public init<Hidden: Layout>(_ layout: Hidden) {
    box = (layout as? AnyLayout)?.box ?? HiddenLayout(layout: layout)
  }

  /// Returns what the hidden layout keeps before the first call.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: box.makeCache(subviews))
  }

  /// Returns the size that the hidden layout takes of a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    box.size(proposal, subviews, &cache.value)
  }

  /// Places the views as the hidden layout does.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    box.place(bounds, proposal, subviews, &cache.value)
  }

  /// The direction of the stack that the hidden layout is.
  var stackOrientation: Axis? { box.stackOrientation }
}

/// A layout of any type.
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
}

private struct HiddenLayout<Hidden: Layout>: LayoutBox {
  let layout: Hidden

  var stackOrientation: Axis? { Hidden.layoutProperties.stackOrientation }

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  func size(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGSize {
    var own = cache as? Hidden.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
  }

  func place(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    var own = cache as? Hidden.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
  }
}
