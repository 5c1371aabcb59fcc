/// The part of a text difference that a message shows. The difference file is always complete.
public struct DifferenceLimits: Hashable, Sendable {
  /// The maximum number of lines. The number of omitted lines is shown.
  public var lines: Int
  /// The number of unchanged lines before and after a change.
  public var context: Int
  /// The maximum number of characters of a line. The number of omitted characters is shown.
  public var columns: Int

  /// Creates limits; by default 24 lines of up to 240 characters, with 3 unchanged lines around a
  /// change.
  ///
  /// With 24 lines, a whole message has at most 40 lines.
  public init(lines: Int = 24, context: Int = 3, columns: Int = 240) {
    self.lines = max(lines, 1)
    self.context = max(context, 0)
    self.columns = max(columns, 1)
  }

  /// The default limits.
  public static let standard = DifferenceLimits()
}
