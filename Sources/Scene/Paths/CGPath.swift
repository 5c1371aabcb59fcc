public import Foundation

#if !canImport(Darwin)
/// A path of Core Graphics, for drawings that build their paths with it.
///
/// A class, as it is there; make a ``Path`` of it to draw it.
public class CGPath {
  /// The path as it is drawn.
  fileprivate(set) final var path: Path

  fileprivate init(_ path: Path) {
    self.path = path
  }

  /// Creates a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path()
    path.addRect(rect, transform: CGPath.value(of: transform))
  }

  /// Creates the ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path()
    path.addEllipse(in: rect, transform: CGPath.value(of: transform))
  }

  /// Creates a rectangle with elliptic corners.
  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    path = Path()
    path.addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
      style: .circular,
      transform: CGPath.value(of: transform)
    )
  }

  /// Whether the path has no elements.
  public final var isEmpty: Bool { path.isEmpty }
  /// The end of the last element; the origin for an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle that holds all points, control points too; null for an empty path.
  public final var boundingBox: CGRect { path.controlBounds }
  /// The smallest rectangle that holds the lines and curves; null for an empty path.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Returns whether a point lies inside the path.
  public final func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// Returns a copy.
  public final func copy() -> CGPath? { CGPath(path) }

  /// Returns a copy that can be added to.
  public final func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  private static func value(of transform: UnsafePointer<CGAffineTransform>?) -> CGAffineTransform {
    transform?.pointee ?? .identity
  }
}

/// How the inside of a path is found.
public enum CGPathFillRule: Int, Sendable {
  /// By the nonzero rule.
  case winding
  /// By the even-odd rule.
  case evenOdd
}

/// A path of Core Graphics that can be added to.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(Path())
  }

  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform),
      control1: control1.applying(transform),
      control2: control2.applying(transform)
    )
  }

  /// Adds an arc of a circle; angles are in radians. `clockwise` is as in ``Path``.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let start = Double(startAngle)
    path.addArc(
      center: center,
      radius: radius,
      startRadians: start,
      deltaRadians: Path.arcDelta(from: start, to: Double(endAngle), clockwise: clockwise),
      transform: transform
    )
  }

  /// Adds an arc of a circle that turns by an angle in radians.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startRadians: Double(startAngle),
      deltaRadians: Double(delta),
      transform: transform
    )
  }

  /// Adds the arc of a circle that touches two lines.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End,
      tangent2End: tangent2End,
      radius: radius,
      transform: transform
    )
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with elliptic corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
      style: .circular,
      transform: transform
    )
  }

  /// Adds the elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Closes the current subpath.
  public func closeSubpath() {
    path.closeSubpath()
  }
}

extension Path {
  /// Creates the path that a path of Core Graphics has now.
  public init(_ path: CGPath) {
    self = path.path
  }

  /// The path as one of Core Graphics.
  public var cgPath: CGPath { CGPath(self) }
}
#endif
