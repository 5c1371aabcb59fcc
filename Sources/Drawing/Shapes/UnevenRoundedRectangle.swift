public import Foundation
public import Scene

/// The rectangle of the view's frame with a separate radius for each corner.
public struct UnevenRoundedRectangle: Shape, LocatedView {
  /// The radii, in points; at most half the shorter side.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  var line: SourceLine?

  /// Creates a rounded rectangle from radii in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rounded rectangle from radii in points; corners that aren't specified are square.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }

  /// Returns the rounded rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The four radii: top leading, bottom leading, bottom trailing, top trailing.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// Returns the rectangle inset by an amount in points, with its corner radii reduced by the same
  /// amount.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetUnevenRectangle(base: self, amount: amount)
  }
}

extension RectangleCornerRadii: Animatable {
  /// The four radii: top leading, bottom leading, bottom trailing, top trailing.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading),
        AnimatablePair(bottomTrailing, topTrailing)
      )
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// An inset rectangle whose corner radii are reduced by the inset, so that its outline keeps an
/// equal distance from the original.
struct InsetUnevenRectangle: InsettableShape, DerivedShape {
  var base: UnevenRoundedRectangle
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    var radii = base.cornerRadii
    for corner in [
      \RectangleCornerRadii.topLeading, \.bottomLeading, \.bottomTrailing, \.topTrailing,
    ] {
      radii[keyPath: corner] = max(0, radii[keyPath: corner] - amount)
    }
    return Path(roundedRect: rect.inset(by: amount), cornerRadii: radii, style: base.style)
  }

  func inset(by amount: CGFloat) -> InsetUnevenRectangle {
    InsetUnevenRectangle(base: base, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}
