public import Foundation

/// The outline of a two-dimensional shape: lines and curves, in points, y growing down.
///
/// ```swift
/// var kite = Path()
/// kite.move(to: CGPoint(x: 50, y: 0))
/// kite.addLine(to: CGPoint(x: 80, y: 40))
/// kite.addLine(to: CGPoint(x: 50, y: 100))
/// kite.addLine(to: CGPoint(x: 20, y: 40))
/// kite.closeSubpath()
/// ```
///
/// A segment added without a current point begins a subpath at its own first point.
public struct Path: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// Draws a straight line.
    case line(to: CGPoint)
    /// Draws a quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a straight line back to the start of the subpath.
    case closeSubpath
  }

  /// The kinds of step, numbered as in the C kernels.
  package enum Verb: UInt8, Sendable {
    case move = 0
    case line = 1
    case quad = 2
    case cubic = 3
    case close = 4

    /// The number of entries in `coordinates` that a step of this kind has.
    package var coordinateCount: Int {
      switch self {
      case .move, .line: 2
      case .quad: 4
      case .cubic: 6
      case .close: 0
      }
    }
  }

  /// The raw values of `Verb`, in flat storage that the C kernels read directly.
  package private(set) var verbs: [UInt8] = []
  /// Alternating x and y; control points before end points.
  package private(set) var coordinates: [Double] = []
  /// The index in `coordinates` of the last subpath's first point.
  private var subpathStart = 0

  /// Creates an empty path.
  public init() {}

  /// Creates an empty path and calls `build` to add to it.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Creates a path from flat storage, up to the first verb that is unknown or lacks coordinates.
  package init(verbs: [UInt8], coordinates: [Double]) {
    self.init()
    var index = 0
    for verb in verbs {
      guard let verb = Verb(rawValue: verb), index + verb.coordinateCount <= coordinates.count
      else { return }
      let point = { (offset: Int) in
        CGPoint(x: coordinates[index + offset], y: coordinates[index + offset + 1])
      }
      switch verb {
      case .move: move(to: point(0))
      case .line: addLine(to: point(0))
      case .quad: addQuadCurve(to: point(2), control: point(0))
      case .cubic: addCurve(to: point(4), control1: point(0), control2: point(2))
      case .close: closeSubpath()
      }
      index += verb.coordinateCount
    }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { verbs.isEmpty }

  /// The end of the last element, or `nil` for an empty path.
  public var currentPoint: CGPoint? {
    guard let last = verbs.last else { return nil }
    return point(at: last == Verb.close.rawValue ? subpathStart : coordinates.count - 2)
  }

  private func point(at index: Int) -> CGPoint {
    CGPoint(x: coordinates[index], y: coordinates[index + 1])
  }

  // MARK: - Building

  /// Begins a new subpath at a point. Only the last of several consecutive moves counts.
  public mutating func move(to point: CGPoint) {
    if verbs.last == Verb.move.rawValue {
      verbs.removeLast()
      coordinates.removeLast(2)
    }
    subpathStart = coordinates.count
    append(.move, point)
  }

  /// Adds a straight line from the current point.
  public mutating func addLine(to point: CGPoint) {
    beginSubpath(at: point)
    append(.line, point)
  }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    beginSubpath(at: control)
    append(control)
    append(.quad, point)
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    beginSubpath(at: control1)
    append(control1)
    append(control2)
    append(.cubic, point)
  }

  /// Closes the current subpath with a line to its start, which becomes the current point.
  public mutating func closeSubpath() {
    guard let last = verbs.last, last != Verb.close.rawValue else { return }
    verbs.append(Verb.close.rawValue)
  }

  /// Ensures that there is a current point and that the last element is not a close.
  private mutating func beginSubpath(at point: CGPoint) {
    guard let last = verbs.last else { return move(to: point) }
    if last == Verb.close.rawValue { move(to: self.point(at: subpathStart)) }
  }

  /// Appends a step that ends at a point; its control points were appended before.
  private mutating func append(_ verb: Verb, _ point: CGPoint) {
    append(point)
    verbs.append(verb.rawValue)
  }

  private mutating func append(_ point: CGPoint) {
    coordinates.append(Double(point.x))
    coordinates.append(Double(point.y))
  }

  /// Replaces an empty path with one closed subpath.
  ///
  /// - Parameters:
  ///   - verbs: The steps; the first one is a move and the last one closes the subpath.
  ///   - count: The number of coordinates.
  ///   - fill: A closure that initialises all coordinates.
  mutating func setClosed(
    _ verbs: [UInt8],
    count: Int,
    fill: (UnsafeMutablePointer<Double>) -> Void
  ) {
    self.verbs = verbs
    coordinates = Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let first = buffer.baseAddress else { return }
      fill(first)
      initialized = count
    }
    subpathStart = 0
  }

  // MARK: - Reading

  /// Calls `body` with each element, in order.
  public func forEach(_ body: (Element) -> Void) {
    var index = 0
    for verb in verbs {
      guard let verb = Verb(rawValue: verb) else { continue }
      let point = { (offset: Int) in
        CGPoint(x: coordinates[index + offset], y: coordinates[index + offset + 1])
      }
      switch verb {
      case .move: body(.move(to: point(0)))
      case .line: body(.line(to: point(0)))
      case .quad: body(.quadCurve(to: point(2), control: point(0)))
      case .cubic: body(.curve(to: point(4), control1: point(0), control2: point(2)))
      case .close: body(.closeSubpath)
      }
      index += verb.coordinateCount
    }
  }

  /// The elements, in order.
  package var elements: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(verbs.count)
    forEach { elements.append($0) }
    return elements
  }

  /// Calls `body` to change the coordinates in place, but not their number.
  package mutating func withMutableCoordinates(
    _ body: (UnsafeMutableBufferPointer<Double>) -> Void
  ) {
    coordinates.withUnsafeMutableBufferPointer { body($0) }
  }

  // MARK: - Combining

  /// Adds the elements of another path, transformed by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    guard !path.isEmpty else { return }
    // The steps of every path begin with a move, so they can be appended as they are, which is many
    // times faster than one by one.
    if verbs.last == Verb.move.rawValue {
      verbs.removeLast()
      coordinates.removeLast(2)
    }
    let first = coordinates.count
    verbs += path.verbs
    coordinates += path.coordinates
    transformCoordinates(from: first, by: transform)
    subpathStart = first + path.subpathStart
  }

  /// Transforms the points from an index in `coordinates` on.
  private mutating func transformCoordinates(from first: Int, by transform: CGAffineTransform) {
    let (a, b, tx) = (Double(transform.a), Double(transform.b), Double(transform.tx))
    let (c, d, ty) = (Double(transform.c), Double(transform.d), Double(transform.ty))
    coordinates.withUnsafeMutableBufferPointer { values in
      var index = first
      while index < values.count {
        let (x, y) = (values[index], values[index + 1])
        values[index] = a * x + c * y + tx
        values[index + 1] = b * x + d * y + ty
        index += 2
      }
    }
  }

  /// Returns the path with every point transformed by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }

  /// Returns the path displaced by (dx, dy) points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path: CustomReflectable {
  /// The steps, the coordinates, the start of the last subpath and the current point, for dumps.
  public var customMirror: Mirror {
    let start = isEmpty ? nil : point(at: subpathStart)
    return Mirror(
      self,
      children: [
        "verbs": verbs, "coordinates": coordinates, "start": start as Any,
        "current": currentPoint as Any,
      ],
      displayStyle: .struct
    )
  }
}
