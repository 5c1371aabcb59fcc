internal import CPixels

/// Functions that read and write PNG files.
public enum PNG {
  /// Reads a PNG file.
  ///
  /// Every chunk's order, length and checksum is verified before any allocation, and all rows must
  /// be present. Colour spaces and gamma are ignored: samples are treated as sRGB. Samples of 16
  /// bits are rounded to 8.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - limits: The largest resources that the file may use.
  /// - Throws: The reason that the file can't be read.
  public static func decode(_ file: [UInt8], limits: Limits = .standard) throws(PNGError) -> Bitmap
  {
    if let foreign = ForeignFile(file) { throw foreign.error }
    var header = cpixels_png_header()
    var problem = cpixels_png_error()
    var bounds = limits.bounds
    guard cpixels_png_check(file, file.count, &bounds, &header, &problem) else {
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
  /// The picture is stored losslessly in the smallest colour type that can represent it. The same
  /// pixels give the same bytes with the same version of zlib.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - scale: Pixels per point; the file's density is 72 dots per inch times this.
  /// - Throws: `PNGError.scale` for a scale that isn't a positive number, or
  ///   `PNGError.outOfMemory`.
  public static func encode(_ bitmap: Bitmap, scale: Double = 1) throws(PNGError) -> [UInt8] {
    let perMeter = try pixelsPerMeter(scale: scale)
    var file: UnsafeMutablePointer<UInt8>?
    var count = 0
    var problem = cpixels_png_error()
    let written = cpixels_png_write(
      bitmap.bytes,
      UInt32(clamping: bitmap.width),
      UInt32(clamping: bitmap.height),
      perMeter,
      &file,
      &count,
      &problem
    )
    defer { cpixels_png_free(file) }
    guard written, let file else { throw PNGError(problem) }
    return Array(UnsafeBufferPointer(start: file, count: count))
  }

  /// Returns the density of a file with a scale, in pixels per metre.
  ///
  /// - Throws: `PNGError.scale` for a scale that isn't a positive number.
  @discardableResult
  package static func pixelsPerMeter(scale: Double) throws(PNGError) -> UInt32 {
    let perMeter = 72 / 0.0254 * scale
    guard perMeter >= 1, perMeter < 2_147_483_647 else { throw .scale(scale) }
    return UInt32(perMeter + 0.5)
  }

  /// Returns whether a file is unchanged since `encode` wrote it; forged digests aren't detected.
  package static func isAsWritten(_ file: [UInt8]) -> Bool {
    // For a bitmap of another size, only the header and the digest of the file are checked.
    let pixel: [UInt8] = [0, 0, 0, 0]
    return cpixels_png_matches(file, file.count, pixel, 1, 1) >= 0
  }

  /// Returns, without decoding, whether a file that `encode` wrote contains exactly the pixels of a
  /// bitmap.
  ///
  /// `encode` stores a digest of the pixels and one of the rest of the file in a separate chunk.
  /// They detect every accidental change (128 bits each), but don't protect against forgery.
  ///
  /// - Returns: `true` or `false` if the file is as `encode` wrote it; `nil` if another program
  ///   wrote it or it has changed since, so that only decoding can decide.
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
