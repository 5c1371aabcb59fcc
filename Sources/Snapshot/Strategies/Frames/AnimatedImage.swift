#if Pictures
public import Pixels

/// An animation: pictures of one size, each shown for the same time.
public struct AnimatedImage: Hashable, Sendable {
  /// The pictures, at least one.
  public let frames: [Bitmap]
  /// The duration of each picture, in seconds, from 0.001 to 65.
  public let frameDuration: Double

  /// Creates an animated image. Smaller frames are padded with transparency to the right and below.
  ///
  /// - Parameters:
  ///   - frames: The pictures in order.
  ///   - frameDuration: The duration of each picture, in seconds, rounded to 0.001.
  /// - Throws: `PNG.AnimationError` if there is no frame, or the duration isn't from 0.001 to 65
  ///   seconds.
  public init(frames: [Bitmap], frameDuration: Double) throws {
    guard !frames.isEmpty else { throw PNG.AnimationError.noFrames }
    self.frameDuration = try AnimatedImage.roundedDuration(frameDuration)
    self.frames = FilmStrip.paddedToLargest(frames)
  }

  /// Returns a duration rounded to milliseconds.
  static func roundedDuration(_ seconds: Double) throws(PNG.AnimationError) -> Double {
    let milliseconds = (seconds * 1_000).rounded()
    guard milliseconds >= 1, milliseconds <= 65_000 else { throw .duration(seconds) }
    return milliseconds / 1_000
  }

  /// Creates an animated image from an animated PNG file that loops and consists of whole pictures
  /// of equal duration.
  ///
  /// - Throws: The error of the file, or `PNG.AnimationError` if it is animated in another way.
  public init(png file: [UInt8]) throws {
    let animation = try PNG.Frames(file)
    try animation.checkWhole()
    var frames: [Bitmap] = []
    for index in 0..<animation.count { frames.append(try animation.frame(index).bitmap) }
    self.frames = FilmStrip.paddedToLargest(frames)
    frameDuration = try animation.frame(0).duration
  }
}
#endif
