public import Foundation
public import Pixels
package import Scene

/// Turns a view into SVG text, a dump of its drawing commands, or pixels.
///
/// ```swift
/// var renderer = ImageRenderer(content: Badge())
/// renderer.proposedSize = ProposedViewSize(width: 512, height: 512)
/// let svg = try renderer.svg()
/// ```
///
/// The same view gives the same bytes on every machine.
public struct ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// What the view is proposed, in points; its ideal size unless set.
  public var proposedSize: ProposedViewSize = .unspecified
  /// The exact size of the canvas, in points; `nil` for the size that the view takes.
  ///
  /// The view is proposed this size instead of `proposedSize`, and stands in the middle of it.
  public var canvasSize: CGSize?
  /// Pixels a point, for pixels only.
  public var scale: CGFloat = 1
  /// What the canvas is filled with behind the view; `nil` for nothing.
  public var background: Color?

  /// Creates a renderer of a view.
  public init(content: Content) {
    self.content = content
  }

  /// Returns the picture as an SVG document.
  public func svg() throws -> String {
    try displayList().svg()
  }

  /// Returns the picture as text, a drawing command a line.
  public func pathCommands() throws -> String {
    try displayList().commands()
  }

  /// Returns the picture as pixels: `scale` of them a point.
  public func bitmap() throws -> Bitmap {
    try displayList().bitmap(scale: Double(scale))
  }

  /// Returns the picture as a PNG file.
  public func png() throws -> [UInt8] {
    try PNG.encode(bitmap(), scale: Double(scale))
  }
}

extension ImageRenderer {
  /// Returns what is painted, resolved: the source of all outputs.
  package func displayList() throws -> DisplayList {
    try draw(in: RenderPass()).list
  }

  /// Returns where every view was placed, for layout tests.
  package func placements() throws -> [PlacedView] {
    let pass = RenderPass(recordsPlacements: true)
    return try draw(in: pass).placements
  }

  private func draw(in pass: RenderPass) throws -> (list: DisplayList, placements: [PlacedView]) {
    var picture = DisplayList(size: .zero)
    RenderTree(content: content, pass: pass).draw(
      proposal: canvasSize.map { ProposedViewSize($0) } ?? proposedSize,
      canvas: canvasSize?.sanitized,
      onto: &picture
    )
    if let failure = pass.failure { throw failure }
    if let background, !Paint.solid(background.rgba).isInvisible, !picture.size.isEmpty {
      let leaf = DisplayList.Leaf(
        name: "background",
        outline: .fill(Path(CGRect(origin: .zero, size: picture.size)), evenOdd: false),
        paint: .solid(background.rgba)
      )
      picture.nodes.insert(.leaf(leaf), at: 0)
    }
    return (picture, pass.placements ?? [])
  }
}

extension CGSize {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}
