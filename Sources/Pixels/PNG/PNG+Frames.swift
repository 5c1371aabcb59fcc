internal import CPixels

extension PNG {
  /// An animated PNG file that is decoded one frame at a time.
  ///
  /// A still file has one frame. So does an animated file with frames that cover only a part of the
  /// picture: only its default image is available. ``checkWhole()`` distinguishes the two.
  public struct Frames: Sendable {
    /// The number of frames, at least 1.
    public let count: Int
    private let file: [UInt8]
    private let limits: Limits
    private let isAnimated: Bool

    /// Reads the structure of a file.
    ///
    /// - Parameters:
    ///   - file: The whole file.
    ///   - limits: The largest resources that the file, and each frame, may use.
    /// - Throws: The reason that the file can't be read.
    public init(_ file: [UInt8], limits: Limits = .standard) throws(PNGError) {
      if let foreign = ForeignFile(file) { throw foreign.error }
      var header = cpixels_png_header()
      var problem = cpixels_png_error()
      var bounds = limits.bounds
      guard cpixels_png_check(file, file.count, &bounds, &header, &problem) else {
        throw PNGError(problem)
      }
      let frames = Int(cpixels_png_count_frames(file))
      count = max(frames, 1)
      isAnimated = frames > 0
      self.file = file
      self.limits = limits
    }

    /// Decodes a frame.
    ///
    /// - Parameter index: The index of the frame, clamped to 0 ..< ``count``.
    /// - Returns: The picture and its duration in seconds; 0 in a still file.
    /// - Throws: The reason that the file can't be read.
    public func frame(_ index: Int) throws(PNGError) -> (bitmap: Bitmap, duration: Double) {
      guard isAnimated else { return (try PNG.decode(file, limits: limits), 0) }
      var still: UnsafeMutablePointer<UInt8>?
      var stillCount = 0
      var milliseconds: UInt32 = 0
      let number = UInt32(clamping: min(max(index, 0), count - 1))
      guard
        cpixels_png_copy_frame(file, file.count, number, &still, &stillCount, &milliseconds),
        let still
      else { throw .outOfMemory }
      defer { cpixels_png_free(still) }
      let bytes = Array(UnsafeBufferPointer(start: still, count: stillCount))
      return (try PNG.decode(bytes, limits: limits), Double(milliseconds) / 1_000)
    }

    /// Checks that the file contains nothing but ``count`` frames of equal duration that repeat
    /// forever.
    ///
    /// - Throws: ``PNG/AnimationError`` if the file has partial frames, different durations, or a
    ///   limited number of repetitions.
    public func checkWhole() throws(AnimationError) {
      guard isAnimated else {
        if cpixels_png_is_animated(file) { throw .partialFrames }
        return
      }
      var plays: UInt32 = 0
      guard cpixels_png_has_even_timing(file, &plays) else { throw .unevenDurations }
      if plays != 0 { throw .plays(Int(plays)) }
    }
  }

  /// Reads a PNG file that contains one picture.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - limits: The largest resources that the file may use.
  /// - Throws: The reason that the file can't be read, or ``AnimationError/moves`` for an animated
  ///   file, of which ``decode(_:limits:)`` reads the default image.
  public static func decodeStill(_ file: [UInt8], limits: Limits = .standard) throws -> Bitmap {
    let bitmap = try decode(file, limits: limits)
    if cpixels_png_is_animated(file) { throw AnimationError.moves }
    return bitmap
  }
}
