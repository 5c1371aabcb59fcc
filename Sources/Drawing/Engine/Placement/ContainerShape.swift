import Foundation
import Scene

/// The container shape that surrounds a view.
struct ContainerShape {
  /// The path of the shape in a rectangle, given the rectangle's distance from the container.
  let path: (CGRect, CGFloat) -> Path
  /// The frame of the container in the coordinate space that `transform` maps to the canvas.
  let frame: CGRect
  /// The transform to the canvas.
  let transform: CGAffineTransform

  /// Returns the shape in another coordinate space, given the transform of that space to the
  /// canvas.
  func seen(from other: CGAffineTransform) -> ContainerShape? {
    guard abs(other.a * other.d - other.b * other.c) > 1e-9, transform.isFinite else { return nil }
    let conversion = transform.concatenating(other.inverted())
    return ContainerShape(path: path, frame: frame.applying(conversion), transform: other)
  }

  /// Returns the shape in a rectangle, inset by the smallest distance between their sides.
  func path(in rect: CGRect) -> Path {
    let gaps = [
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
      frame.maxY - rect.maxY,
    ]
    let smallest = gaps.min() ?? 0
    return path(rect, smallest > 0 && smallest.isFinite ? smallest : 0)
  }
}

extension DrawingState {
  /// Calls a closure that computes paths of shapes in the coordinate space of the element.
  func inContainer<Result>(_ body: () -> Result) -> Result {
    guard let container else { return body() }
    pass.graph.container = container.seen(from: transform)
    defer { pass.graph.container = nil }
    return body()
  }
}
