internal import Foundation

/// A rectangle with rounded corners, clockwise on screen from the middle of its right side.
///
/// A continuous corner has smooth curvature. Its numbers are those of Apple's renderer: on a long
/// enough side a corner extends 1.53 radii along it; on a shorter side it extends less, down to one
/// radius.
struct RoundedCorners {
  let rect: CGRect
  let style: RoundedCornerStyle
  let topLeading: CGSize
  let bottomLeading: CGSize
  let bottomTrailing: CGSize
  let topTrailing: CGSize

  /// Whether any corner isn't square.
  var isRounded: Bool {
    [topLeading, bottomLeading, bottomTrailing, topTrailing].contains { $0.width > 0 }
  }

  var path: Path {
    let top = Reach(rect.width, topLeading.width, topTrailing.width)
    let right = Reach(rect.height, topTrailing.height, bottomTrailing.height)
    let bottom = Reach(rect.width, bottomLeading.width, bottomTrailing.width)
    let left = Reach(rect.height, topLeading.height, bottomLeading.height)
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    Corner(
      at: CGPoint(x: rect.maxX, y: rect.maxY),
      size: bottomTrailing,
      incoming: CGSize(width: 0, height: -1),
      outgoing: CGSize(width: -1, height: 0)
    ).add(to: &path, style, right, bottom)
    Corner(
      at: CGPoint(x: rect.minX, y: rect.maxY),
      size: bottomLeading,
      incoming: CGSize(width: 1, height: 0),
      outgoing: CGSize(width: 0, height: -1)
    ).add(to: &path, style, bottom, left)
    Corner(
      at: CGPoint(x: rect.minX, y: rect.minY),
      size: topLeading,
      incoming: CGSize(width: 0, height: 1),
      outgoing: CGSize(width: 1, height: 0)
    ).add(to: &path, style, left, top)
    Corner(
      at: CGPoint(x: rect.maxX, y: rect.minY),
      size: topTrailing,
      incoming: CGSize(width: -1, height: 0),
      outgoing: CGSize(width: 0, height: 1)
    ).add(to: &path, style, top, right)
    path.closeSubpath()
    return path
  }
}

/// The extent of continuous corners along a side, in radii: the end and two handles on the side.
private struct Reach {
  let end: CGFloat
  let handle: CGFloat
  let shoulder: CGFloat

  init(_ side: CGFloat, _ near: CGFloat, _ far: CGFloat) {
    let taken = near + far
    let remaining = taken > 0 ? (side - taken) / (taken * 0.528664947) : 1
    let fraction = min(max(remaining, 0), 1)
    end = 1 + 0.528664947 * fraction
    handle = 0.96 + 0.128490031 * fraction
    shoulder = 0.82 + 0.0484070182 * fraction
  }
}

/// A corner between an incoming and an outgoing side.
private struct Corner {
  let at: CGPoint
  let size: CGSize
  /// The directions of the two sides, both away from the corner.
  let incoming: CGSize
  let outgoing: CGSize

  func add(to path: inout Path, _ style: RoundedCornerStyle, _ first: Reach, _ second: Reach) {
    guard size.width > 0, size.height > 0 else { return path.addLine(to: at) }
    switch style {
    case .circular:
      let handle = 1 - Path.quarterEllipseHandle
      path.addLine(to: point(1, 0))
      path.addCurve(to: point(0, 1), control1: point(handle, 0), control2: point(0, handle))
    case .continuous:
      addContinuous(to: &path, first, second)
    }
  }

  private func addContinuous(to path: inout Path, _ first: Reach, _ second: Reach) {
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

  /// Returns the point `u` radii from the corner along the incoming side and `v` along the outgoing
  /// one.
  private func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
    CGPoint(
      x: at.x + (incoming.width * u + outgoing.width * v) * size.width,
      y: at.y + (incoming.height * u + outgoing.height * v) * size.height
    )
  }
}
