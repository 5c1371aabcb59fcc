public import Drawing

/// A mountain with a separate peak, at the top of its frame.
public struct Mountain: Shape {
  /// Creates a mountain.
  public init() {}

  /// Returns the peak, then the slopes.
  public func path(in rect: CGRect) -> Path {
    let width = min(rect.width, rect.height)
    let height = 0.75 * width
    let gap = 0.03 * width
    let middle = 0.5 * width
    let (topWidth, topHeight) = (0.226 * width, 0.488 * height)
    return Path { path in
      path.addLines([
        CGPoint(x: middle, y: gap),
        CGPoint(x: middle - topWidth, y: topHeight - gap),
        CGPoint(x: middle, y: topHeight / 2 + gap),
        CGPoint(x: middle + topWidth, y: topHeight - gap),
      ])
      path.closeSubpath()
      path.addLines([
        CGPoint(x: middle, y: topHeight / 2 + 3 * gap),
        CGPoint(x: middle - topWidth, y: topHeight + gap),
        CGPoint(x: gap, y: height - gap),
        CGPoint(x: width - gap, y: height - gap),
        CGPoint(x: middle + topWidth, y: topHeight + gap),
      ])
      path.closeSubpath()
    }
  }
}
