public import Foundation
public import Scene

/// The rectangle of the view's frame with its shorter sides fully rounded.
public struct Capsule: Shape, LocatedView {
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  var line: SourceLine?

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// Returns the capsule.
  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(
      roundedRect: rect,
      cornerSize: CGSize(width: radius, height: radius),
      style: style
    )
  }
}

extension Capsule: InsettableShape {
  /// Returns the capsule inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOfShape(base: self, amount: amount)
  }
}
