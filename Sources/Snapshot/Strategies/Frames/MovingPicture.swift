#if Pictures
public import Pixels

/// Pictures of one size that follow one another, each shown as long as the others.
public struct MovingPicture: Hashable, Sendable {
  /// The pictures, at least one.
  public let frames: [Bitmap]
  /// How long each picture is shown, in seconds; 0.001 to 65.
  public let frameDuration: Double

  /// Creates a moving picture; smaller frames stand at the top left of transparency.
  ///
  /// - Parameters:
  ///   - frames: The pictures in their order.
  ///   - frameDuration: How long each is shown, in seconds, rounded to 0.001.
  /// - Throws: `PNG.AnimationError` where there is no frame, or none can be shown that long.
  public init(frames: [Bitmap], frameDuration: Double) throws {
    guard !frames.isEmpty else { throw PNG.AnimationError.noFrames }
    self.frameDuration = try MovingPicture.roundedDuration(frameDuration)
    self.frames = FilmStrip.ofOneSize(frames)
  }

  /// Returns a duration to the millisecond.
  static func roundedDuration(_ seconds: Double) throws(PNG.AnimationError) -> Double {
    let milliseconds = (seconds * 1_000).rounded()
    guard milliseconds >= 1, milliseconds <= 65_000 else { throw .duration(seconds) }
    return milliseconds / 1_000
  }

  /// Reads an animated PNG file that plays without end and shows whole pictures, each equally long.
  ///
  /// - Throws: What is wrong with the file, or `PNG.AnimationError` if it plays in another way.
  public init(png file: [UInt8]) throws {
    let animation = try PNG.Frames(file)
    try animation.checkWhole()
    var frames: [Bitmap] = []
    for index in 0..<animation.count { frames.append(try animation.frame(index).bitmap) }
    self.frames = FilmStrip.ofOneSize(frames)
    frameDuration = try animation.frame(0).duration
  }
}
#endif
