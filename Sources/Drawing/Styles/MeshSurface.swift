import Foundation
import Pixels
import Scene

/// A mesh with resolved colours, which can be painted in any rectangle.
struct MeshSurface: Hashable, Sendable {
  struct Vertex: Hashable, Sendable {
    var handles: MeshHandles
    var color: RGBA
  }

  /// The number of columns, at least 2.
  let columns: Int
  /// The vertices; a multiple of `columns`, at least two rows.
  var vertices: [Vertex]
  var background: RGBA
  let isSmooth: Bool
  let isPerceptual: Bool

  var rows: Int { vertices.count / columns }

  /// Returns the mesh with its opacity multiplied.
  func opacity(_ factor: Double) -> MeshSurface {
    var mesh = self
    for index in mesh.vertices.indices {
      mesh.vertices[index].color = vertices[index].color.multiplyingAlpha(by: factor)
    }
    mesh.background = background.multiplyingAlpha(by: factor)
    return mesh
  }

  /// Returns the mesh as a bitmap paint with two pixels per point, but 32 to 1,024 pixels per side.
  func paint(in rect: CGRect) -> Paint {
    guard rect.width > 0, rect.height > 0, rect.size.isFinite else { return .solid(background) }
    func pixels(_ length: CGFloat) -> Int {
      let pixels = min((length * MeshSurface.scale).rounded(.up), MeshSurface.longest)
      return max(Int(pixels), MeshSurface.shortest)
    }
    let (width, height) = (pixels(rect.width), pixels(rect.height))
    let cells = cells(width: Double(width), height: Double(height))
    let bitmap = Bitmap(
      mesh: cells.numbers,
      columns: cells.columns,
      background: background,
      width: width,
      height: height
    )
    guard let bitmap else { return .solid(background) }
    let toFrame = CGAffineTransform(
      a: rect.width / CGFloat(width),
      b: 0,
      c: 0,
      d: rect.height / CGFloat(height),
      tx: rect.minX,
      ty: rect.minY
    )
    return .image(BitmapPaint(bitmap: bitmap, transform: toFrame))
  }

  private static let scale: CGFloat = 2
  /// The shortest side of the bitmap, in pixels, because a transform may scale up small content.
  private static let shortest = 32
  /// The longest side of the bitmap, in pixels.
  private static let longest: CGFloat = 1024

  // MARK: - Cells

  /// The number of cells per side of a patch; fewer if there are many patches.
  var cellsOfPatch: Int { min(max(96 / max(columns - 1, rows - 1), 4), 16) }

  private func cells(width: Double, height: Double) -> (numbers: [Double], columns: Int) {
    let steps = cellsOfPatch
    let colors = MeshColors(self)
    let slopes = (0...steps).map { Hermite(at: Double($0) / Double(steps)) }
    let (across, down) = ((columns - 1) * steps + 1, (rows - 1) * steps + 1)
    var numbers: [Double] = []
    numbers.reserveCapacity(across * down * 6)
    for y in 0..<down {
      let row = min(y / steps, rows - 2)
      let v = slopes[y - row * steps]
      for x in 0..<across {
        let column = min(x / steps, columns - 2)
        let u = slopes[x - column * steps]
        let first = row * columns + column
        let point = position(first, u, v)
        numbers += [Double(point.x) * width, Double(point.y) * height]
        numbers += colors.components(first, u, v)
      }
    }
    return (numbers, across)
  }

  /// Returns a point of the patch whose top left vertex has the index `first`. The patch has no
  /// twist at its corners.
  private func position(_ first: Int, _ u: Hermite, _ v: Hermite) -> CGPoint {
    func corner(_ index: Int) -> MeshHandles { vertices[index].handles }
    let (a, b) = (corner(first), corner(first + 1))
    let (c, d) = (corner(first + columns), corner(first + columns + 1))
    func along(_ from: MeshHandles, _ to: MeshHandles) -> CGPoint {
      u.value(
        from.position,
        to.position,
        (from.trailing - from.position) * 3,
        (to.position - to.leading) * 3
      )
    }
    func slope(_ left: CGPoint, _ right: CGPoint) -> CGPoint {
      (left * CGFloat(u.start) + right * CGFloat(u.end)) * 3
    }
    return v.value(
      along(a, b),
      along(c, d),
      slope(a.bottom - a.position, b.bottom - b.position),
      slope(c.position - c.top, d.position - d.top)
    )
  }
}

/// The weights of a cubic Hermite interpolation between two values with slopes.
struct Hermite {
  /// The fraction between the values.
  let fraction: Double
  let start: Double
  let end: Double
  let startSlope: Double
  let endSlope: Double

  /// Creates the weights for a fraction.
  init(at fraction: Double) {
    self.fraction = fraction
    let rest = 1 - fraction
    start = (1 + 2 * fraction) * rest * rest
    end = fraction * fraction * (3 - 2 * fraction)
    startSlope = fraction * rest * rest
    endSlope = -fraction * fraction * rest
  }

  func value(_ from: CGPoint, _ to: CGPoint, _ slope: CGPoint, _ endSlope: CGPoint) -> CGPoint {
    from * CGFloat(start) + to * CGFloat(end) + slope * CGFloat(startSlope)
      + endSlope * CGFloat(self.endSlope)
  }

  func value(_ from: Double, _ to: Double, _ slope: Double, _ endSlope: Double) -> Double {
    from * start + to * end + slope * startSlope + endSlope * self.endSlope
  }
}
