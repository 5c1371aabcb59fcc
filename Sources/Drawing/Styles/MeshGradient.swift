import Foundation
import Scene

/// Colours interpolated on a grid of points; as a view it fills its frame.
///
/// ```swift
/// MeshGradient(
///   width: 2,
///   height: 2,
///   points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///   colors: [.red, .yellow, .blue, .green]
/// )
/// ```
///
/// Each patch between four neighbouring points has Bézier curves as sides. If `width` or `height`
/// is less than 2, or the number of points or colours isn't `width · height`, only the background
/// is visible.
public struct MeshGradient: Equatable, Sendable {
  /// A point with the ends of the control handles towards its neighbours, all in unit coordinates
  /// of the frame.
  public struct BezierPoint: Equatable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The end of the handle towards the left neighbour.
    public var leadingControlPoint: SIMD2<Float>
    /// The end of the handle towards the upper neighbour.
    public var topControlPoint: SIMD2<Float>
    /// The end of the handle towards the right neighbour.
    public var trailingControlPoint: SIMD2<Float>
    /// The end of the handle towards the lower neighbour.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>,
      leadingControlPoint: SIMD2<Float>,
      topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The positions of the points, row by row.
  public enum Locations: Equatable, Sendable {
    /// Points in unit coordinates of the frame; the curves between them depend on their neighbours.
    case points([SIMD2<Float>])
    /// Points with explicit handles.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours resolved in the environment.
    case colors([Color])
    /// Resolved colours.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The positions of the points.
  public var locations: Locations
  /// The colours of the points.
  public var colors: Colors
  /// The colour outside the patches.
  public var background: Color
  /// Whether colours are smooth across points; otherwise each patch is interpolated linearly.
  public var smoothsColors: Bool
  /// The space in which the colours are interpolated.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient of `width · height` points and colours, row by row from the top.
  public init(
    width: Int,
    height: Int,
    locations: Locations,
    colors: Colors,
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient of points in unit coordinates of the frame, row by row from the top.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .points(points),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }

  /// Creates a gradient of points in unit coordinates of the frame, row by row from the top.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    resolvedColors: [Color.Resolved],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .points(points),
      colors: .resolvedColors(resolvedColors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }

  /// Creates a gradient of points with handles, row by row from the top.
  public init(
    width: Int,
    height: Int,
    bezierPoints: [BezierPoint],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .bezierPoints(bezierPoints),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }

  /// Creates a gradient of points with handles, row by row from the top.
  public init(
    width: Int,
    height: Int,
    bezierPoints: [BezierPoint],
    resolvedColors: [Color.Resolved],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }
}

extension MeshGradient: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    let background = background.rgba(in: environment)
    let colors =
      switch colors {
      case .colors(let colors): colors.map { $0.rgba(in: environment) }
      case .resolvedColors(let colors): colors.map { Color($0).rgba(in: environment) }
      }
    let (count, isTooMany) = width.multipliedReportingOverflow(by: height)
    guard width > 1, height > 1, !isTooMany, colors.count == count,
      let handles = locations.handles(columns: width, count: count)
    else { return .color(background) }
    let vertices = zip(handles, colors).map { MeshSurface.Vertex(handles: $0, color: $1) }
    return .mesh(
      MeshSurface(
        columns: width,
        vertices: vertices,
        background: background,
        isSmooth: smoothsColors,
        isPerceptual: colorSpace.isPerceptual
      )
    )
  }
}

extension MeshGradient.Locations {
  /// Returns the points with their handles, or `nil` if their number is wrong.
  fileprivate func handles(columns: Int, count: Int) -> [MeshHandles]? {
    switch self {
    case .points(let points):
      guard points.count == count else { return nil }
      return MeshHandles.smooth(points.map { CGPoint($0) }, columns: columns)
    case .bezierPoints(let points):
      guard points.count == count else { return nil }
      let rows = count / columns
      return points.enumerated().map { index, point in
        let gridPosition = MeshHandles.gridPosition(index, columns: columns, rows: rows)
        let position = CGPoint(point.position).or(gridPosition)
        return MeshHandles(
          position: position,
          leading: CGPoint(point.leadingControlPoint).or(position),
          top: CGPoint(point.topControlPoint).or(position),
          trailing: CGPoint(point.trailingControlPoint).or(position),
          bottom: CGPoint(point.bottomControlPoint).or(position)
        )
      }
    }
  }
}

extension CGPoint {
  fileprivate init(_ point: SIMD2<Float>) {
    self.init(x: CGFloat(point.x), y: CGFloat(point.y))
  }
}

extension ShapeStyle where Self == MeshGradient {
  /// Returns a gradient of points in unit coordinates of the frame, row by row from the top.
  public static func meshGradient(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) -> MeshGradient {
    MeshGradient(
      width: width,
      height: height,
      points: points,
      colors: colors,
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }
}
