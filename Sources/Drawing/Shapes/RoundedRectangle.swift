public import Foundation
public import Scene

/// The rectangle of the view's frame with rounded corners.
public struct RoundedRectangle: Shape, LocatedView {
  /// The width and height of a corner, in points.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  var line: SourceLine?

  /// Creates a rounded rectangle with corners of a size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rounded rectangle with corners of one radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the rounded rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The width and height of a corner.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension RoundedRectangle: InsettableShape {
  /// Returns the rectangle inset by an amount in points, with its corner radii reduced by the same
  /// amount.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRoundedRectangle(base: self, amount: amount)
  }
}

/// A rounded rectangle inset by the same distance along its sides and its corners.
struct InsetRoundedRectangle: InsettableShape, DerivedShape {
  let base: RoundedRectangle
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let size = CGSize(
      width: max(base.cornerSize.width - amount, 0),
      height: max(base.cornerSize.height - amount, 0)
    )
    return Path(roundedRect: rect.inset(by: amount), cornerSize: size, style: base.style)
  }

  func inset(by amount: CGFloat) -> InsetRoundedRectangle {
    InsetRoundedRectangle(base: base, amount: self.amount + amount)
  }
}
