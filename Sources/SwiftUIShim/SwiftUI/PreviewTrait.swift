public import Foundation

/// How a preview is shown; a size is what its view is drawn in, all else is of no consequence.
public struct PreviewTrait: Sendable {
  /// As usual.
  public static let defaultLayout = PreviewTrait()
  /// In the view's own size.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// On a device held upright.
  public static let portrait = PreviewTrait()
  /// On a device held upside down.
  public static let portraitUpsideDown = PreviewTrait()
  /// On a device held sideways.
  public static let landscapeLeft = PreviewTrait()
  /// On a device held sideways.
  public static let landscapeRight = PreviewTrait()

  /// The size that it fixes, in points.
  var size: CGSize?

  /// Returns the trait of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(size: CGSize(width: width, height: height))
  }
}
