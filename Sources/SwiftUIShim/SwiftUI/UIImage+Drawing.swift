import CoreGraphics
import Drawing
public import Foundation

extension UIImage {
  /// Draws the image in the current context, with its top left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in the current context, stretched to fill a rectangle.
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(image, in: rect)
  }
}
