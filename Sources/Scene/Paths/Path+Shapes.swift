internal import CPixels
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
    if isEmpty, transform.isIdentity, rect.isFinite { return setRect(rect) }
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
    if isEmpty, transform.isIdentity, rect.isFinite { return setEllipse(in: rect) }
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

// Most paths are one rectangle or ellipse. Writing their coordinates directly is many times faster
// than adding them step by step, above all in debug builds.

extension Path {
  private static let rectVerbs: [UInt8] = [
    Verb.move.rawValue, Verb.line.rawValue, Verb.line.rawValue, Verb.line.rawValue,
    Verb.close.rawValue,
  ]

  private static let ellipseVerbs: [UInt8] = [
    Verb.move.rawValue, Verb.cubic.rawValue, Verb.cubic.rawValue, Verb.cubic.rawValue,
    Verb.cubic.rawValue, Verb.close.rawValue,
  ]

  /// Replaces the empty path by a rectangle. Adding 0 turns −0 into 0, as transforming does.
  private mutating func setRect(_ rect: CGRect) {
    let (left, top) = (Double(rect.minX) + 0, Double(rect.minY) + 0)
    let (right, bottom) = (Double(rect.maxX) + 0, Double(rect.maxY) + 0)
    setClosed(Path.rectVerbs, count: 8) { values in
      values[0] = left
      values[1] = top
      values[2] = right
      values[3] = top
      values[4] = right
      values[5] = bottom
      values[6] = left
      values[7] = bottom
    }
  }

  /// Replaces the empty path by an ellipse.
  private mutating func setEllipse(in rect: CGRect) {
    let (x, y) = (Double(rect.midX), Double(rect.midY))
    let (rx, ry) = (Double(rect.width) / 2, Double(rect.height) / 2)
    setClosed(Path.ellipseVerbs, count: 26) { values in
      cpixels_ellipse(values, x, y, rx, ry, Double(Path.quarterEllipseHandle))
    }
  }
}

extension CGRect {
  /// Whether all coordinates are finite and far from overflow.
  fileprivate var isFinite: Bool {
    // `abs` is generic, which is slow in debug builds.
    origin.x.magnitude < 1e100 && origin.y.magnitude < 1e100 && size.width.magnitude < 1e100
      && size.height.magnitude < 1e100
  }
}
