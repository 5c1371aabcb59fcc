public import Foundation
public import Scene

extension Path {
  /// Creates a rectangle with corners of a size in points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with corners of one radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// Adds a rectangle with corners of a size in points.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle,
    transform: CGAffineTransform = .identity
  ) {
    guard style == .continuous, !rect.isNull else {
      return addRoundedRect(in: rect, cornerSize: cornerSize, transform: transform)
    }
    let radii = CGSize(
      width: min(max(cornerSize.width, 0), rect.width / 2),
      height: min(max(cornerSize.height, 0), rect.height / 2)
    )
    guard radii.width > 0, radii.height > 0 else { return addRect(rect, transform: transform) }
    let outline = ContinuousCorners(rect: rect, radii: radii).path
    addPath(outline, transform: transform)
  }
}

/// Rounded corners whose bend grows and fades smoothly, clockwise on screen from the right side.
///
/// The numbers are those of Apple's renderer. A side that is long enough lets a corner reach 1.53
/// radii along it; on a shorter side it reaches less far, down to one radius.
private struct ContinuousCorners {
  let rect: CGRect
  let radii: CGSize

  var path: Path {
    let across = Reach(side: rect.width, radius: radii.width)
    let down = Reach(side: rect.height, radius: radii.height)
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCorner(
      to: &path,
      at: CGPoint(x: rect.maxX, y: rect.maxY),
      from: (0, -1),
      to: (-1, 0),
      down,
      across
    )
    addCorner(
      to: &path,
      at: CGPoint(x: rect.minX, y: rect.maxY),
      from: (1, 0),
      to: (0, -1),
      across,
      down
    )
    addCorner(
      to: &path,
      at: CGPoint(x: rect.minX, y: rect.minY),
      from: (0, 1),
      to: (1, 0),
      down,
      across
    )
    addCorner(
      to: &path,
      at: CGPoint(x: rect.maxX, y: rect.minY),
      from: (-1, 0),
      to: (0, 1),
      across,
      down
    )
    path.closeSubpath()
    return path
  }

  /// How far a corner reaches along a side, in radii: its end and the two handles on the side.
  private struct Reach {
    let end: CGFloat
    let handle: CGFloat
    let shoulder: CGFloat

    init(side: CGFloat, radius: CGFloat) {
      let room = (side - 2 * radius) / (2 * radius * 0.528664947)
      let share = min(max(room, 0), 1)
      end = 1 + 0.528664947 * share
      handle = 0.96 + 0.128490031 * share
      shoulder = 0.82 + 0.0484070182 * share
    }
  }

  /// Adds one corner, between the side it comes along and the side it goes along.
  ///
  /// Both directions lead away from the corner.
  private func addCorner(
    to path: inout Path,
    at corner: CGPoint,
    from incoming: (x: CGFloat, y: CGFloat),
    to outgoing: (x: CGFloat, y: CGFloat),
    _ first: Reach,
    _ second: Reach
  ) {
    func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + (incoming.x * u + outgoing.x * v) * radii.width,
        y: corner.y + (incoming.y * u + outgoing.y * v) * radii.height
      )
    }
    let (far, near) = (CGFloat(0.631493986), CGFloat(0.0749114007))
    let (outer, inner) = (CGFloat(0.372824013), CGFloat(0.169060007))
    path.addLine(to: point(first.end, 0))
    path.addCurve(
      to: point(far, near),
      control1: point(first.handle, 0),
      control2: point(first.shoulder, 0)
    )
    path.addCurve(
      to: point(near, far),
      control1: point(outer, inner),
      control2: point(inner, outer)
    )
    path.addCurve(
      to: point(0, second.end),
      control1: point(0, second.shoulder),
      control2: point(0, second.handle)
    )
  }
}
