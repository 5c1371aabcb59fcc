public import Foundation

#if !canImport(Darwin)
/// The end of an open line.
public enum CGLineCap: Int32, Sendable, Hashable {
  /// Ends flat at the end point.
  case butt = 0
  /// Ends in a half circle about the end point.
  case round = 1
  /// Ends flat, half a line width beyond the end point.
  case square = 2
}

/// The corner between two segments of a line.
public enum CGLineJoin: Int32, Sendable, Hashable {
  /// Extends the outer edges until they meet, within the miter limit.
  case miter = 0
  /// Fills a circle about the corner.
  case round = 1
  /// Connects the outer edges by a straight line.
  case bevel = 2
}
#endif

/// The style of a stroked path.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The ends of open lines.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// The longest miter, as a multiple of the line width; beyond it the corner is bevelled.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  ///
  /// A pattern with an odd number of lengths is repeated once with dashes and gaps exchanged.
  /// Lengths are rounded to 1/10,000 of a point. With round or square caps, a dash of zero length
  /// is a dot. The line is solid if a length is negative or not finite, if all are 0, or if it
  /// would have about a million dashes and gaps, fewer with wide round caps.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style with SwiftUI's defaults.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle {
  /// The style with its lengths rounded to the grid of display lists. A pattern of only zeros is
  /// dropped, and a line without a pattern has no phase.
  package var snappedToGrid: StrokeStyle {
    func length(_ value: CGFloat) -> CGFloat { CGFloat(CoordinateGrid.coordinate(Double(value))) }
    let dash = usableDash.map(length)
    let isDashed = dash.contains { $0 > 0 }
    return StrokeStyle(
      lineWidth: max(length(lineWidth), 0),
      lineCap: lineCap,
      lineJoin: lineJoin,
      miterLimit: max(length(miterLimit), 0),
      dash: isDashed ? dash : [],
      dashPhase: isDashed ? length(dashPhase) : 0
    )
  }

  /// The dash pattern, or an empty one if a length is negative or not finite.
  private var usableDash: [CGFloat] {
    dash.allSatisfy { $0 >= 0 && $0.isFinite } ? dash : []
  }
}
