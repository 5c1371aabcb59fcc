public import Foundation

/// A container that arranges views in rows and columns, each column as wide as its widest view,
/// each row as tall as its tallest.
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
/// A view outside a `GridRow` occupies its own row across all columns.
nonisolated public struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid; the spacing is 8 points by default.
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
  /// The body type. A grid has no body; the library lays it out.
  public typealias Body = Never

  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    nodes.append(
      ElementNode(layout.element, content: content, named: Self.self, axis: nil, in: context)
    )
  }
}

/// The layout of `Grid`, for use with `AnyLayout`.
public struct GridLayout: Layout, Sendable {
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The spacing between columns in points; 8 if it is `nil`.
  public var horizontalSpacing: CGFloat?
  /// The spacing between rows in points; 8 if it is `nil`.
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

  /// Returns the total size of the rows and columns.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    element.size(for: proposal, of: subviews.nodes)
  }

  /// Places the views in their cells.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.place(by: element, in: bounds, proposal: proposal)
  }

  fileprivate var element: GridRule {
    GridRule(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }
}
