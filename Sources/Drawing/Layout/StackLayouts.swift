public import Foundation

/// The layout of `HStack`, to be used as one of several layouts.
public struct HStackLayout: Layout, Sendable {
  /// How the views are lined up from top to bottom.
  public var alignment: VerticalAlignment
  /// The gap between the views in points; 8 where it is `nil` and they want no other.
  public var spacing: CGFloat?

  /// Creates the layout of a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A stack from left to right.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

extension HStackLayout {
  /// Returns the size of the views together.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    rule.size(for: proposal, of: subviews.nodes)
  }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.place(by: rule, in: bounds, proposal: proposal)
  }

  private var rule: StackRule {
    StackRule(axis: .horizontal, spacing: spacing, alignment: alignment.key)
  }
}

/// The layout of `VStack`, to be used as one of several layouts.
public struct VStackLayout: Layout, Sendable {
  /// How the views are lined up from left to right.
  public var alignment: HorizontalAlignment
  /// The gap between the views in points; 8 where it is `nil` and they want no other.
  public var spacing: CGFloat?

  /// Creates the layout of a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A stack from top to bottom.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

extension VStackLayout {
  /// Returns the size of the views together.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    rule.size(for: proposal, of: subviews.nodes)
  }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.place(by: rule, in: bounds, proposal: proposal)
  }

  private var rule: StackRule {
    StackRule(axis: .vertical, spacing: spacing, alignment: alignment.key)
  }
}

/// The layout of `ZStack`, to be used as one of several layouts.
public struct ZStackLayout: Layout, Sendable {
  /// How the views are lined up.
  public var alignment: Alignment

  /// Creates the layout of views over one another.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout {
  /// Returns the size of the views together.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    rule.size(for: proposal, of: subviews.nodes)
  }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.place(by: rule, in: bounds, proposal: proposal)
  }

  private var rule: OverlappingLayout { OverlappingLayout(alignment: alignment) }
}

extension LayoutSubviews {
  /// Places the views by one of the library's own rules.
  func place(
    by rule: some LayoutElement,
    in bounds: CGRect,
    proposal: ProposedViewSize
  ) {
    let places = rule.placements(of: nodes, in: bounds.size, proposal: proposal)
    for (subview, place) in zip(elements, places) {
      let position = CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y)
      subview.place(at: position, proposal: place.proposal)
    }
  }
}
