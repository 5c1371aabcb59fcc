internal import Drawing
public import Foundation

/// A trait of a preview. `fixedLayout`, `sizeThatFitsLayout` and `modifier` have an
/// effect.
public struct PreviewTrait: Sendable {
  /// The default layout.
  public static let defaultLayout = PreviewTrait()
  /// The size that fits the view.
  public static let sizeThatFitsLayout = PreviewTrait(layout: .sizeThatFits)
  /// A device in portrait orientation.
  public static let portrait = PreviewTrait()
  /// A device upside down.
  public static let portraitUpsideDown = PreviewTrait()
  /// A device in landscape orientation.
  public static let landscapeLeft = PreviewTrait()
  /// A device in landscape orientation.
  public static let landscapeRight = PreviewTrait()

  /// The layout that the trait sets.
  var layout: PreviewLayout?
  /// The function that modifies the preview.
  var modify: (@MainActor @Sendable (AnyView) -> AnyView)?

  /// Returns the trait of a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }
}
