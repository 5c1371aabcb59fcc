public import Foundation

extension UITouch {
  /// Returns the position in a view; always zero.
  public func location(in view: UIView?) -> CGPoint { .zero }
}
