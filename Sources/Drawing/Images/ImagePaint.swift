public import Foundation
import Pixels
import Scene

/// A picture as a style: its tiles lie side by side from the top left corner of the frame on.
///
/// ```swift
/// Circle().fill(.image(Image(bitmap: pattern), scale: 0.5))
/// ```
public struct ImagePaint: Hashable, Sendable {
  /// The picture; its size in points is that of a tile.
  public var image: Image
  /// The part of the picture that makes a tile, in its unit square, rounded to whole pixels.
  public var sourceRect: CGRect
  /// What the size of a tile is multiplied by; what is no number above zero counts as 1.
  public var scale: CGFloat

  /// Creates a style from a picture, or from a part of one.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The pixels of a tile, or `nil` where it has none, as where there is no picture of the name.
  private func tile(of bitmap: Bitmap) -> Bitmap? {
    func pixel(_ share: CGFloat, _ count: Int) -> Int {
      Int((min(max(share, 0), 1) * CGFloat(count)).rounded())
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
    let painted = PaintedImage(image, in: environment, needsPixels: true)
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
  /// Returns a style of tiles of a picture, or of a part of one in its unit square.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
