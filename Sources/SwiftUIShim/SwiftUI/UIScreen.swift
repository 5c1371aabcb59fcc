public import Foundation

/// The screen of a phone; here it is always of one size.
///
/// A class, as it is there.
public final class UIScreen: Sendable {
  /// The screen.
  public static let main = UIScreen()

  /// The rectangle of the screen: 393 by 852 points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  /// The rectangle of the screen, in pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  /// Pixels per point.
  public var scale: CGFloat { 3 }
  /// Pixels per point.
  public var nativeScale: CGFloat { 3 }
  /// The brightness, 0…1.
  public var brightness: CGFloat { 1 }
  /// Pictures per second at most.
  public var maximumFramesPerSecond: Int { 60 }
}
