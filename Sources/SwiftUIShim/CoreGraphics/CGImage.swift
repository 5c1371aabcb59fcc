public import Drawing
public import Foundation
package import Pixels

/// A picture made of pixels.
///
/// A class, as it is in Core Graphics.
public final class CGImage: Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// Pixels in a row.
  public var width: Int { bitmap.width }
  /// Pixels in a column.
  public var height: Int { bitmap.height }
}

extension Image {
  /// How the rows of a picture are stored; of no consequence here.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// From the top left corner on.
    case up
    /// Mirrored.
    case upMirrored
    /// Upside down.
    case down
    /// Upside down, mirrored.
    case downMirrored
    /// Turned, mirrored.
    case leftMirrored
    /// Turned to the right.
    case right
    /// Turned to the right, mirrored.
    case rightMirrored
    /// Turned to the left.
    case left
  }

  /// Creates a picture of Core Graphics; nothing is read aloud.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(bitmap: cgImage.bitmap, scale: scale)
  }

  /// Creates a picture of Core Graphics.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(bitmap: cgImage.bitmap, scale: scale)
  }
}

extension ImageRenderer {
  /// The picture as pixels, `scale` of them per point; `nil` if it can't be rendered.
  public var cgImage: CGImage? { (try? bitmap()).map { CGImage($0) } }
}
