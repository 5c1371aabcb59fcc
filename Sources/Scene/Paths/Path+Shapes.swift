public import Foundation

extension Path {
  /// The length of a quarter ellipse's handle as a share of its radius.
  ///
  /// 4⁄3·(√2 − 1), rounded as Core Graphics rounds it.
  package static let quarterEllipseHandle: CGFloat = 0.5522847498

  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates the ellipse that fills `rect`.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Creates a rectangle with circular corners of one radius, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with elliptic corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Adds a rectangle: from its top left corner clockwise on screen, closed.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds the ellipse that fills `rect`: from 3 o'clock clockwise on screen, closed.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let handle = Path.quarterEllipseHandle
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + x * rx, y: rect.midY + y * ry).applying(transform)
    }
    move(to: point(1, 0))
    addCurve(to: point(0, 1), control1: point(1, handle), control2: point(handle, 1))
    addCurve(to: point(-1, 0), control1: point(-handle, 1), control2: point(-1, handle))
    addCurve(to: point(0, -1), control1: point(-1, -handle), control2: point(-handle, -1))
    addCurve(to: point(1, 0), control1: point(handle, -1), control2: point(1, -handle))
    closeSubpath()
  }

  /// Adds a rectangle with elliptic corners: clockwise on screen from (maxX, midY), closed.
  ///
  /// A corner is at most half as wide and half as high as the rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let rx = min(max(cornerSize.width, 0), rect.width / 2)
    let ry = min(max(cornerSize.height, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
    let (hx, hy) = (rx * (1 - Path.quarterEllipseHandle), ry * (1 - Path.quarterEllipseHandle))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)

    move(to: point(right, rect.midY))
    addLine(to: point(right, bottom - ry))
    addCurve(
      to: point(right - rx, bottom),
      control1: point(right, bottom - hy),
      control2: point(right - hx, bottom)
    )
    addLine(to: point(left + rx, bottom))
    addCurve(
      to: point(left, bottom - ry),
      control1: point(left + hx, bottom),
      control2: point(left, bottom - hy)
    )
    addLine(to: point(left, top + ry))
    addCurve(
      to: point(left + rx, top),
      control1: point(left, top + hy),
      control2: point(left + hx, top)
    )
    addLine(to: point(right - rx, top))
    addCurve(
      to: point(right, top + ry),
      control1: point(right - hx, top),
      control2: point(right, top + hy)
    )
    closeSubpath()
  }
}
