import Foundation

extension DrawingState {
  /// Returns where a child goes in a frame of a size, as rows run here.
  func origin(of child: LayoutNode, at place: LayoutPlacement, in size: CGSize) -> CGPoint {
    guard direction == .rightToLeft else { return place.origin }
    let width = child.size(for: place.proposal).width
    return CGPoint(x: size.width - place.origin.x - width, y: place.origin.y)
  }
}
