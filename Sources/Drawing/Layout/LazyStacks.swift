public import Foundation

/// The views that stay visible while scrolling; nothing scrolls here.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit per option.
  public let rawValue: UInt32

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A vertical stack that evaluates the elements of a `ForEach` only as far as it can show them.
///
/// The frames around the stack and the size of the picture limit what it can show. A million rows
/// in a scroll view cost as much as the rows in its viewport. The views have their ideal height;
/// the stack takes the proposed width.
nonisolated public struct LazyVStack<Content: View>: View {
  private let stack: LazyStack<VStack<Content>, Content>

  /// Creates a column of views, `spacing` points apart (8 by default).
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = LazyStack(
      axis: .vertical,
      spacing: spacing,
      guide: alignment.key,
      content: content()
    )
  }

  /// The column.
  public var body: some View { stack }
}

/// A horizontal stack that evaluates the elements of a `ForEach` only as far as it can show them.
///
/// See ``LazyVStack``. The views have their ideal width; the stack takes the proposed height.
nonisolated public struct LazyHStack<Content: View>: View {
  private let stack: LazyStack<HStack<Content>, Content>

  /// Creates a row of views, `spacing` points apart (8 by default).
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = LazyStack(
      axis: .horizontal,
      spacing: spacing,
      guide: alignment.key,
      content: content()
    )
  }

  /// The row.
  public var body: some View { stack }
}
