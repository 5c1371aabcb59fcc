/// A scene as flat paths and plain numbers, which every engine accepts directly, so that no engine
/// pays for converting this library's types.
struct FlatScene {
  let name: String
  /// The width and height of the canvas, in pixels.
  let side: Int
  var background = FlatColor(red: 1, green: 1, blue: 1, alpha: 1)
  var clips: [FlatPath] = []
  var commands: [FlatCommand] = []
}

/// A path painted once.
struct FlatCommand {
  var path: FlatPath
  var pen: FlatPen?
  var evenOdd = false
  /// a, b, c, d, tx, ty; from the path's space to pixels.
  var matrix: [Double] = [1, 0, 0, 1, 0, 0]
  var paint: FlatPaint
  /// The index of the clip.
  var clip: Int?
}

/// The style of a stroke, in units of the path. The numbers are those of `cpixels_stroke_style` and of
/// cairo.
struct FlatPen {
  enum Cap: Int32, CaseIterable { case butt, round, square }
  enum Join: Int32, CaseIterable { case miter, round, bevel }

  var width: Double
  var cap = Cap.butt
  var join = Join.miter
  var miterLimit = 10.0
  var dash: [Double] = []
  var phase = 0.0
}

/// Straight channels 0…1 in sRGB.
struct FlatColor {
  var red, green, blue, alpha: Double
}

/// Points are in the path's space. A gradient's stops are evenly spaced from 0 to 1.
enum FlatPaint {
  case solid(FlatColor)
  case linear(from: (Double, Double), to: (Double, Double), stops: [FlatColor])
  case radial(centre: (Double, Double), radius: Double, stops: [FlatColor])
}

extension FlatPaint {
  /// The colours of a gradient.
  var stops: [FlatColor] {
    switch self {
    case .solid: []
    case .linear(_, _, let stops), .radial(_, _, let stops): stops
    }
  }
}

/// A path as verbs (the numbers of `CPIXELS_MOVE` and so on) and their coordinates.
struct FlatPath {
  var verbs: [UInt8] = []
  var coordinates: [Double] = []

  mutating func move(_ x: Double, _ y: Double) { add(0, [x, y]) }
  mutating func line(_ x: Double, _ y: Double) { add(1, [x, y]) }
  mutating func quad(_ numbers: Double...) { add(2, numbers) }
  mutating func cubic(_ numbers: Double...) { add(3, numbers) }
  mutating func close() { add(4, []) }

  private mutating func add(_ verb: UInt8, _ numbers: [Double]) {
    verbs.append(verb)
    coordinates += numbers
  }

  static func polygon(_ points: [(Double, Double)]) -> FlatPath {
    var path = FlatPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(point.0, point.1) } else { path.line(point.0, point.1) }
    }
    path.close()
    return path
  }

  static func circle(_ x: Double, _ y: Double, radius r: Double) -> FlatPath {
    let k = 0.5522847498307936 * r
    var path = FlatPath()
    path.move(x + r, y)
    path.cubic(x + r, y + k, x + k, y + r, x, y + r)
    path.cubic(x - k, y + r, x - r, y + k, x - r, y)
    path.cubic(x - r, y - k, x - k, y - r, x, y - r)
    path.cubic(x + k, y - r, x + r, y - k, x + r, y)
    path.close()
    return path
  }
}
