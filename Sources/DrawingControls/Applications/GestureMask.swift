/// Which gestures of a view count.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt32

  /// Those of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views in it.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
