import CPixels

/// A scene drawn by us: the same calls that a display list's pixels are made by.
final class OurFrame {
  private let scene: FlatScene
  private let shape: OpaquePointer
  private var canvas = cpixels_canvas()
  private let stops: [UnsafeMutablePointer<cpixels_stop>?]

  init(_ scene: FlatScene) {
    guard let shape = cpixels_shape_make() else { fatalError("no memory") }
    self.scene = scene
    self.shape = shape
    stops = scene.commands.map { command in
      guard !command.paint.stops.isEmpty else { return nil }
      let stops = UnsafeMutablePointer<cpixels_stop>.allocate(capacity: command.paint.stops.count)
      for (index, color) in command.paint.stops.enumerated() {
        let location = Double(index) / Double(command.paint.stops.count - 1)
        stops[index] = cpixels_stop(location: location, color: color.channels)
      }
      return stops
    }
    let side = Int32(scene.side)
    let box = cpixels_box(left: 0, top: 0, right: side, bottom: side)
    guard cpixels_canvas_make(&canvas, box) != 0 else { fatalError("no memory") }
  }

  deinit {
    cpixels_shape_free(shape)
    cpixels_canvas_free(&canvas)
    for stops in stops { stops?.deallocate() }
  }

  /// The pixels, premultiplied RGBA.
  var pixels: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: canvas.pixels, count: scene.side * scene.side * 4)
  }

  func draw() {
    var background = scene.background.channels
    withUnsafePointer(to: &background) { pointer in
      pointer.withMemoryRebound(to: UInt16.self, capacity: 4) { cpixels_canvas_clear(&canvas, $0) }
    }
    let side = Int32(scene.side)
    let whole = cpixels_box(left: 0, top: 0, right: side, bottom: side)
    var clip: Int?, mask: OpaquePointer?
    for (index, command) in scene.commands.enumerated() {
      var matrix = cpixels_matrix(command.matrix)
      if command.clip != clip {
        cpixels_mask_free(mask)
        mask = nil
        clip = command.clip
        if let clip {
          cpixels_shape_reset(shape, whole)
          scene.clips[clip].lend { cpixels_shape_add_path(shape, $0, &matrix) }
          mask = cpixels_mask_of_shape(shape, 0, nil)
        }
      }
      cpixels_shape_reset(shape, mask.map { cpixels_mask_bounds($0) } ?? whole)
      command.path.lend { path in
        if let pen = command.pen {
          pen.lend { cpixels_shape_add_stroke(shape, path, $0, &matrix) }
        } else {
          cpixels_shape_add_path(shape, path, &matrix)
        }
      }
      var paint = cpixels_paint(command.paint, matrix: matrix, stops: stops[index])
      _ = cpixels_fill(&canvas, shape, command.evenOdd ? 1 : 0, &paint, mask)
    }
    cpixels_mask_free(mask)
  }
}

extension FlatPath {
  fileprivate func lend(_ body: (UnsafePointer<cpixels_path>) -> Void) {
    verbs.withUnsafeBufferPointer { verbs in
      coordinates.withUnsafeBufferPointer { coordinates in
        var path = cpixels_path(
          verbs: verbs.baseAddress,
          verb_count: verbs.count,
          coordinates: coordinates.baseAddress
        )
        body(&path)
      }
    }
  }
}

extension FlatPen {
  fileprivate func lend(_ body: (UnsafePointer<cpixels_pen>) -> Void) {
    dash.withUnsafeBufferPointer { dash in
      var pen = cpixels_pen(
        width: width,
        cap: cap.rawValue,
        join: join.rawValue,
        miter_limit: miterLimit,
        dash: dash.baseAddress,
        dash_count: dash.count,
        dash_phase: phase
      )
      body(&pen)
    }
  }
}

extension cpixels_matrix {
  fileprivate init(_ m: [Double]) {
    self.init(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }
}

extension cpixels_paint {
  fileprivate init(
    _ paint: FlatPaint,
    matrix: cpixels_matrix,
    stops: UnsafeMutablePointer<cpixels_stop>?
  ) {
    self.init()
    self.matrix = matrix
    self.stops = stops.map { UnsafePointer($0) }
    stop_count = paint.stops.count
    switch paint {
    case .solid(let color):
      kind = Int32(CPIXELS_SOLID)
      solid = color.channels
    case .linear(let from, let to, _):
      kind = Int32(CPIXELS_LINEAR)
      start = from
      end = to
    case .radial(let centre, let radius, _):
      kind = Int32(CPIXELS_RADIAL)
      start = centre
      end = centre
      radii = (0, radius)
    }
  }
}

extension FlatColor {
  /// Straight, 16 bits a channel.
  fileprivate var channels: (UInt16, UInt16, UInt16, UInt16) {
    func wide(_ share: Double) -> UInt16 { UInt16(share * 65_535 + 0.5) }
    return (wide(red), wide(green), wide(blue), wide(alpha))
  }
}
