public import Drawing
public import Foundation
package import Pixels

/// A bitmap image.
///
/// It is a class, as in Core Graphics.
public final class CGImage: Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The width, in pixels.
  public var width: Int { bitmap.width }
  /// The height, in pixels.
  public var height: Int { bitmap.height }
}

extension Image {
  /// The orientation of an image; ignored.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// Upright.
    case up
    /// Mirrored.
    case upMirrored
    /// Upside down.
    case down
    /// Upside down, mirrored.
    case downMirrored
    /// Rotated to the left, mirrored.
    case leftMirrored
    /// Rotated to the right.
    case right
    /// Rotated to the right, mirrored.
    case rightMirrored
    /// Rotated to the left.
    case left
  }

  /// Creates an image from a `CGImage`, without an accessibility label.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(bitmap: cgImage.bitmap, scale: scale)
  }

  /// Creates an image from a `CGImage`; the label is ignored.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(bitmap: cgImage.bitmap, scale: scale)
  }
}

extension ImageRenderer {
  /// The picture as a bitmap with `scale` pixels per point; `nil` if it can't be rendered.
  public var cgImage: CGImage? { (try? bitmap()).map { CGImage($0) } }
}
