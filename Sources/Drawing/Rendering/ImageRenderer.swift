public import Foundation
public import Pixels
public import Scene

/// Turns a view into SVG text, a dump of its drawing commands, or pixels.
///
/// ```swift
/// var renderer = ImageRenderer(content: Badge())
/// renderer.proposedSize = ProposedViewSize(width: 512, height: 512)
/// let svg = try renderer.svg()
/// ```
///
/// Everything is a function of the view, the sizes, the time and the seed: the same ones give the
/// same bytes on every machine, in any order and on any thread.
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
  /// Whether the canvas is filled with black where `background` says nothing.
  public var isOpaque = false
  /// The space in which colours are blended: always sRGB; for source compatibility.
  public var colorMode: ColorRenderingMode = .nonLinear
  /// The moment that is drawn, in seconds after the view has appeared; what is less counts as 0.
  ///
  /// At 0 the view is drawn as it is first shown: what its `onAppear` actions change is changed,
  /// and the animations that they start are at their first frame.
  public var time: Double = 0
  /// What decides on the numbers of ``RenderRandomNumberGenerator``.
  public var seed: UInt64 = 0

  /// Creates a renderer of a view.
  ///
  /// What the view draws at random while it is made here is the same each time.
  public init(content: @autoclosure () throws -> Content) rethrows {
    self.content = try ViewGraph.with(ViewGraph(seed: 0)) { try content() }
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
  /// Returns what is painted, element by element, each with its place in the view tree and the line
  /// of source code that asked for it: what all outputs are made of.
  ///
  /// ```swift
  /// for element in try renderer.displayList().elements {
  ///   print(element.name, element.line, element.bounds)
  /// }
  /// ```
  public func displayList() throws -> DisplayList {
    try draw(recordingPlacements: false).picture
  }

  /// Returns where every view was placed, for layout tests.
  package func placements() throws -> [PlacedView] {
    try draw(recordingPlacements: true).placements
  }

  private func draw(recordingPlacements: Bool) throws -> RenderSession<Content>.Result {
    var result = try RenderSession(
      content: content,
      proposal: canvasSize.map { ProposedViewSize($0) } ?? proposedSize,
      canvas: canvasSize?.sanitized,
      time: time,
      seed: seed,
      vocabulary: DrawingVocabulary(),
      recordsPlacements: recordingPlacements
    ).run()
    let ground = background ?? (isOpaque ? .black : nil)
    if let ground, !Paint.solid(ground.rgba).isInvisible, !result.picture.size.isEmpty {
      let leaf = DisplayList.Leaf(
        name: "background",
        outline: .fill(
          Path(CGRect(origin: .zero, size: result.picture.size)),
          evenOdd: false
        ),
        paint: .solid(ground.rgba)
      )
      result.picture.nodes.insert(.leaf(leaf), at: 0)
    }
    return result
  }
}

extension CGSize {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}
