#if Pictures
internal import Pixels
internal import SnapshotCore

/// The frames of an animation, each drawn when it is compared, and once only.
///
/// A frame that is equal to the reference's is forgotten, and one that differs is kept as a PNG file,
/// so that a long animation that passes needs no more memory than a short one. A class because what
/// was drawn is kept.
final class DrawnFrames {
  /// The number of frames, at least 1.
  let count: Int
  /// How long each is shown, in seconds.
  private let duration: Double
  private let draw: (_ index: Int) throws -> Bitmap
  private var reference: PNG.Frames?
  /// The frames that are equal to those of the reference.
  private var equal: Set<Int> = []
  /// The PNG files of other frames.
  private var different: [Int: [UInt8]] = [:]

  /// - Parameters:
  ///   - duration: How long each frame is shown, in seconds, rounded to 0.001.
  ///   - draw: Draws the frame of an index.
  /// - Throws: `PNG.AnimationError` if no frame can be shown that long.
  init(count: Int, duration: Double, _ draw: @escaping (_ index: Int) throws -> Bitmap) throws {
    self.count = count
    self.duration = try MovingPicture.roundedDuration(duration)
    self.draw = draw
  }

  /// All frames, those that are smaller than the largest one at the top left of transparency.
  func picture() throws -> MovingPicture {
    try MovingPicture(frames: (0..<count).map { try frame($0) }, frameDuration: duration)
  }

  /// Compares with the bytes of a reference.
  ///
  /// - Throws: What is wrong with the reference, or `ValueError` if a frame can't be drawn.
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
        if isFirst { try keep(new, index, unlessEqualTo: old) }
        guard (new.width, new.height) == (old.width, old.height) else { throw OtherSize() }
        return new
      }
      .result
    } catch is OtherSize {
      // Smaller frames are to be extended to the size of the largest one, so all are needed.
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

  /// A frame has another size than the reference's.
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

  private func keep(_ new: Bitmap, _ index: Int, unlessEqualTo old: Bitmap) throws {
    if new == old {
      equal.insert(index)
    } else {
      different[index] = try PNG.encode(new)
    }
  }
}
#endif
