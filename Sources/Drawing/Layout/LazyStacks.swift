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

/// A vertical stack; the same as `VStack`, because all views are drawn.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// Creates a column of views, `spacing` points apart (8 by default).
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The column.
  public var body: VStack<Content> { stack }
}

/// A horizontal stack; the same as `HStack`, because all views are drawn.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Creates a row of views, `spacing` points apart (8 by default).
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The row.
  public var body: HStack<Content> { stack }
}
