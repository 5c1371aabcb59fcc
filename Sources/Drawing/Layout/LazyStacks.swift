public import Foundation

/// What stays in sight when its container scrolls; nothing scrolls here.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt32

  /// The heads of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The feet of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// Views below one another; the same as `VStack`, as all of them are drawn.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// Puts the views of a closure in a column, `spacing` points apart (8 unless given).
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

/// Views beside one another; the same as `HStack`, as all of them are drawn.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Puts the views of a closure in a row, `spacing` points apart (8 unless given).
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
