internal import CPixels
internal import Foundation

extension Rasterizer {
  /// The longest side of a filter's layer, in pixels. In larger layers, which only nested filters
  /// need, the 32-bit positions of edges would overflow.
  static let longestLayer: Int32 = 250_000

  /// Returns the filtered picture of nodes, within `visible`; `nil` if it is invisible.
  func filtered(
    _ nodes: [DisplayList.Node],
    _ filter: Filter,
    within visible: cpixels_box
  ) throws(Problem) -> Canvas? {
    let pixels = FilterPixels(filter, scale: scale)
    let boxes = try pixelBoxes(of: nodes)
    let content = pixels.content(boxes.all)
    // Content outside the visible part may cast a blur or a shadow into it.
    let box = visible.grown(by: pixels.reach).intersection(content)
    let shown = visible.intersection(pixels.room(for: content))
    guard !box.isEmpty, !shown.isEmpty else { return nil }
    guard max(box.right - box.left, box.bottom - box.top) <= Rasterizer.longestLayer
    else { throw .reach }
    let layer = Canvas(box, likely: reservesAll ? box : boxes.unfiltered)
    try draw(nodes, on: layer, through: nil)
    if !reservesAll { layer.trim() } else if !layer.allocateAll() { throw .groupMemory }
    switch filter {
    case .recolor(let recoloring):
      cpixels_recolor(&layer.raw, recoloring.numbers.map { Int32(($0 * 4096).rounded()) })
      return layer
    case .threshold(let threshold):
      let (lower, upper) = threshold.bytes
      // Clear pixels are painted too.
      if lower == 0, !layer.allocateAll() { throw .groupMemory }
      let (red, green, blue, alpha) = threshold.color.channels
      cpixels_threshold(&layer.raw, lower, upper, [red, green, blue, alpha])
      return layer
    case .blur, .shadow: break
    }
    // A framed blur repeats the pixels at the edges of its frame, which are those of the canvas.
    let repeats = pixels.isFramed
    let area = repeats ? box : shown
    let reached = repeats || reservesAll ? area : layer.extent.grown(by: pixels.reach)
    let canvas = Canvas(area, likely: reached)
    guard !layer.extent.isEmpty else { return canvas }
    guard canvas.allocate(reached) else { throw .groupMemory }
    guard !canvas.extent.isEmpty else { return canvas }
    let isDrawn =
      switch filter {
      case .blur:
        pixels.withDeviation { cpixels_blur(&canvas.raw, &layer.raw, $0, repeats ? 1 : 0) != 0 }
      case .shadow(let shadow):
        draw(shadow, of: layer, on: canvas, pixels)
      case .recolor, .threshold: true
      }
    guard isDrawn else { throw .groupMemory }
    return canvas
  }

  private func draw(
    _ shadow: Filter.Shadow,
    of layer: Canvas,
    on canvas: Canvas,
    _ pixels: FilterPixels
  ) -> Bool {
    let (red, green, blue, alpha) = shadow.color.channels
    return pixels.withDeviation { deviation in
      cpixels_shadow(
        &canvas.raw,
        &layer.raw,
        [red, green, blue, alpha],
        deviation,
        [pixels.offset.x, pixels.offset.y]
      ) != 0
    }
  }
}

/// A filter with its lengths in pixels.
struct FilterPixels {
  private let deviation: (across: Double, down: Double)
  /// The offset to the right and down.
  private(set) var offset: (x: Int32, y: Int32) = (0, 0)
  /// The rectangle that the picture is clipped to.
  private var frame: cpixels_box?

  init(_ filter: Filter, scale: CGAffineTransform) {
    let (across, down) = (Double(scale.a), Double(scale.d))
    func pixels(_ size: CGSize) -> (Double, Double) {
      (Double(size.width) * across, Double(size.height) * down)
    }
    func whole(_ value: Double) -> Int32 {
      Int32(min(max(value, -100_000), 100_000).rounded(.toNearestOrAwayFromZero))
    }
    switch filter {
    case .recolor, .threshold:
      deviation = (0, 0)
    case .blur(let blur):
      deviation = pixels(blur.deviation)
      frame = blur.frame.map { frame in
        let box = frame.applying(scale)
        return cpixels_box(
          left: whole(Double(box.minX)),
          top: whole(Double(box.minY)),
          right: whole(Double(box.maxX)),
          bottom: whole(Double(box.maxY))
        )
      }
    case .shadow(let shadow):
      deviation = pixels(shadow.deviation)
      offset = (whole(Double(shadow.offset.x) * across), whole(Double(shadow.offset.y) * down))
    }
  }

  /// The horizontal and vertical distance over which the filter spreads a pixel.
  var reach: (x: Int32, y: Int32) {
    (
      cpixels_blur_reach(deviation.across) + abs(offset.x),
      cpixels_blur_reach(deviation.down) + abs(offset.y)
    )
  }

  /// Whether the picture is clipped to a frame and extended beyond it.
  var isFramed: Bool { frame != nil }

  /// Returns the part of a picture that the filter needs.
  func content(_ box: cpixels_box) -> cpixels_box {
    box.isEmpty ? box : frame ?? box
  }

  /// Returns the pixels that the filter may touch.
  func room(for content: cpixels_box) -> cpixels_box {
    isFramed ? content : content.grown(by: reach)
  }

  /// Returns a rectangle that contains the filtered picture of content in `bounds`, in pixels.
  func bounds(of bounds: CGRect) -> CGRect {
    if let frame {
      return CGRect(
        x: Int(frame.left),
        y: Int(frame.top),
        width: Int(frame.right - frame.left),
        height: Int(frame.bottom - frame.top)
      )
    }
    return bounds.insetBy(dx: -CGFloat(reach.x), dy: -CGFloat(reach.y))
  }

  func withDeviation(_ body: (UnsafePointer<Double>) -> Bool) -> Bool {
    body([deviation.across, deviation.down])
  }
}
