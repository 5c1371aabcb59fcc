public import Drawing

/// A hexagon with rounded corners, one at the top and one at the bottom, centred in its frame.
public struct Hexagon: Shape {
  /// A side and the rounded corner after it, in unit coordinates.
  struct Segment {
    let line: CGPoint
    let curve: CGPoint
    let control: CGPoint

    init(line: (CGFloat, CGFloat), curve: (CGFloat, CGFloat), control: (CGFloat, CGFloat)) {
      self.line = CGPoint(x: line.0, y: line.1)
      self.curve = CGPoint(x: curve.0, y: curve.1)
      self.control = CGPoint(x: control.0, y: control.1)
    }
  }

  /// The ratio of width to height of a regular hexagon with rounded corners.
  private static let xScale: CGFloat = 0.832
  /// The fraction of the height that is cut off each end of the vertical sides, so that all sides
  /// are equally long.
  private static let adjustment: CGFloat = 0.085

  /// Creates a hexagon.
  public init() {}

  /// Returns the hexagon, starting at the upper right and running counterclockwise on screen.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let width = side * Hexagon.xScale
    let left = rect.minX + (rect.width - width) / 2
    let top = rect.minY + (rect.height - side) / 2
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: left + width * point.x, y: top + side * point.y)
    }
    return Path { path in
      path.move(to: place(CGPoint(x: 0.95, y: 0.2 + Hexagon.adjustment)))
      for segment in Hexagon.segments {
        path.addLine(to: place(segment.line))
        path.addQuadCurve(to: place(segment.curve), control: place(segment.control))
      }
    }
  }

  static let segments: [Segment] = [
    Segment(line: (0.60, 0.05), curve: (0.40, 0.05), control: (0.50, 0.00)),
    Segment(
      line: (0.05, 0.20 + adjustment),
      curve: (0.00, 0.30 + adjustment),
      control: (0.00, 0.25 + adjustment)
    ),
    Segment(
      line: (0.00, 0.70 - adjustment),
      curve: (0.05, 0.80 - adjustment),
      control: (0.00, 0.75 - adjustment)
    ),
    Segment(line: (0.40, 0.95), curve: (0.60, 0.95), control: (0.50, 1.00)),
    Segment(
      line: (0.95, 0.80 - adjustment),
      curve: (1.00, 0.70 - adjustment),
      control: (1.00, 0.75 - adjustment)
    ),
    Segment(
      line: (1.00, 0.30 + adjustment),
      curve: (0.95, 0.20 + adjustment),
      control: (1.00, 0.25 + adjustment)
    ),
  ]
}
