import Drawing

/// Draws a view in a proposal and answers where its parts came to stand.
struct Placements {
  let views: [PlacedView]

  init<Content: View>(
    _ width: CGFloat?,
    _ height: CGFloat?,
    @ViewBuilder content: () -> Content
  ) throws {
    var renderer = ImageRenderer(content: content())
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    views = try renderer.placements()
  }

  /// The frames of the views whose names end in `suffix`, in the order of drawing.
  subscript(_ suffix: String) -> [CGRect] {
    views.filter { $0.name.hasSuffix(suffix) }.map(\.frame)
  }

  /// The frame of the only view whose name ends in `suffix`.
  func frame(_ suffix: String) -> CGRect? {
    let frames = self[suffix]
    return frames.count == 1 ? frames[0] : nil
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether all four numbers differ by less than a thousandth of a point.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
      && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}
