public import Foundation

#if !canImport(Darwin)
/// A Core Graphics path, for drawings that build their paths with Core Graphics.
///
/// It is a class, as in Core Graphics; convert it to a ``Path`` to draw it.
public class CGPath {
  /// The path in this library's form.
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

  /// Creates a rectangle with elliptical corners.
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
  /// The smallest rectangle that contains all points, including control points; null for an empty
  /// path.
  public final var boundingBox: CGRect { path.controlBounds }
  /// The smallest rectangle that contains the lines and curves; null for an empty path.
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

  /// Returns a mutable copy.
  public final func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  // MARK: - Deriving

  /// Returns a transformed copy.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(CGPath.value(of: transform)))
  }

  /// Returns the outline of a stroke along the path; the width is in points.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth,
      lineCap: lineCap,
      lineJoin: lineJoin,
      miterLimit: miterLimit
    )
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Returns the region inside both paths.
  public final func intersection(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath { CGPath(path.intersection(other.path, eoFill: rule == .evenOdd)) }

  /// Returns the region inside at least one of the paths.
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the region inside this path and outside another one.
  public final func subtracting(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath { CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd)) }

  /// Returns the region inside exactly one of the paths.
  public final func symmetricDifference(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath { CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd)) }

  /// Returns the parts of this path's line that are inside another path.
  public final func lineIntersection(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath { CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd)) }

  /// Returns the parts of this path's line that are outside another path.
  public final func lineSubtracting(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath { CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd)) }

  /// Returns the region inside the path, with an outline that doesn't cross itself.
  public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }

  /// Returns whether the regions of two paths intersect.
  public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  private static func value(of transform: UnsafePointer<CGAffineTransform>?) -> CGAffineTransform {
    transform?.pointee ?? .identity
  }
}

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero rule.
  case winding
  /// The even-odd rule.
  case evenOdd
}

/// A mutable Core Graphics path.
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

  /// Adds a circular arc; angles are in radians. `clockwise` has the same meaning as in ``Path``.
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

  /// Adds a circular arc that spans an angle in radians.
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

  /// Adds the circular arc that touches two lines.
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

  /// Adds a rectangle with elliptical corners.
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
  /// Creates a copy of a Core Graphics path.
  public init(_ path: CGPath) {
    self = path.path
  }

  /// A copy of the path as a Core Graphics path.
  public var cgPath: CGPath { CGPath(self) }
}
#endif
