public import Foundation

extension Path {
  /// The length of a quarter ellipse's control handle as a fraction of its radius.
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

  /// Adds the closed ellipse that fills `rect`, from 3 o'clock clockwise on screen.
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
}
