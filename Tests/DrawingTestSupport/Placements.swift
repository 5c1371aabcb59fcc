package import Drawing

/// Draws a view in a proposal and answers where its parts came to stand.
package struct Placements {
  package let views: [PlacedView]

  package init<Content: View>(
    _ width: CGFloat?,
    _ height: CGFloat?,
    @ViewBuilder content: () -> Content
  ) throws {
    let renderer = ImageRenderer(content: content())
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    views = try renderer.placements()
  }

  /// The frames of the views whose names end in `suffix`, in the order of drawing.
  package subscript(_ suffix: String) -> [CGRect] {
    views.filter { $0.name.hasSuffix(suffix) }.map(\.frame)
  }

  /// The frame of the only view whose name ends in `suffix`.
  package func frame(_ suffix: String) -> CGRect? {
    let frames = self[suffix]
    return frames.count == 1 ? frames[0] : nil
  }
}
