public import Foundation

/// A screen with a fixed size.
///
/// It is a class, as in UIKit.
public final class UIScreen: Sendable {
  /// The main screen.
  public static let main = UIScreen()

  /// The bounds of the screen: 393 × 852 points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  /// The bounds of the screen, in pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  /// The number of pixels per point.
  public var scale: CGFloat { 3 }
  /// The number of pixels per point.
  public var nativeScale: CGFloat { 3 }
  /// The brightness, 0…1.
  public var brightness: CGFloat { 1 }
  /// The maximum frame rate, in frames per second.
  public var maximumFramesPerSecond: Int { 60 }
}
