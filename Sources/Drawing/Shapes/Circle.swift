public import Foundation
public import Scene

/// The largest circle that fits, centred in the view's frame.
public struct Circle: Shape, LocatedView {
  var line: SourceLine?

  /// Creates a circle.
  public init() {}

  /// Returns the circle, starting at 3 o'clock and running clockwise on screen.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2,
        y: rect.midY - side / 2,
        width: side,
        height: side
      )
    )
  }

  /// Returns a square with the shorter side of the proposal; unspecified lengths count as 10
  /// points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

extension Circle: InsettableShape {
  /// Returns the circle inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOfShape(base: self, amount: amount)
  }
}
