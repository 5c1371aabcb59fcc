import Foundation

extension DrawingState {
  /// Returns the origin of a child in a frame of a size, mirrored in a right-to-left layout.
  func origin(of child: LayoutNode, at place: LayoutPlacement, in size: CGSize) -> CGPoint {
    guard direction == .rightToLeft else { return place.origin }
    let width = child.size(for: place.proposal).width
    return CGPoint(x: size.width - place.origin.x - width, y: place.origin.y)
  }
}
