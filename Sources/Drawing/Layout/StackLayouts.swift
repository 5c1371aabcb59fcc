public import Foundation

/// The layout of `HStack`, for use with `AnyLayout`.
public struct HStackLayout: Layout, Sendable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The spacing between the views in points; 8 if it is `nil` and the views have no preference.
  public var spacing: CGFloat?

  /// Creates the layout of a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

extension HStackLayout {
  /// Returns the total size of the views.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    element.size(for: proposal, of: subviews.nodes)
  }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.place(by: element, in: bounds, proposal: proposal)
  }

  private var element: StackRule {
    StackRule(axis: .horizontal, spacing: spacing, alignment: alignment.key)
  }
}

/// The layout of `VStack`, for use with `AnyLayout`.
public struct VStackLayout: Layout, Sendable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The spacing between the views in points; 8 if it is `nil` and the views have no preference.
  public var spacing: CGFloat?

  /// Creates the layout of a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

extension VStackLayout {
  /// Returns the total size of the views.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    element.size(for: proposal, of: subviews.nodes)
  }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.place(by: element, in: bounds, proposal: proposal)
  }

  private var element: StackRule {
    StackRule(axis: .vertical, spacing: spacing, alignment: alignment.key)
  }
}

/// The layout of `ZStack`, for use with `AnyLayout`.
public struct ZStackLayout: Layout, Sendable {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates the layout of overlapping views.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout {
  /// Returns the size of the rectangle that contains all views, aligned with each other.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    element.size(for: proposal, of: subviews.nodes)
  }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.place(by: element, in: bounds, proposal: proposal)
  }

  private var element: OverlappingLayout { OverlappingLayout(alignment: alignment) }
}

extension LayoutSubviews {
  /// Places the views with one of the library's own layouts.
  func place(
    by element: some LayoutElement,
    in bounds: CGRect,
    proposal: ProposedViewSize
  ) {
    let places = element.placements(of: nodes, in: bounds.size, proposal: proposal)
    for (subview, place) in zip(elements, places) {
      let position = CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y)
      subview.place(at: position, proposal: place.proposal)
    }
  }
}
