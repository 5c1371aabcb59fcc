public import Foundation

// UIKit's haptic feedback, which a rendering doesn't play.

/// A generator of impact feedback.
public class UIImpactFeedbackGenerator {
  /// The style of the impact.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}
  /// Has no effect.
  public func prepare() {}
  /// Has no effect.
  public func impactOccurred() {}
  /// Has no effect.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A generator of notification feedback.
public class UINotificationFeedbackGenerator {
  /// The type of the notification.
  public enum FeedbackType: Int, Sendable {
    /// Success.
    case success
    /// Warning.
    case warning
    /// Error.
    case error
  }

  /// Creates a generator.
  public init() {}
  /// Has no effect.
  public func prepare() {}
  /// Has no effect.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of selection feedback.
public class UISelectionFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Has no effect.
  public func prepare() {}
  /// Has no effect.
  public func selectionChanged() {}
}
