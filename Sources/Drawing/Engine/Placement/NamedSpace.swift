import Foundation

/// The size and transform of a view with a named coordinate space.
struct NamedSpace {
  let size: CGSize
  /// The transform to the canvas.
  let transform: CGAffineTransform
}
