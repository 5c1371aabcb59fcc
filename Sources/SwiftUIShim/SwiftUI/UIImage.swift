public import CoreGraphics
public import Drawing
public import Foundation
import Pixels

/// A UIKit image, created for example from PNG data, a name or a symbol.
///
/// It is a class, as in UIKit, and unchecked `Sendable`, because it never changes.
public class UIImage: @unchecked Sendable, _ExpressibleByImageLiteral {
  final let image: Image
  /// The size in points; 32 × 32 for a named image, 20 × 20 for a symbol.
  public final let size: CGSize
  /// The number of pixels per point.
  public final let scale: CGFloat
  /// The bitmap; `nil` if the image wasn't created from PNG data or a bitmap.
  public final let cgImage: CGImage?

  init(image: Image, size: CGSize, scale: CGFloat = 1) {
    self.image = image
    self.size = size
    self.scale = scale
    cgImage = nil
  }

  init(bitmap: Bitmap, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    image = Image(bitmap: bitmap, scale: scale)
    size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    self.scale = scale
    cgImage = CGImage(bitmap)
  }

  /// Creates an empty image.
  public convenience init() {
    self.init(image: Image(size: .zero) { _ in }, size: .zero)
  }

  /// Creates an image from PNG data; returns `nil` for other data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from PNG data; returns `nil` for other data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? PNG.decode(Array(data)) else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }

  /// Creates an image from a PNG file; returns `nil` for other files.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a named image from the environment. An unknown name is drawn as a crossed box.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    self.init(image: Image(name, bundle: bundle), size: CGSize(width: 32, height: 32))
  }

  /// Creates an image from an asset catalogue.
  public convenience init(resource: ImageResource) {
    self.init(image: Image(resource), size: CGSize(width: 32, height: 32))
  }

  /// Creates the image of a symbol.
  public convenience init?(systemName name: String) {
    self.init(image: Image(systemName: name), size: CGSize(width: 20, height: 20))
  }

  /// Creates an image from a `CGImage`.
  public convenience init(cgImage: CGImage) {
    self.init(bitmap: cgImage.bitmap, scale: 1)
  }

  /// Creates an image from a `CGImage`; the orientation is ignored.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(bitmap: cgImage.bitmap, scale: scale)
  }

  /// The orientation of an image; ignored.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up
    /// Upside down.
    case down
    /// Rotated to the left.
    case left
    /// Rotated to the right.
    case right
  }

  /// Returns PNG data; `nil` without a bitmap.
  public func pngData() -> Data? {
    guard let bitmap = cgImage?.bitmap else { return nil }
    return (try? PNG.encode(bitmap, scale: Double(scale))).map { Data($0) }
  }

  /// Creates an image from an image literal, which names a picture in an asset catalogue.
  public required convenience init(imageLiteralResourceName path: String) {
    self.init(image: Image(path), size: CGSize(width: 32, height: 32))
  }

  /// The source of an image's colours.
  public enum RenderingMode: Int, Sendable {
    /// The default.
    case automatic
    /// With its own colours.
    case alwaysOriginal
    /// As a mask filled with the inherited colour.
    case alwaysTemplate
  }

  /// Returns the image with a rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let mode: Image.TemplateRenderingMode? =
      switch mode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    return UIImage(image: image.renderingMode(mode), size: size, scale: scale)
  }

  /// Returns the image as a mask filled with a colour.
  public func withTintColor(
    _ color: UIColor,
    renderingMode: RenderingMode = .automatic
  ) -> UIImage {
    let (shape, size) = (image.renderingMode(.template), size)
    let tinted = Image(size: size) { context in
      var shape = context.resolve(shape)
      shape.shading = .color(Color(color))
      context.draw(shape, in: CGRect(origin: .zero, size: size))
    }
    return UIImage(image: tinted, size: size, scale: scale)
  }

  /// Returns PNG data, because JPEG isn't supported; `nil` without a bitmap.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}

extension Image {
  /// Creates an image from a `UIImage`.
  public init(uiImage: UIImage) {
    self = uiImage.image
  }
}

extension ImageRenderer {
  /// The picture, with `scale` pixels per point; `nil` if it can't be rendered.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
