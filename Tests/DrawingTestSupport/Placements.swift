package import Drawing

/// The frames of the parts of a view that is drawn with a proposed size.
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

  /// Returns the frames of the views whose names end in `suffix`, in drawing order.
  package subscript(_ suffix: String) -> [CGRect] {
    views.filter { $0.name.hasSuffix(suffix) }.map(\.frame)
  }

  /// Returns the frame of the only view whose name ends in `suffix`.
  package func frame(_ suffix: String) -> CGRect? {
    let frames = self[suffix]
    return frames.count == 1 ? frames[0] : nil
  }
}
