package import Foundation
package import Pixels
import Scene

/// A drawing that is recorded step by step and then becomes a bitmap.
///
/// It is a class, so that everything drawn on its context is added to the same image.
package final class ImageRecording {
  /// The size in points; 0 × 0 if it has no area or exceeds 8,192 points.
  package let size: CGSize
  /// The context that draws on it.
  package let context: GraphicsContext
  private let target: CanvasTarget

  /// Starts an empty drawing of a size in points.
  package init(size: CGSize) {
    let size = DrawnImage(size: size) { _ in }.size
    let pass = RenderPass.ofImage()
    target = CanvasTarget(
      pass: pass,
      environment: EnvironmentValues(),
      name: ElementName("Image", line: nil)
    )
    context = GraphicsContext(target: target, base: .identity, size: size, stack: StackSpace())
    self.size = size
  }

  /// Returns the picture drawn so far, with a number of pixels per point; `nil` if it has no area
  /// or too many pixels.
  package func bitmap(scale: CGFloat) -> Bitmap? {
    guard size.width > 0 else { return nil }
    var picture = DisplayList(size: size)
    picture.nodes = target.finish()
    return try? picture.bitmap(scale: Double(scale))
  }
}
