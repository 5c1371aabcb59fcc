internal import CPixels

extension PNG {
  /// Writes a PNG file for embedding in text: the same bytes with every release of zlib.
  ///
  /// It is larger than the output of `encode` and has no digest. Returns `nil` if memory runs out.
  package static func encodeForEmbedding(_ bitmap: Bitmap) -> [UInt8]? {
    var file: UnsafeMutablePointer<UInt8>?
    var count = 0
    let written = cpixels_png_embed(
      bitmap.bytes,
      UInt32(clamping: bitmap.width),
      UInt32(clamping: bitmap.height),
      &file,
      &count
    )
    defer { cpixels_png_free(file) }
    guard written, let file else { return nil }
    return Array(UnsafeBufferPointer(start: file, count: count))
  }
}
