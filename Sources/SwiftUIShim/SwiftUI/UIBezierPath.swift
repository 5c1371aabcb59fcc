public import Drawing
public import Foundation

// The part of `UIBezierPath` that shapes and drawing commands use.

/// A mutable UIKit path. Its `cgPath` converts to a `Path`.
///
/// It is a class, as in UIKit.
public class UIBezierPath {
  private var path: Path

  /// The path.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }
  /// The current point of the path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The bounding rectangle of the path.
  public var bounds: CGRect { path.boundingRect }
  /// Whether the path is empty.
  public var isEmpty: Bool { path.isEmpty }
  /// The line width of `stroke()`, in points.
  public var lineWidth: CGFloat = 1
  /// The line cap of `stroke()`.
  public var lineCapStyle = CGLineCap.butt
  /// The line join of `stroke()`.
  public var lineJoinStyle = CGLineJoin.miter
  /// The miter limit of `stroke()`, as a multiple of the line width.
  public var miterLimit: CGFloat = 10
  /// Whether `contains(_:)`, `fill()` and `addClip()` use the even-odd rule.
  public var usesEvenOddFillRule = false

  /// Creates an empty path.
  public init() {
    path = Path()
  }

  /// Creates a path from a `CGPath`.
  public init(cgPath: CGPath) {
    path = Path(cgPath)
  }

  /// Creates a path of a rectangle.
  public init(rect: CGRect) {
    path = Path(rect)
  }

  /// Creates a path of the ellipse in a rectangle.
  public init(ovalIn rect: CGRect) {
    path = Path(ellipseIn: rect)
  }

  /// Creates a path of a rounded rectangle.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a path of a rectangle with the given corners rounded. The radius is the width of
  /// `cornerRadii`.
  public init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    let radius = cornerRadii.width
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: corners.contains(.topLeft) ? radius : 0,
        bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
        bottomTrailing: corners.contains(.bottomRight) ? radius : 0,
        topTrailing: corners.contains(.topRight) ? radius : 0
      )
    )
  }

  /// Creates a path of an arc. Angles are in radians, and `clockwise` is as seen on screen.
  public init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc. Angles are in radians, and `clockwise` is as seen on screen.
  public func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      clockwise: !clockwise
    )
  }

  /// Closes the current subpath.
  public func close() {
    path.closeSubpath()
  }

  /// Adds another path.
  public func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Transforms the path.
  public func apply(_ transform: CGAffineTransform) {
    path = path.applying(transform)
  }

  /// Removes all elements.
  public func removeAllPoints() {
    path = Path()
  }

  /// Returns the path in reverse direction, with the last subpath first.
  public func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.path = path.reversed
    return reversed
  }

  /// Returns whether a point is inside the path.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }
}

extension Path {
  /// The path in reverse direction, with the last subpath first.
  fileprivate var reversed: Path {
    var subpaths: [[(to: CGPoint, controls: [CGPoint])]] = []
    var isClosed: [Bool] = []
    forEach { element in
      if isClosed.last == true, let start = subpaths.last?.first {
        // An element after a closed subpath starts at that subpath's start.
        subpaths.append([start])
        isClosed.append(false)
      }
      switch element {
      case .move(let to):
        subpaths.append([(to, [])])
        isClosed.append(false)
      case .line(let to): subpaths[subpaths.count - 1].append((to, []))
      case .quadCurve(let to, let control):
        subpaths[subpaths.count - 1].append((to, [control]))
      case .curve(let to, let control1, let control2):
        subpaths[subpaths.count - 1].append((to, [control1, control2]))
      case .closeSubpath:
        isClosed[isClosed.count - 1] = true
      }
    }
    var path = Path()
    for (steps, closes) in zip(subpaths, isClosed).reversed() where steps.count > 1 || closes {
      path.move(to: steps[steps.count - 1].to)
      for index in steps.indices.dropFirst().reversed() {
        let (end, controls) = (steps[index - 1].to, steps[index].controls)
        switch controls.count {
        case 1: path.addQuadCurve(to: end, control: controls[0])
        case 2: path.addCurve(to: end, control1: controls[1], control2: controls[0])
        default: path.addLine(to: end)
        }
      }
      if closes { path.closeSubpath() }
    }
    return path
  }
}
