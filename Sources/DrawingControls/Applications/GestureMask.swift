/// The gestures that a modifier enables, for source compatibility.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// The gestures of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]

  /// Creates a set of options from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
