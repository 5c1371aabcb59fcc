package import Drawing
package import Scene

nonisolated extension View {
  /// Returns the display list of the view for a proposed size, in points, and a time, in seconds.
  package func drawn(_ width: CGFloat?, _ height: CGFloat?, at time: Double = 0) throws
    -> DisplayList
  {
    let renderer = ImageRenderer(content: self)
    renderer.time = time
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return try renderer.displayList()
  }
}
