public import Drawing
public import Foundation

extension CGContext {
  /// Clips the following drawing operations to the current path, and starts a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.graphics.clip(to: currentPath, style: FillStyle(eoFill: rule == .evenOdd))
    currentPath = Path()
  }

  /// Clips the following drawing operations to a rectangle.
  public func clip(to rect: CGRect) {
    state.graphics.clip(to: Path(rect))
  }

  /// Clips the following drawing operations to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    state.graphics.clip(to: path)
  }
}
