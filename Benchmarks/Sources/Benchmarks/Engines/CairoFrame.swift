import CCairo

/// A scene drawn with cairo, with paths and patterns created in advance.
final class CairoFrame {
  private let scene: FlatScene
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let patterns: [OpaquePointer]
  private var paths: [[cairo_path_data_t]]
  private var clips: [[cairo_path_data_t]]

  init(_ scene: FlatScene) {
    let side = Int32(scene.side)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side),
      let context = cairo_create(surface)
    else { fatalError("no memory") }
    self.scene = scene
    self.surface = surface
    self.context = context
    paths = scene.commands.map(\.path.cairoData)
    clips = scene.clips.map(\.cairoData)
    patterns = scene.commands.map(\.paint.cairoPattern)
  }

  deinit {
    for pattern in patterns { cairo_pattern_destroy(pattern) }
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The premultiplied pixels in cairo's order: blue, green, red, alpha on little-endian machines.
  var pixels: UnsafeBufferPointer<UInt8> {
    cairo_surface_flush(surface)
    let start = cairo_image_surface_get_data(surface)
    return UnsafeBufferPointer(start: start, count: scene.side * scene.side * 4)
  }

  func draw() {
    cairo_identity_matrix(context)
    cairo_reset_clip(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    let background = scene.background
    cairo_set_source_rgba(
      context,
      background.red,
      background.green,
      background.blue,
      background.alpha
    )
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    var clip: Int?
    for (index, command) in scene.commands.enumerated() {
      let m = command.matrix
      var matrix = cairo_matrix_t(xx: m[0], yx: m[1], xy: m[2], yy: m[3], x0: m[4], y0: m[5])
      cairo_set_matrix(context, &matrix)
      if command.clip != clip {
        cairo_reset_clip(context)
        clip = command.clip
        if let clip {
          append(&clips[clip])
          cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
          cairo_clip(context)
        }
      }
      append(&paths[index])
      cairo_set_source(context, patterns[index])
      if let pen = command.pen {
        stroke(pen)
      } else {
        let evenOdd = command.evenOdd
        cairo_set_fill_rule(
          context,
          evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
        )
        cairo_fill(context)
      }
    }
  }

  private func append(_ data: inout [cairo_path_data_t]) {
    cairo_new_path(context)
    data.withUnsafeMutableBufferPointer { data in
      var path = cairo_path_t(
        status: CAIRO_STATUS_SUCCESS,
        data: data.baseAddress,
        num_data: Int32(data.count)
      )
      cairo_append_path(context, &path)
    }
  }

  private func stroke(_ pen: FlatPen) {
    cairo_set_line_width(context, pen.width)
    cairo_set_line_cap(context, cairo_line_cap_t(rawValue: UInt32(pen.cap.rawValue)))
    cairo_set_line_join(context, cairo_line_join_t(rawValue: UInt32(pen.join.rawValue)))
    cairo_set_miter_limit(context, pen.miterLimit)
    cairo_set_dash(context, pen.dash, Int32(pen.dash.count), pen.phase)
    cairo_stroke(context)
  }
}

extension FlatPath {
  fileprivate var cairoData: [cairo_path_data_t] {
    var data: [cairo_path_data_t] = []
    var current = (x: 0.0, y: 0.0), next = 0
    func header(_ type: cairo_path_data_type_t, _ length: Int32) {
      var item = cairo_path_data_t()
      item.header.type = type
      item.header.length = length
      data.append(item)
    }
    func point(_ x: Double, _ y: Double) {
      var item = cairo_path_data_t()
      item.point.x = x
      item.point.y = y
      data.append(item)
      current = (x, y)
    }
    for verb in verbs {
      let n = coordinates[next...]
      switch verb {
      case 0, 1:
        header(verb == 0 ? CAIRO_PATH_MOVE_TO : CAIRO_PATH_LINE_TO, 2)
        point(n[next], n[next + 1])
        next += 2
      case 2:
        // The same curve with two control points.
        let (x, y) = (n[next + 2], n[next + 3]), from = current
        header(CAIRO_PATH_CURVE_TO, 4)
        point(from.x + (n[next] - from.x) * 2 / 3, from.y + (n[next + 1] - from.y) * 2 / 3)
        point(x + (n[next] - x) * 2 / 3, y + (n[next + 1] - y) * 2 / 3)
        point(x, y)
        next += 4
      case 3:
        header(CAIRO_PATH_CURVE_TO, 4)
        for index in stride(from: next, to: next + 6, by: 2) { point(n[index], n[index + 1]) }
        next += 6
      default:
        header(CAIRO_PATH_CLOSE_PATH, 1)
      }
    }
    return data
  }
}

extension FlatPaint {
  fileprivate var cairoPattern: OpaquePointer {
    let pattern: OpaquePointer?
    switch self {
    case .solid(let color):
      pattern = cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha)
    case .linear(let from, let to, _):
      pattern = cairo_pattern_create_linear(from.0, from.1, to.0, to.1)
    case .radial(let centre, let radius, _):
      pattern = cairo_pattern_create_radial(centre.0, centre.1, 0, centre.0, centre.1, radius)
    }
    guard let pattern else { fatalError("no memory") }
    for (index, color) in stops.enumerated() {
      cairo_pattern_add_color_stop_rgba(
        pattern,
        Double(index) / Double(stops.count - 1),
        color.red,
        color.green,
        color.blue,
        color.alpha
      )
    }
    return pattern
  }
}
