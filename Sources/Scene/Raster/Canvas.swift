internal import CPixels

/// The owner of a C canvas. It is a class because its memory must be freed exactly once.
final class Canvas {
  var raw = cpixels_canvas()

  /// Creates a clear canvas, or returns `nil` if memory runs out.
  init?(_ box: cpixels_box) {
    guard cpixels_canvas_make(&raw, box) != 0 else { return nil }
  }

  deinit { cpixels_canvas_free(&raw) }

  var box: cpixels_box {
    cpixels_box(
      left: raw.left,
      top: raw.top,
      right: raw.left + raw.width,
      bottom: raw.top + raw.height
    )
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
}
