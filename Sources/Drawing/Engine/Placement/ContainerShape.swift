import Foundation
import Scene

/// The shape of the container that a view stands in.
struct ContainerShape {
  /// Returns the shape further in, so that it fills a rectangle.
  let path: (CGRect, CGFloat) -> Path
  /// The frame of the container in the space that `transform` leads from.
  let frame: CGRect
  /// To the canvas.
  let transform: CGAffineTransform

  /// Returns the shape as it is seen from a space with a transform of its own.
  func seen(from other: CGAffineTransform) -> ContainerShape? {
    guard abs(other.a * other.d - other.b * other.c) > 1e-9, transform.isFinite else { return nil }
    let way = transform.concatenating(other.inverted())
    return ContainerShape(path: path, frame: frame.applying(way), transform: other)
  }

  /// Returns the shape in a rectangle, further in by the least distance between their sides.
  func path(in rect: CGRect) -> Path {
    let gaps = [
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
      frame.maxY - rect.maxY,
    ]
    let least = gaps.min() ?? 0
    return path(rect, least > 0 && least.isFinite ? least : 0)
  }
}

extension DrawingState {
  /// Calls a closure that asks shapes for their paths in the space of the element.
  func inContainer<Result>(_ body: () -> Result) -> Result {
    guard let container else { return body() }
    pass.graph.container = container.seen(from: transform)
    defer { pass.graph.container = nil }
    return body()
  }
}
