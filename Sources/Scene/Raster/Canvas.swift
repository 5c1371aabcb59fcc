internal import CPixels

/// The owner of a C canvas. It is a class because its memory must be freed exactly once.
///
/// The margins of nested filters add up, although most of them stay clear. So the canvas of a layer
/// has memory only for a part of its box, which grows with what is drawn.
final class Canvas {
  /// The part of the canvas that has memory. All other pixels are clear.
  var raw = cpixels_canvas()
  /// The rectangle that is drawn.
  let box: cpixels_box
  /// The part that gets memory as soon as anything is drawn.
  private let likely: cpixels_box

  /// Creates a clear canvas with memory for all pixels, or returns `nil` if memory runs out.
  init?(_ box: cpixels_box) {
    self.box = box
    likely = box
    guard cpixels_canvas_make(&raw, box) != 0 else { return nil }
  }

  /// Creates a clear canvas without memory.
  ///
  /// - Parameter likely: The rectangle in which most is drawn.
  init(_ box: cpixels_box, likely: cpixels_box) {
    self.box = box
    self.likely = likely.intersection(box)
  }

  deinit { cpixels_canvas_free(&raw) }

  /// The rectangle that has memory.
  var extent: cpixels_box {
    cpixels_box(
      left: raw.left,
      top: raw.top,
      right: raw.left + raw.width,
      bottom: raw.top + raw.height
    )
  }

  /// Ensures that the part of a rectangle that is on the canvas has memory; returns false if memory
  /// runs out.
  func allocate(_ part: cpixels_box) -> Bool {
    let part = part.intersection(box)
    let extent = extent
    if part.isEmpty || extent.contains(part) { return true }
    let wanted =
      extent.isEmpty ? part.union(likely) : extent.grown(toContain: part).intersection(box)
    return cpixels_canvas_resize(&raw, wanted) != 0
  }

  /// Ensures that all pixels have memory; returns false if memory runs out.
  func allocateAll() -> Bool { allocate(box) }

  /// Frees the memory of clear rows and columns at the sides. Does nothing if there isn't enough
  /// memory for the copy.
  func trim() {
    let content = cpixels_canvas_content(&raw)
    if content != extent { _ = cpixels_canvas_resize(&raw, content) }
  }

  func clear(_ color: RGBA) {
    withUnsafePointer(to: color.channels) { pointer in
      pointer.withMemoryRebound(to: UInt16.self, capacity: 4) { cpixels_canvas_clear(&raw, $0) }
    }
  }

  /// Returns the pixels with straight alpha.
  func straightBytes() -> [UInt8] {
    let count = Int(raw.width) * Int(raw.height) * 4
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      cpixels_canvas_straight(&raw, base)
      initialized = count
    }
  }
}

/// The owner of a C shape, which stores edges and rows. It is a class because it must be freed
/// exactly once.
final class ShapeStorage {
  let raw: OpaquePointer

  init?() {
    guard let raw = cpixels_shape_make() else { return nil }
    self.raw = raw
  }

  deinit { cpixels_shape_free(raw) }
}

/// The owner of a C mask. It is a class because it must be freed exactly once.
final class Mask {
  let raw: OpaquePointer

  init?(_ raw: OpaquePointer?) {
    guard let raw else { return nil }
    self.raw = raw
  }

  deinit { cpixels_mask_free(raw) }

  var box: cpixels_box { cpixels_mask_bounds(raw) }
}

extension RGBA {
  /// The straight components, 16 bits per channel.
  var channels: (UInt16, UInt16, UInt16, UInt16) {
    (UInt16(red) * 257, UInt16(green) * 257, UInt16(blue) * 257, UInt16(alpha * 65_535 + 0.5))
  }
}

extension cpixels_box {
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: cpixels_box) -> cpixels_box {
    cpixels_box(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  /// Returns the smallest box around both. An empty box has no effect.
  func union(_ other: cpixels_box) -> cpixels_box {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return cpixels_box(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }

  func contains(_ other: cpixels_box) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func grown(by reach: (x: Int32, y: Int32)) -> cpixels_box {
    cpixels_box(
      left: left - reach.x,
      top: top - reach.y,
      right: right + reach.x,
      bottom: bottom + reach.y
    )
  }

  /// Returns a box around both. Each side that moves does so by at least half of the size, so that
  /// a canvas rarely grows while shapes are drawn next to each other.
  fileprivate func grown(toContain other: cpixels_box) -> cpixels_box {
    let (width, height) = ((right - left) / 2, (bottom - top) / 2)
    return cpixels_box(
      left: other.left < left ? min(other.left, left - width) : left,
      top: other.top < top ? min(other.top, top - height) : top,
      right: other.right > right ? max(other.right, right + width) : right,
      bottom: other.bottom > bottom ? max(other.bottom, bottom + height) : bottom
    )
  }

  /// Whether one of the boxes has a pixel that the other doesn't contain.
  static func != (one: cpixels_box, other: cpixels_box) -> Bool {
    !one.contains(other) || !other.contains(one)
  }
}
