import Foundation
import Scene

extension ProjectionTransform {
  /// Whether parallel lines stay parallel.
  var keepsParallels: Bool { m13 == 0 && m23 == 0 }

  var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }

  /// Whether the projection is invertible.
  var isInvertible: Bool {
    let first = m11 * (m22 * m33 - m23 * m32)
    let second = m12 * (m21 * m33 - m23 * m31)
    let third = m13 * (m21 * m32 - m22 * m31)
    return abs(first - second + third) > 1e-9
  }

  /// Returns a point's image. A point behind the eye counts as just in front of it.
  func image(of point: CGPoint) -> CGPoint {
    let depth = max(m13 * point.x + m23 * point.y + m33, 1e-3)
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m31) / depth,
      y: (m12 * point.x + m22 * point.y + m32) / depth
    )
  }

  /// Returns the affine map that approximates this one around a point.
  func tangent(at point: CGPoint) -> CGAffineTransform {
    let depth = max(m13 * point.x + m23 * point.y + m33, 1e-3)
    let image = image(of: point)
    let (a, b) = ((m11 - m13 * image.x) / depth, (m12 - m13 * image.y) / depth)
    let (c, d) = ((m21 - m23 * image.x) / depth, (m22 - m23 * image.y) / depth)
    return CGAffineTransform(
      a: a,
      b: b,
      c: c,
      d: d,
      tx: image.x - a * point.x - c * point.y,
      ty: image.y - b * point.x - d * point.y
    )
  }

  /// Returns nodes mapped by this projection, and then by `outer`.
  ///
  /// Paths are mapped point by point, curves as 64 lines each, strokes as their outlines.
  /// Gradients, blurs and shadows use the affine map that approximates this one around the middle
  /// of each path.
  func projecting(
    _ nodes: [DisplayList.Node],
    then outer: CGAffineTransform
  ) -> [DisplayList.Node] {
    nodes.compactMap { node in
      switch node {
      case .leaf(let leaf):
        return projecting(leaf, then: outer).map { .leaf($0) }
      case .group(var group):
        StackSpace.ensure {
          group.nodes = projecting(group.nodes, then: outer)
          group.mask = group.mask.map { projecting($0, then: outer) }
        }
        group.clip = group.clip.map { projecting($0, then: outer) }
        return group.nodes.isEmpty ? nil : .group(group)
      }
    }
  }

  private func projecting(
    _ leaf: DisplayList.Leaf,
    then outer: CGAffineTransform
  ) -> DisplayList.Leaf? {
    let (path, evenOdd) =
      switch leaf.outline {
      case .fill(let path, let evenOdd): (path, evenOdd)
      case .stroke(let path, let style): (path.strokedPath(style), false)
      }
    guard let (image, localTransform) = projecting(path, leaf.transform) else { return nil }
    return DisplayList.Leaf(
      name: leaf.name,
      outline: .fill(image, evenOdd: evenOdd),
      paint: leaf.paint,
      blend: leaf.blend,
      transform: localTransform.concatenating(outer)
    )
  }

  private func projecting(
    _ clip: DisplayList.Clip,
    then outer: CGAffineTransform
  ) -> DisplayList.Clip {
    // A clip seen edge-on hides everything.
    let (image, localTransform) = projecting(clip.path, clip.transform) ?? (Path(.zero), .identity)
    return DisplayList.Clip(
      path: image,
      evenOdd: clip.evenOdd,
      transform: localTransform.concatenating(outer)
    )
  }

  /// Returns the image of a path and the affine map with which to draw it, or `nil` if the path is
  /// seen edge-on.
  private func projecting(
    _ path: Path,
    _ transform: CGAffineTransform
  ) -> (path: Path, transform: CGAffineTransform)? {
    let box = path.boundingRect
    guard !box.isNull else { return nil }
    let middle = CGPoint(x: box.midX, y: box.midY).applying(transform)
    let localTransform = transform.concatenating(tangent(at: middle))
    let area = localTransform.a * localTransform.d - localTransform.b * localTransform.c
    guard localTransform.isFinite, abs(area) > 1e-9 else { return nil }
    let back = localTransform.inverted()
    return (
      path.flattened { image(of: $0.applying(transform)).applying(back) }, localTransform
    )
  }
}

extension Path {
  /// Returns the path with its curves replaced by lines and every point mapped.
  fileprivate func flattened(_ map: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    var current = CGPoint.zero
    var start = CGPoint.zero
    func add(_ point: (CGFloat) -> CGPoint) {
      for step in 1...64 { result.addLine(to: map(point(CGFloat(step) / 64))) }
    }
    forEach { element in
      let from = current
      switch element {
      case .move(let end):
        result.move(to: map(end))
        (current, start) = (end, end)
      case .line(let end):
        result.addLine(to: map(end))
        current = end
      case .quadCurve(let end, let control):
        add { BezierPoint.quadratic(from, control, end, at: $0) }
        current = end
      case .curve(let end, let control1, let control2):
        add { BezierPoint.cubic(from, control1, control2, end, at: $0) }
        current = end
      case .closeSubpath:
        result.closeSubpath()
        current = start
      }
    }
    return result
  }
}
