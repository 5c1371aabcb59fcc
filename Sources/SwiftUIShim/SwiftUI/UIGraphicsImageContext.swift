import CoreGraphics
import Drawing
public import Foundation

/// An image that is being drawn between `UIGraphicsBeginImageContext` and
/// `UIGraphicsEndImageContext`.
///
/// It is a class, so that everything drawn on its context is added to the same image.
final class UIGraphicsImageContext {
  let context: CGContext
  private let recording: ImageRecording
  private let scale: CGFloat

  init(size: CGSize, scale: CGFloat) {
    recording = ImageRecording(size: size)
    self.scale = scale > 0 && scale.isFinite ? scale : UIScreen.main.scale
    context = CGContext(recording.context)
  }

  var image: UIImage? {
    recording.bitmap(scale: scale).map { UIImage(bitmap: $0, scale: scale) }
  }

  private static let key = "UIGraphicsImageContext"

  /// The images that the current thread is drawing, the innermost last.
  static var stack: [UIGraphicsImageContext] {
    get { Thread.current.threadDictionary[key] as? [UIGraphicsImageContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
  }
}

/// Starts an image of a size in points with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts an image of a size in points.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image is opaque; ignored.
///   - scale: The number of pixels per point; that of the screen if it is 0.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  UIGraphicsImageContext.stack.append(UIGraphicsImageContext(size: size, scale: scale))
}

/// Returns everything drawn so far in the current image context; `nil` if there is none, or if it
/// has no area or too many pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsImageContext.stack.last?.image
}

/// Ends the current image.
public func UIGraphicsEndImageContext() {
  _ = UIGraphicsImageContext.stack.popLast()
}
