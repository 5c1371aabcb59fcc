#if Pictures
internal import Pixels
internal import SnapshotCore

/// The frames of an animation, each drawn when it is first compared.
///
/// A frame that equals the reference's is discarded, and one that differs is kept as a PNG file, so
/// the memory of a passing animation doesn't grow with its length. It is a class because drawn
/// frames are cached.
final class DrawnFrames {
  /// The number of frames, at least 1.
  let count: Int
  /// The duration of each frame, in seconds.
  private let duration: Double
  private let draw: (_ index: Int) throws -> Bitmap
  private var reference: PNG.Frames?
  /// The indices of frames that equal those of the reference.
  private var equal: Set<Int> = []
  /// The PNG files of the other frames, by index.
  private var different: [Int: [UInt8]] = [:]

  /// - Parameters:
  ///   - duration: The duration of each frame, in seconds, rounded to 0.001.
  ///   - draw: A closure that draws the frame at an index.
  /// - Throws: `PNG.AnimationError` if the duration isn't from 0.001 to 65 seconds.
  init(count: Int, duration: Double, _ draw: @escaping (_ index: Int) throws -> Bitmap) throws {
    self.count = count
    self.duration = try AnimatedImage.roundedDuration(duration)
    self.draw = draw
  }

  /// Returns all frames, padded with transparency, to the right and below, to the size of the
  /// largest one.
  func picture() throws -> AnimatedImage {
    try AnimatedImage(frames: (0..<count).map { try frame($0) }, frameDuration: duration)
  }

  /// Compares the frames with the bytes of a reference.
  ///
  /// - Throws: The error of the reference, or `ValueError` if a frame can't be drawn.
  func compare(with file: [UInt8], tolerance: ImageTolerance) throws -> Comparison {
    let frames = try PNG.Frames(file)
    let isFirst = reference == nil
    if isFirst { reference = frames }
    do {
      return try MotionComparison(
        reference: frames,
        count: count,
        duration: duration,
        tolerance: tolerance
      ) { index, old in
        let new = try drawn { try frame(index) }
        if isFirst { try cache(new, at: index, reference: old) }
        guard (new.width, new.height) == (old.width, old.height) else { throw OtherSize() }
        return new
      }
      .result
    } catch is OtherSize {
      // Smaller frames are padded to the size of the largest one, so all must be drawn.
      let whole = try drawn { try picture() }
      return try MotionComparison(
        reference: frames,
        count: count,
        duration: duration,
        tolerance: tolerance
      ) { index, _ in whole.frames[index] }
      .result
    }
  }

  /// The error of a frame whose size differs from the reference's.
  private struct OtherSize: Error {}

  private func drawn<Result>(_ draw: () throws -> Result) throws -> Result {
    do {
      return try draw()
    } catch {
      throw ValueError(error)
    }
  }

  private func frame(_ index: Int) throws -> Bitmap {
    if let file = different[index] { return try PNG.decode(file) }
    if equal.contains(index), let reference { return try reference.frame(index).bitmap }
    return try draw(index)
  }

  private func cache(_ new: Bitmap, at index: Int, reference old: Bitmap) throws {
    if new == old {
      equal.insert(index)
    } else {
      different[index] = try PNG.encode(new)
    }
  }
}
#endif
