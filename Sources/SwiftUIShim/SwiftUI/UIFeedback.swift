public import Foundation

// What shakes a phone in older code; nobody holds a picture.

/// A tap that would be felt.
public class UIImpactFeedbackGenerator {
  /// How it feels.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// As usual.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Hard.
    case rigid
  }

  /// Creates a tap that isn't felt.
  public init(style: FeedbackStyle = .medium) {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// News that would be felt.
public class UINotificationFeedbackGenerator {
  /// What the news is.
  public enum FeedbackType: Int, Sendable {
    /// Good.
    case success
    /// Doubtful.
    case warning
    /// Bad.
    case error
  }

  /// Creates news that aren't felt.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A choice that would be felt.
public class UISelectionFeedbackGenerator {
  /// Creates a choice that isn't felt.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func selectionChanged() {}
}
