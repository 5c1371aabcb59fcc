public import Drawing
public import Foundation

extension CGContext {
  /// Confines what follows to the inside of the path, and starts a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.graphics.clip(to: current, style: FillStyle(eoFill: rule == .evenOdd))
    current = Path()
  }

  /// Confines what follows to a rectangle.
  public func clip(to rect: CGRect) {
    state.graphics.clip(to: Path(rect))
  }

  /// Confines what follows to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    state.graphics.clip(to: path)
  }
}
