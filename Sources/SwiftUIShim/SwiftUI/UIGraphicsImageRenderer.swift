public import CoreGraphics
public import Drawing
public import Foundation

/// The context in which `UIColor` and `UIBezierPath` draw.
///
/// It is unchecked `Sendable`, because a rendering draws on one thread.
struct CurrentContext: @unchecked Sendable {
  @TaskLocal static var current: CurrentContext?

  let context: CGContext
}

/// Returns the current context; `nil` if no image is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIGraphicsImageContext.stack.last?.context ?? CurrentContext.current?.context
}

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// The settings of an image renderer, which are ignored.
public final class UIGraphicsImageRendererFormat {
  /// The number of pixels per point.
  public var scale: CGFloat = 1
  /// Whether the image is opaque.
  public var opaque = false

  /// Creates the default settings.
  public init() {}

  /// Returns the default settings.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// The context of an image renderer.
public final class UIGraphicsImageRendererContext {
  /// The Core Graphics context.
  public let cgContext: CGContext

  init(_ context: CGContext) {
    cgContext = context
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect)
  }

  /// Restricts drawing to a rectangle.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// A renderer of images from drawing commands. Each image is drawn where it is used.
public final class UIGraphicsImageRenderer {
  private let size: CGSize

  /// Creates a renderer of images with a size in points.
  public init(size: CGSize) {
    self.size = size
  }

  /// Creates a renderer of images with a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
  }

  /// Creates a renderer of images with the size of a rectangle in points.
  public init(bounds: CGRect) {
    size = bounds.size
  }

  /// Returns an image; the closure is called each time the image is drawn.
  public func image(actions: @escaping (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(
      image: Image(size: size) { context in
        context.withCGContext { context in
          CurrentContext.$current.withValue(CurrentContext(context: context)) {
            actions(UIGraphicsImageRendererContext(context))
          }
        }
      },
      size: size
    )
  }
}

extension UIColor {
  /// Sets the fill and stroke colours of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the stroke colour of the current context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

extension UIBezierPath {
  /// Fills the path in the current context.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the path in the current context.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.beginPath()
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Restricts drawing in the current context to the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
