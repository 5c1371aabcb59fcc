public import Drawing
public import Foundation

extension CGContext {
  /// The current path.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.cgPath }
  /// Whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }
  /// The current point of the path.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }
  /// The bounding rectangle of the current path.
  public var boundingBoxOfPath: CGRect { currentPath.boundingRect }
  /// The bounding rectangle of the clip.
  public var boundingBoxOfClipPath: CGRect { state.graphics.clipBoundingRect }

  /// Starts a new path.
  public func beginPath() {
    currentPath = Path()
  }

  /// Closes the current subpath.
  public func closePath() {
    currentPath.closeSubpath()
  }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint) {
    currentPath.move(to: point)
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: point)
  }

  /// Adds a subpath of lines that connect points.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(points)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    currentPath.addRect(rect)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    currentPath.addRects(rects)
  }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect)
  }

  /// Adds an arc. Angles are in radians.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    currentPath.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      clockwise: clockwise
    )
  }

  /// Adds an arc that is tangent to two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a path.
  public func addPath(_ path: CGPath) {
    currentPath.addPath(Path(path))
  }

  /// Replaces the current path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    currentPath = currentPath.strokedPath(state.strokeStyle)
  }
}
