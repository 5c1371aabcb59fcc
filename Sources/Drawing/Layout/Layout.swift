public import Foundation

/// A container of your own: it answers proposals and places the views in it.
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
  /// What is kept between the calls of one layout; nothing unless you say otherwise.
  associatedtype Cache = Void
  /// Stands for the views in the container.
  typealias Subviews = LayoutSubviews

  /// What kind of container it is.
  static var layoutProperties: LayoutProperties { get }

  /// Returns what is kept before the first call.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date after the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the gaps that the container wants to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size that the container takes of a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views; one that isn't placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Returns the place of a guide from left to right, or `nil` for the mean of the views' own.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the place of a guide from top to bottom, or `nil` for the mean of the views' own.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What kind of container a layout is.
public struct LayoutProperties: Sendable {
  /// The direction of a stack, which decides on spacers and dividers in it; `nil` for none.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is no stack.
  public init() {}
}

extension Layout {
  /// No stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Wants the usual gaps.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Leaves the guide to the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Leaves the guide to the views.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Lays out the views of a closure.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}
