/// The part of a text difference that a message shows. The difference file is always complete.
public struct DifferenceLimits: Hashable, Sendable {
  /// The most lines that are shown; what is left out is counted.
  public var lines: Int
  /// The number of unchanged lines before and after a change.
  public var context: Int
  /// The most characters of a line that are shown; what is left out is counted.
  public var columns: Int

  /// Creates limits: 24 lines, 3 of them before and after each change, 240 characters each.
  ///
  /// With all that a message says besides, 24 lines keep it below 40.
  public init(lines: Int = 24, context: Int = 3, columns: Int = 240) {
    self.lines = max(lines, 1)
    self.context = max(context, 0)
    self.columns = max(columns, 1)
  }

  /// The default limits.
  public static let standard = DifferenceLimits()
}
