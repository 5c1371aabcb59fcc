internal import CPixels

extension PNG {
  /// An error in creating or comparing an animation.
  public enum AnimationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no frame.
    case noFrames
    /// A frame differs in size from the first one; sizes in pixels.
    case otherSize(frame: Int, width: Int, height: Int, firstWidth: Int, firstHeight: Int)
    /// A frame's duration is zero or longer than the format allows; in seconds.
    case duration(Double)
    /// The file is animated, but a single picture was expected.
    case moves
    /// Frames of the file change only a part of the previous picture, or are incomplete.
    case partialFrames
    /// The frames' durations differ, or aren't a whole number of milliseconds.
    case unevenDurations
    /// The file stops after this many repetitions.
    case plays(Int)

    /// A sentence with the problem and what to do about it.
    public var description: String {
      switch self {
      case .noFrames:
        "an animation needs at least one frame"
      case .otherSize(let frame, let width, let height, let firstWidth, let firstHeight):
        """
        frame \(frame) has \(width) × \(height) pixels, but the first one has \
        \(firstWidth) × \(firstHeight); all frames of an animation must have the same size
        """
      case .duration(let seconds):
        "the duration of a frame is \(seconds) s; the valid range is 0.001 to 65 s"
      case .moves:
        """
        the PNG is animated, and `.png` would compare only one of its pictures; use `.animation()`, \
        which compares all frames and how long they are shown, or `.data`, which compares the bytes
        """
      case .partialFrames:
        """
        some frames of the animated PNG change only a part of the picture, which can't be compared \
        frame by frame; use `.data`, which compares the bytes
        """
      case .unevenDurations:
        """
        the frames of the animated PNG have different durations, or durations that aren't whole \
        milliseconds, which can't be compared frame by frame; use `.data`, which compares the bytes
        """
      case .plays(let count):
        """
        the animated PNG stops after \(count) \(count == 1 ? "repetition" : "repetitions"), and only \
        endless animations can be compared frame by frame; use `.data`, which compares the bytes
        """
      }
    }
  }

  /// Writes an animated PNG file that repeats forever; programs without support for animation show
  /// the first frame.
  ///
  /// - Parameters:
  ///   - frames: The pictures in order, all of one size.
  ///   - duration: The duration of each frame, in seconds, rounded to 0.001.
  ///   - scale: Pixels per point; the file's density is 72 dots per inch times this.
  /// - Throws: ``AnimationError`` or `PNGError`.
  public static func encode(
    frames: [Bitmap],
    duration: Double,
    scale: Double = 1
  ) throws -> [UInt8] {
    guard let first = frames.first else { throw AnimationError.noFrames }
    let milliseconds = (duration * 1000).rounded()
    guard milliseconds >= 1, milliseconds <= 65_000 else {
      throw AnimationError.duration(duration)
    }
    for (number, frame) in frames.enumerated()
    where (frame.width, frame.height) != (first.width, first.height) {
      throw AnimationError.otherSize(
        frame: number,
        width: frame.width,
        height: frame.height,
        firstWidth: first.width,
        firstHeight: first.height
      )
    }
    let perMeter = try pixelsPerMeter(scale: scale)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(frames.count * first.bytes.count)
    for frame in frames { pixels += frame.bytes }
    var file: UnsafeMutablePointer<UInt8>?
    var count = 0
    var problem = cpixels_png_error()
    let written = cpixels_png_write_animation(
      pixels,
      UInt32(clamping: first.width),
      UInt32(clamping: first.height),
      UInt32(clamping: frames.count),
      UInt16(milliseconds),
      perMeter,
      &file,
      &count,
      &problem
    )
    defer { cpixels_png_free(file) }
    guard written, let file else { throw PNGError(problem) }
    return Array(UnsafeBufferPointer(start: file, count: count))
  }
}
