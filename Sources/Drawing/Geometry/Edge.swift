/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The left side, where text runs from left to right.
  case leading
  /// The lower side.
  case bottom
  /// The right side, where text runs from left to right.
  case trailing

  /// A set of sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each side.
    public let rawValue: Int8

    /// The upper side.
    public static let top = Set(.top)
    /// The left side.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The right side.
    public static let trailing = Set(.trailing)
    /// The left and the right side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set of one side.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }
  }
}
