public import Drawing
public import Foundation

// A few names of a phone's older framework that shapes use to make their paths.

/// A path as older code makes it, to be turned into a `Path` by its `cgPath`.
///
/// A class, as it is there.
public class UIBezierPath {
  private var path: Path

  /// The path made so far.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }
  /// The point that the next piece begins at.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The rectangle around the path.
  public var bounds: CGRect { path.boundingRect }
  /// Whether there is nothing in it.
  public var isEmpty: Bool { path.isEmpty }
  /// The width of its line; of no consequence here.
  public var lineWidth: CGFloat = 1
  /// The ends of its line; of no consequence here.
  public var lineCapStyle = CGLineCap.butt
  /// The corners of its line; of no consequence here.
  public var lineJoinStyle = CGLineJoin.miter
  /// How far corners of its line may reach; of no consequence here.
  public var miterLimit: CGFloat = 10
  /// Whether the inside is found by the even-odd rule; `contains` goes by it.
  public var usesEvenOddFillRule = false

  /// Creates a path of nothing.
  public init() {
    path = Path()
  }

  /// Creates a path of one of Core Graphics.
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

  /// Creates a path of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a path of a rectangle some of whose corners are round; the width is the radius.
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

  /// Creates a path of an arc; the angles in radians.
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

  /// Begins a piece at a point.
  public func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line.
  public func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc; the angles in radians, and clockwise is as it is seen on a screen.
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

  /// Closes the piece.
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

  /// Takes everything out of the path.
  public func removeAllPoints() {
    path = Path()
  }

  /// Returns the path followed from its end, each subpath the other way.
  public func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.path = path.reversed
    return reversed
  }

  /// Whether a point lies inside.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }
}

extension Path {
  /// The same lines followed the other way, the last subpath first.
  fileprivate var reversed: Path {
    var subpaths: [[(to: CGPoint, controls: [CGPoint])]] = []
    var isClosed: [Bool] = []
    forEach { element in
      if isClosed.last == true, let start = subpaths.last?.first {
        // What follows the end of a closed piece begins where that began.
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
