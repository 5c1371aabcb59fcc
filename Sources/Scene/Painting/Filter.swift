package import Foundation

/// An effect on the finished picture of a group, before it is clipped, masked, faded and
/// composited. Lengths are in points of the canvas.
package enum Filter: Hashable, Sendable {
  case blur(Blur)
  case shadow(Shadow)
  case recolor(Recoloring)
  case threshold(Threshold)

  /// A Gaussian blur.
  package struct Blur: Hashable, Sendable {
    /// The horizontal and vertical standard deviations; 0 or more.
    package var deviation: CGSize
    /// The rectangle to which the picture and its blur are clipped, as if the pixels at the
    /// rectangle's edge continued outside; `nil` if the blur fades out instead.
    package var frame: CGRect?

    package init(deviation: CGSize, frame: CGRect? = nil) {
      self.deviation = deviation.snappedToGrid
      self.frame = frame.map { frame in
        CGRect(
          x: CoordinateGrid.coordinate(Double(frame.minX)),
          y: CoordinateGrid.coordinate(Double(frame.minY)),
          width: CoordinateGrid.coordinate(Double(frame.width)),
          height: CoordinateGrid.coordinate(Double(frame.height))
        )
      }
    }
  }

  /// A shadow below the picture: its alpha, moved and blurred, in one colour.
  package struct Shadow: Hashable, Sendable {
    package var color: RGBA
    /// The horizontal and vertical standard deviations; 0 or more.
    package var deviation: CGSize
    /// The offset to the right and down; bitmaps round it to whole pixels.
    package var offset: CGPoint

    package init(color: RGBA, deviation: CGSize, offset: CGPoint) {
      self.color = color
      self.deviation = deviation.snappedToGrid
      self.offset = CoordinateGrid.point(offset)
    }
  }

  /// Returns the filter for a picture transformed by `transform`.
  ///
  /// Deviations are exact for scaling along the axes and for rotations by quarter turns. Equal
  /// deviations are also exact for uniform scaling with any rotation. All others keep the area.
  package func applying(_ transform: CGAffineTransform) -> Filter {
    switch self {
    case .blur(let blur):
      return .blur(
        Blur(
          deviation: blur.deviation.scaled(by: transform),
          frame: blur.frame.map { $0.applying(transform) }
        )
      )
    case .shadow(let shadow):
      let (x, y) = (shadow.offset.x, shadow.offset.y)
      return .shadow(
        Shadow(
          color: shadow.color,
          deviation: shadow.deviation.scaled(by: transform),
          offset: CGPoint(
            x: transform.a * x + transform.c * y,
            y: transform.b * x + transform.d * y
          )
        )
      )
    case .recolor, .threshold:
      return self
    }
  }

  /// Returns a rectangle that contains the result of filtering a picture in `bounds`.
  package func bounds(of bounds: CGRect) -> CGRect {
    guard !bounds.isNull else { return .null }
    switch self {
    case .blur(let blur):
      return blur.frame ?? bounds.grown(by: blur.deviation)
    case .shadow(let shadow):
      let moved = bounds.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
      return bounds.union(moved.grown(by: shadow.deviation))
    case .recolor, .threshold:
      return bounds
    }
  }
}

extension CGSize {
  /// Returns the standard deviations of a blur scaled by a transform.
  fileprivate func scaled(by t: CGAffineTransform) -> CGSize {
    // After a rotation by quarter turns, zeros may be replaced by rounding errors.
    let epsilon = 1e-9 * max(abs(t.a), abs(t.b), abs(t.c), abs(t.d))
    if abs(t.b) <= epsilon, abs(t.c) <= epsilon {
      return CGSize(width: abs(t.a) * width, height: abs(t.d) * height)
    }
    if abs(t.a) <= epsilon, abs(t.d) <= epsilon {
      return CGSize(width: abs(t.c) * height, height: abs(t.b) * width)
    }
    let scale = abs(t.a * t.d - t.b * t.c).squareRoot()
    return CGSize(width: scale * width, height: scale * height)
  }

  fileprivate var snappedToGrid: CGSize {
    CGSize(
      width: max(CoordinateGrid.coordinate(Double(width)), 0),
      height: max(CoordinateGrid.coordinate(Double(height)), 0)
    )
  }
}

extension CGRect {
  /// Returns the rectangle extended by the reach of a blur.
  fileprivate func grown(by deviation: CGSize) -> CGRect {
    func reach(_ value: CGFloat) -> CGFloat { value > 0 ? 3 * value + 3 : 0 }
    return insetBy(dx: -reach(deviation.width), dy: -reach(deviation.height))
  }
}
