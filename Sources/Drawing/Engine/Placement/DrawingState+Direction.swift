import Foundation

extension DrawingState {
  /// Returns the origin of a child in a frame of the given size, mirrored in right-to-left layouts.
  @_transparent func origin(of child: LayoutNode, at placement: LayoutPlacement, in size: CGSize)
    -> CGPoint
  {
    guard case .rightToLeft = direction else { return placement.origin }
    let width = child.size(for: placement.proposal).width
    return CGPoint(x: size.width - placement.origin.x - width, y: placement.origin.y)
  }
}
