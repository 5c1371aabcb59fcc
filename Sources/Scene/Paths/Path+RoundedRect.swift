public import Foundation

extension Path {
  /// Creates a rectangle with corners of one radius, in points.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// Creates a rectangle with corners of one width and height, in points.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with a separate radius for each corner, in points.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a closed rectangle with rounded corners, clockwise on screen from (maxX, midY).
  ///
  /// A corner is at most half as wide and half as high as the rectangle; if its width or height is
  /// 0, the rectangle has square corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let size = CGSize(
      width: min(max(0, cornerSize.width), rect.width / 2),
      height: min(max(0, cornerSize.height), rect.height / 2)
    )
    guard size.width > 0, size.height > 0 else { return addRect(rect, transform: transform) }
    let corners = RoundedCorners(
      rect: rect,
      style: style,
      topLeading: size,
      bottomLeading: size,
      bottomTrailing: size,
      topTrailing: size
    )
    addPath(corners.path, transform: transform)
  }

  /// Adds a closed rectangle with a separate radius for each corner, clockwise on screen from
  /// (maxX, midY).
  ///
  /// A radius is at most half the shorter side. If all are 0 the rectangle has square corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let limit = min(rect.width, rect.height) / 2
    func size(_ radius: CGFloat) -> CGSize {
      let radius = min(max(0, radius), limit)
      return CGSize(width: radius, height: radius)
    }
    let corners = RoundedCorners(
      rect: rect,
      style: style,
      topLeading: size(cornerRadii.topLeading),
      bottomLeading: size(cornerRadii.bottomLeading),
      bottomTrailing: size(cornerRadii.bottomTrailing),
      topTrailing: size(cornerRadii.topTrailing)
    )
    guard corners.isRounded else { return addRect(rect, transform: transform) }
    addPath(corners.path, transform: transform)
  }
}
