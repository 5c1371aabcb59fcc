public import Foundation

/// A custom container: it chooses its size for a proposal and places its views.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     proposal.replacingUnspecifiedDimensions()
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     for (index, subview) in subviews.enumerated() {
///       let step = CGFloat(20 * index)
///       subview.place(
///         at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
///     }
///   }
/// }
///
/// let stairs = Diagonal() {
///   Circle()
///   Circle()
/// }
/// ```
public protocol Layout: Animatable {
  /// The data kept between the calls of one layout; nothing by default.
  associatedtype Cache = Void
  /// A proxy collection for the views in the container.
  typealias Subviews = LayoutSubviews

  /// The properties of the container.
  static var layoutProperties: LayoutProperties { get }

  /// Returns the initial cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the container's preferred spacing to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the container's size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views; a view that isn't placed is centred.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Returns the position of a horizontal guide, or `nil` for the mean of the views' guides.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a vertical guide, or `nil` for the mean of the views' guides.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The orientation of a stack, which affects spacers and dividers in it; `nil` for none.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that isn't a stack.
  public init() {}
}

extension Layout {
  /// The default properties, which aren't those of a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache with a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the default spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Returns `nil`, so that the views determine the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns `nil`, so that the views determine the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns a view that lays out the views of a closure.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Returns an empty cache.
  public func makeCache(subviews: Subviews) {}
}
