public import Drawing
public import Foundation

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// The beginning of a subpath.
  case moveToPoint
  /// A straight line.
  case addLineToPoint
  /// A quadratic Bézier curve.
  case addQuadCurveToPoint
  /// A cubic Bézier curve.
  case addCurveToPoint
  /// The end of a closed subpath.
  case closeSubpath
}

/// An element of a path.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points of the element: its control points, then its end; none if it closes a subpath.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that receives the elements of a path.
public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a closure with each element.
  ///
  /// The elements and their points are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    Path(self).forEach { element in
      let (type, ends) = CGPath.parts(of: element)
      // An empty array may have no address.
      var points = ends + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: start), block)
      }
    }
  }

  /// Calls a function with the `info` pointer and each element.
  ///
  /// The elements and their points are valid only during the call.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  private static func parts(of element: Path.Element) -> (CGPathElementType, [CGPoint]) {
    switch element {
    case .move(let point): (.moveToPoint, [point])
    case .line(let point): (.addLineToPoint, [point])
    case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
    case .curve(let end, let control1, let control2):
      (.addCurveToPoint, [control1, control2, end])
    case .closeSubpath: (.closeSubpath, [])
    }
  }
}
