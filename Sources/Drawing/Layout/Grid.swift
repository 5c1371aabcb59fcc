public import Foundation

/// Views in rows and columns, each column as wide as its widest view, each row as high as its
/// highest.
///
/// ```swift
/// Grid(horizontalSpacing: 4, verticalSpacing: 4) {
///   GridRow {
///     Text("Apples")
///     Color.red.frame(width: 80, height: 12)
///   }
///   GridRow {
///     Text("Pears")
///     Color.green.frame(width: 40, height: 12)
///   }
///   Divider()
/// }
/// ```
///
/// A view outside of a `GridRow` takes a row of its own, across all columns.
public struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  /// Lays out the rows of a closure; the gaps are 8 points unless given.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  /// Has no body: the library lays it out.
  public typealias Body = Never

  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    nodes.append(
      LayoutNode(layout.rule, content: content, named: Self.self, axis: nil, in: context)
    )
  }
}

/// The layout of `Grid`, to be used as one of several layouts.
public struct GridLayout: Layout, Sendable {
  /// Where views stand in their cells.
  public var alignment: Alignment
  /// The gap between columns in points; 8 where it is `nil`.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; 8 where it is `nil`.
  public var verticalSpacing: CGFloat?

  /// Creates the layout of a grid.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Returns the size of the rows and columns together.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    rule.size(for: proposal, of: subviews.nodes)
  }

  /// Places the views in their cells.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.place(by: rule, in: bounds, proposal: proposal)
  }

  fileprivate var rule: GridRule {
    GridRule(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }
}
