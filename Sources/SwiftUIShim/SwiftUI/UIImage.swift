public import CoreGraphics
public import Drawing
public import Foundation
import Pixels

/// A picture as older code holds it: of PNG bytes, by a name, or a symbol.
///
/// A class, as it is there. Unchecked: it never changes.
public class UIImage: @unchecked Sendable {
  final let image: Image
  /// The size in points; 32 × 32 for a picture that only the environment knows.
  public final let size: CGSize
  /// Pixels per point.
  public final let scale: CGFloat
  /// The picture as pixels; `nil` for names and symbols.
  public final let cgImage: CGImage?

  private init(image: Image, size: CGSize, scale: CGFloat = 1) {
    self.image = image
    self.size = size
    self.scale = scale
    cgImage = nil
  }

  private init(bitmap: Bitmap, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    image = Image(bitmap: bitmap, scale: scale)
    size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    self.scale = scale
    cgImage = CGImage(bitmap)
  }

  /// Creates an empty picture.
  public convenience init() {
    self.init(image: Image(size: .zero) { _ in }, size: .zero)
  }

  /// Creates a picture from the bytes of a PNG file; `nil` for anything else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates a picture from the bytes of a PNG file; `nil` for anything else.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? PNG.decode(Array(data)) else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }

  /// Creates a picture from a PNG file; `nil` for anything else.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a picture that the environment knows by a name; a crossed box where it knows none.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    self.init(image: Image(name, bundle: bundle), size: CGSize(width: 32, height: 32))
  }

  /// Creates a picture of an asset catalogue.
  public convenience init(resource: ImageResource) {
    self.init(image: Image(resource), size: CGSize(width: 32, height: 32))
  }

  /// Creates the picture of a symbol.
  public convenience init?(systemName name: String) {
    self.init(image: Image(systemName: name), size: CGSize(width: 20, height: 20))
  }

  /// Creates a picture of Core Graphics.
  public convenience init(cgImage: CGImage) {
    self.init(bitmap: cgImage.bitmap, scale: 1)
  }

  /// Creates a picture of Core Graphics; it isn't turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(bitmap: cgImage.bitmap, scale: scale)
  }

  /// How the rows of a picture are stored; of no consequence here.
  public enum Orientation: Int, Sendable {
    /// From the top left corner on.
    case up
    /// Upside down.
    case down
    /// Turned to the left.
    case left
    /// Turned to the right.
    case right
  }

  /// Returns the bytes of a PNG file; `nil` for names and symbols.
  public func pngData() -> Data? {
    guard let bitmap = cgImage?.bitmap else { return nil }
    return (try? PNG.encode(bitmap, scale: Double(scale))).map { Data($0) }
  }
}

extension Image {
  /// Creates a picture from one of older code.
  public init(uiImage: UIImage) {
    self = uiImage.image
  }
}

extension ImageRenderer {
  /// The picture, `scale` pixels per point; `nil` if it can't be rendered.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
