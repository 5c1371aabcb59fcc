import Scene

/// The colours of a mesh as numbers for interpolation.
///
/// Smooth colours follow cubic curves. The slope at a vertex is that between its two neighbours,
/// or 0 at a local extremum, and is limited so that the curve doesn't overshoot the colours of the
/// vertices (Fritsch and Carlson, 1980). Other colours are interpolated linearly in each patch.
struct MeshColors {
  private let columns: Int
  private let isSmooth: Bool
  private let isPerceptual: Bool
  /// Four numbers per vertex, and their horizontal and vertical slopes.
  private let values: [[Double]]
  private var across: [[Double]] = []
  private var down: [[Double]] = []

  init(_ mesh: MeshSurface) {
    columns = mesh.columns
    isSmooth = mesh.isSmooth
    isPerceptual = mesh.isPerceptual
    let isPerceptual = isPerceptual
    values = mesh.vertices.map { vertex in
      let color = Color.Components(vertex.color)
      return isPerceptual
        ? color.perceptualNumbers : [color.red, color.green, color.blue, color.opacity]
    }
    guard isSmooth else { return }
    let (columns, rows) = (mesh.columns, mesh.rows)
    across = values.indices.map { index in
      slopes(index, by: 1, position: index % columns, count: columns)
    }
    down = values.indices.map { index in
      slopes(index, by: columns, position: index / columns, count: rows)
    }
  }

  private func slopes(_ index: Int, by step: Int, position: Int, count: Int) -> [Double] {
    (0..<4).map { channel in
      let own = values[index][channel]
      let before = position > 0 ? own - values[index - step][channel] : nil
      let after = position < count - 1 ? values[index + step][channel] - own : nil
      guard let before, let after else { return before ?? after ?? 0 }
      guard before * after > 0 else { return 0 }
      let middle = (before + after) / 2
      let limit = 3 * min(abs(before), abs(after))
      return min(max(middle, -limit), limit)
    }
  }

  /// Returns the unpremultiplied red, green, blue and alpha at a point of the patch whose top left
  /// vertex has the index `first`.
  func components(_ first: Int, _ u: Hermite, _ v: Hermite) -> [Double] {
    let corners = (first, first + 1, first + columns, first + columns + 1)
    let numbers = (0..<4).map { channel in
      isSmooth ? smooth(channel, corners, u, v) : linear(channel, corners, u, v)
    }
    return isPerceptual ? Color.Components.numbers(perceptual: numbers) : numbers
  }

  private func linear(
    _ channel: Int,
    _ corners: (Int, Int, Int, Int),
    _ u: Hermite,
    _ v: Hermite
  ) -> Double {
    func interpolate(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
      from + (to - from) * fraction
    }
    let upper = interpolate(values[corners.0][channel], values[corners.1][channel], u.fraction)
    let lower = interpolate(values[corners.2][channel], values[corners.3][channel], u.fraction)
    return interpolate(upper, lower, v.fraction)
  }

  private func smooth(
    _ channel: Int,
    _ corners: (Int, Int, Int, Int),
    _ u: Hermite,
    _ v: Hermite
  ) -> Double {
    func along(_ from: Int, _ to: Int) -> Double {
      u.value(
        values[from][channel],
        values[to][channel],
        across[from][channel],
        across[to][channel]
      )
    }
    func slope(_ left: Int, _ right: Int) -> Double {
      down[left][channel] * u.start + down[right][channel] * u.end
    }
    return v.value(
      along(corners.0, corners.1),
      along(corners.2, corners.3),
      slope(corners.0, corners.1),
      slope(corners.2, corners.3)
    )
  }
}

extension Color.Components {
  /// Creates the components of a resolved colour.
  fileprivate init(_ color: RGBA) {
    self.init(
      red: Double(color.red) / 255,
      green: Double(color.green) / 255,
      blue: Double(color.blue) / 255
    )
    opacity = color.alpha
  }
}
