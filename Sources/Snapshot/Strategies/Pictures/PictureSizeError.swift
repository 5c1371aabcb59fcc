#if Pictures
internal import Pixels
internal import SnapshotCore

/// The error of a picture that is too large for a reference.
struct PictureSizeError: Error, CustomStringConvertible {
  private let width: Int
  private let height: Int

  /// Throws the error for a picture that could be written, but not read again.
  static func check(_ picture: Bitmap) throws {
    let limits = PNG.Limits.standard
    guard
      max(picture.width, picture.height) > limits.side
        || picture.width * picture.height > limits.pixels
    else { return }
    throw PictureSizeError(width: picture.width, height: picture.height)
  }

  var description: String {
    let limits = PNG.Limits.standard
    return "The picture has \(width.grouped) × \(height.grouped) pixels. "
      + "A reference can have at most \(limits.side.grouped) pixels per side and "
      + "\(limits.pixels.grouped) in total. Use a smaller size or scale."
  }
}
#endif
