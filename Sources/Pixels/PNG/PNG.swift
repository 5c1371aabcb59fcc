internal import CPixels

/// Reading and writing PNG files.
public enum PNG {
  /// Reads a PNG file.
  ///
  /// Every chunk's order, length and checksum is verified before anything is allocated, and all
  /// rows must be there. Colour spaces and gamma are ignored: what the file holds is taken as
  /// sRGB. Samples of 16 bits are rounded to 8.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - limits: What the file may ask for at most.
  /// - Throws: What is wrong with the file.
  public static func decode(_ file: [UInt8], limits: Limits = .standard) throws(PNGError) -> Bitmap
  {
    if let foreign = ForeignFile(file) { throw foreign.error }
    var header = cpixels_png_header()
    var problem = cpixels_png_error()
    var bounds = limits.bounds
    guard cpixels_png_scan(file, file.count, &bounds, &header, &problem) else {
      throw PNGError(problem)
    }
    let size = Int(header.width) * Int(header.height) * 4
    var decoded = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard let pixels = buffer.baseAddress else { return }
      decoded = cpixels_png_read(file, file.count, &header, pixels, size, &problem)
      count = decoded ? size : 0
    }
    let bitmap = Bitmap(width: Int(header.width), height: Int(header.height), bytes: bytes)
    guard decoded, let bitmap else { throw PNGError(problem) }
    return bitmap
  }

  /// Writes a PNG file.
  ///
  /// The picture is stored without loss in the smallest colour type that holds it. The same pixels
  /// give the same bytes wherever zlib is the same version.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - scale: Pixels to a point; the file's density is 72 dots per inch times this.
  /// - Throws: `PNGError.scale` for a scale that is no positive number, or `PNGError.outOfMemory`.
  public static func encode(_ bitmap: Bitmap, scale: Double = 1) throws(PNGError) -> [UInt8] {
    let perMeter = 72 / 0.0254 * scale
    guard perMeter >= 1, perMeter < 2_147_483_647 else { throw .scale(scale) }
    var file: UnsafeMutablePointer<UInt8>?
    var count = 0
    var problem = cpixels_png_error()
    let written = cpixels_png_write(
      bitmap.bytes,
      UInt32(clamping: bitmap.width),
      UInt32(clamping: bitmap.height),
      UInt32(perMeter + 0.5),
      &file,
      &count,
      &problem
    )
    defer { cpixels_png_free(file) }
    guard written, let file else { throw PNGError(problem) }
    return Array(UnsafeBufferPointer(start: file, count: count))
  }

  /// Tells, without decoding, whether a file that `encode` wrote holds a picture.
  ///
  /// `encode` leaves a digest of the pixels and one of the rest of the file in a chunk of its own.
  /// They find every accidental change (128 bits each), but are no defence against a forger.
  ///
  /// - Returns: `true` or `false` where the file is as it was written; `nil` where it wasn't
  ///   written by `encode` or has changed since, and only decoding can tell.
  public static func matches(file: [UInt8], _ bitmap: Bitmap) -> Bool? {
    let width = UInt32(clamping: bitmap.width)
    let height = UInt32(clamping: bitmap.height)
    switch cpixels_png_matches(file, file.count, bitmap.bytes, width, height) {
    case 1: return true
    case 0: return false
    default: return nil
    }
  }
}
