public import Foundation
import Pixels
import Scene

/// An image as a style, tiled from the top left corner of the frame.
///
/// ```swift
/// Circle().fill(.image(Image(bitmap: pattern), scale: 0.5))
/// ```
public struct ImagePaint: Hashable, Sendable {
  /// The image; its size in points is that of a tile.
  public var image: Image
  /// The part of the image used as a tile, in unit coordinates, rounded to whole pixels.
  public var sourceRect: CGRect
  /// The scale of a tile; values that aren't positive and finite count as 1.
  public var scale: CGFloat

  /// Creates a style from an image, or from a part of one.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns the pixels of a tile, or `nil` if it has none, as for an unknown name.
  private func tile(of bitmap: Bitmap) -> Bitmap? {
    func pixel(_ fraction: CGFloat, _ count: Int) -> Int {
      Int((min(max(fraction, 0), 1) * CGFloat(count)).rounded())
    }
    guard !sourceRect.isNull, [sourceRect.minX, sourceRect.minY].allSatisfy({ !$0.isNaN }),
      [sourceRect.maxX, sourceRect.maxY].allSatisfy({ !$0.isNaN })
    else { return nil }
    return bitmap.part(
      left: pixel(sourceRect.minX, bitmap.width),
      top: pixel(sourceRect.minY, bitmap.height),
      right: pixel(sourceRect.maxX, bitmap.width),
      bottom: pixel(sourceRect.maxY, bitmap.height)
    )
  }
}

extension ImagePaint: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    let painted = ImageContent(image, in: environment, needsPixels: true)
    guard let tile = painted.bitmap.flatMap({ tile(of: $0) }) else { return .color(.clear) }
    let factor = scale > 0 && scale.isFinite ? scale : 1
    return .image(
      BitmapPaint(
        bitmap: tile,
        spread: .repeat,
        isSmooth: image.interpolation != .none,
        transform: CGAffineTransform(scaleX: factor / painted.scale, y: factor / painted.scale)
      )
    )
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that tiles an image, or a part of one in unit coordinates.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
