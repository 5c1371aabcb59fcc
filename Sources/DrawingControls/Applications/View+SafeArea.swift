public import Foundation

// A rendering has no bars and no safe area insets.

nonisolated extension View {
  /// Adds views above or below this view, which gets the remaining space.
  ///
  /// A vertical stack arranges both with `spacing` points between them, 8 by default.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// Adds views before or after this view, which gets the remaining space.
  ///
  /// A horizontal stack arranges both with `spacing` points between them, 8 by default.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }

  /// Adds padding around the view, in points.
  public consuming func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds padding at some edges of the view, in points; 16 by default.
  public consuming func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    padding(edges, length)
  }

  /// Adds padding at all edges of the view, in points.
  public consuming func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Adds the padding of a scene: 16 points.
  public consuming func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the padding of a scene: 16 points for every kind.
  public consuming func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}

/// A kind of padding for scenes. Every kind is 16 points.
public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// The minimum padding.
  public static let minimum = ScenePadding(name: "minimum")
  /// The padding of a navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// A top or bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: Int8

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]

    /// Creates a set of edges from bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }
  }
}

/// A leading or trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: Int8

    /// The leading edge.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]

    /// Creates a set of edges from bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }
  }
}
