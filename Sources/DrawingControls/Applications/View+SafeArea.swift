public import Foundation

// A picture has no bars and so no unsafe margins: what keeps clear of them is laid out as if there
// were none.

extension View {
  /// Puts views above or below this one, which leaves room for them.
  ///
  /// Both are in a column, `spacing` points apart (8 unless given).
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

  /// Puts views left or right of this one, which leaves room for them.
  ///
  /// Both are in a row, `spacing` points apart (8 unless given).
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

  /// Adds room around the view, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds room at some sides of the view: 16 points unless a length is given.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds room of one length in points at all sides of the view.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Adds the room that scenes leave at their sides: 16 points.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the room that scenes of a kind leave at their sides: 16 points.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}

/// The kinds of room that scenes leave at their sides; all are 16 points here.
public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// The usual one.
  public static let minimum = ScenePadding(name: "minimum")
  /// That of navigation bars.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// An upper or lower side.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// A set of such sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each side.
    public let rawValue: Int8

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The lower side.
    public static let bottom = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.top, .bottom]

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }
  }
}

/// A left or right side.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The left side.
  case leading
  /// The right side.
  case trailing

  /// A set of such sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each side.
    public let rawValue: Int8

    /// The left side.
    public static let leading = Set(rawValue: 1)
    /// The right side.
    public static let trailing = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }
  }
}
