import Foundation

/// Where a view that bears a name is drawn.
struct NamedSpace {
  let size: CGSize
  /// To the canvas.
  let transform: CGAffineTransform
}
