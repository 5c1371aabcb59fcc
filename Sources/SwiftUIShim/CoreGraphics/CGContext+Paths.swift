public import Drawing
public import Foundation

extension CGContext {
  /// The current path.
  public var path: CGPath? { current.isEmpty ? nil : current.cgPath }
  /// Whether the current path is empty.
  public var isPathEmpty: Bool { current.isEmpty }
  /// The current point of the path.
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }
  /// The bounding rectangle of the current path.
  public var boundingBoxOfPath: CGRect { current.boundingRect }
  /// The bounding rectangle of the clip.
  public var boundingBoxOfClipPath: CGRect { state.graphics.clipBoundingRect }

  /// Starts a new path.
  public func beginPath() {
    current = Path()
  }

  /// Closes the current subpath.
  public func closePath() {
    current.closeSubpath()
  }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint) {
    current.move(to: point)
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) {
    current.addLine(to: point)
  }

  /// Adds a subpath of lines that connect points.
  public func addLines(between points: [CGPoint]) {
    current.addLines(points)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    current.addRect(rect)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    current.addRects(rects)
  }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) {
    current.addEllipse(in: rect)
  }

  /// Adds an arc. Angles are in radians.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    current.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      clockwise: clockwise
    )
  }

  /// Adds an arc that is tangent to two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a path.
  public func addPath(_ path: CGPath) {
    current.addPath(Path(path))
  }

  /// Replaces the current path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    current = current.strokedPath(state.pen)
  }
}
