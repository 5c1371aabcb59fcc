import CPixels

/// A scene drawn with this library: the same calls that render a display list.
final class OurFrame {
  private let side: Int
  private let background: [UInt16]
  private let clips: UnsafeMutableBufferPointer<cpixels_path>
  private let commands: UnsafeMutableBufferPointer<Command>
  private let shape: OpaquePointer
  private var canvas = cpixels_canvas()

  init(_ scene: FlatScene) {
    guard let shape = cpixels_shape_make() else { fatalError("no memory") }
    self.shape = shape
    side = scene.side
    let color = scene.background.channels
    background = [color.0, color.1, color.2, color.3]
    clips = copied(scene.clips.map { $0.made() })
    commands = copied(scene.commands.map(Command.init))
    guard cpixels_canvas_make(&canvas, whole) != 0 else { fatalError("no memory") }
  }

  deinit {
    cpixels_shape_free(shape)
    cpixels_canvas_free(&canvas)
    for clip in clips { clip.free() }
    for command in commands { command.free() }
    clips.deallocate()
    commands.deallocate()
  }

  private var whole: cpixels_box {
    cpixels_box(left: 0, top: 0, right: Int32(side), bottom: Int32(side))
  }

  /// The pixels, premultiplied RGBA.
  var pixels: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: canvas.pixels, count: side * side * 4)
  }

  func draw() {
    cpixels_canvas_clear(&canvas, background)
    guard var command = commands.baseAddress else { return }
    let end = command + commands.count
    var clip: Int32 = -1, mask: OpaquePointer?, box = whole
    while command < end {
      if command.pointee.clip != clip {
        cpixels_mask_free(mask)
        clip = command.pointee.clip
        mask = clip < 0 ? nil : self.mask(Int(clip), &command.pointee.matrix)
        box = mask.map { cpixels_mask_bounds($0) } ?? whole
      }
      cpixels_shape_reset(shape, box)
      if command.pointee.pen.width > 0 {
        cpixels_shape_add_stroke(
          shape,
          &command.pointee.path,
          &command.pointee.pen,
          &command.pointee.matrix
        )
      } else {
        cpixels_shape_add_path(shape, &command.pointee.path, &command.pointee.matrix)
      }
      _ = cpixels_fill(&canvas, shape, command.pointee.evenOdd, &command.pointee.paint, mask)
      command += 1
    }
    cpixels_mask_free(mask)
  }

  private func mask(_ clip: Int, _ matrix: UnsafePointer<cpixels_matrix>) -> OpaquePointer? {
    cpixels_shape_reset(shape, whole)
    cpixels_shape_add_path(shape, &clips[clip], matrix)
    return cpixels_mask_of_shape(shape, 0, nil)
  }
}

/// A path painted once, in the form of the kernels.
private struct Command {
  var path: cpixels_path
  /// The pen; its width is 0 if the path is filled.
  var pen = cpixels_stroke_style()
  var matrix: cpixels_matrix
  var paint: cpixels_paint
  var evenOdd: Int32
  /// The index of the clip, or -1.
  var clip: Int32

  init(_ command: FlatCommand) {
    path = command.path.made()
    if let pen = command.pen { self.pen = pen.made() }
    matrix = cpixels_matrix(command.matrix)
    paint = cpixels_paint(command.paint, matrix: matrix)
    evenOdd = command.evenOdd ? 1 : 0
    clip = Int32(command.clip ?? -1)
  }

  func free() {
    path.free()
    pen.dash?.deallocate()
    paint.stops?.deallocate()
  }
}

/// Copies an array to memory with a fixed address.
private func copied<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
  let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
  _ = copy.initialize(from: elements)
  return copy
}

extension cpixels_path {
  fileprivate func free() {
    verbs?.deallocate()
    coordinates?.deallocate()
  }
}

extension FlatPath {
  fileprivate func made() -> cpixels_path {
    cpixels_path(
      verbs: copied(verbs).baseAddress,
      verb_count: verbs.count,
      coordinates: copied(coordinates).baseAddress
    )
  }
}

extension FlatPen {
  fileprivate func made() -> cpixels_stroke_style {
    cpixels_stroke_style(
      width: width,
      cap: cap.rawValue,
      join: join.rawValue,
      miter_limit: miterLimit,
      dash: copied(dash).baseAddress,
      dash_count: dash.count,
      dash_phase: phase
    )
  }
}

extension cpixels_matrix {
  fileprivate init(_ m: [Double]) {
    self.init(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }
}

extension cpixels_paint {
  fileprivate init(_ paint: FlatPaint, matrix: cpixels_matrix) {
    self.init()
    self.matrix = matrix
    let colors = paint.stops
    let made = colors.enumerated().map { index, color in
      cpixels_stop(location: Double(index) / Double(colors.count - 1), color: color.channels)
    }
    stops = UnsafePointer(copied(made).baseAddress)
    stop_count = made.count
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
  /// The straight components, 16 bits per channel.
  fileprivate var channels: (UInt16, UInt16, UInt16, UInt16) {
    func wide(_ fraction: Double) -> UInt16 { UInt16(fraction * 65_535 + 0.5) }
    return (wide(red), wide(green), wide(blue), wide(alpha))
  }
}
