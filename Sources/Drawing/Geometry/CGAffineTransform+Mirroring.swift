import Foundation
import Scene

extension CGAffineTransform {
  /// Returns the transform that swaps the left and the right side of a frame.
  static func mirroring(width: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
  }
}
