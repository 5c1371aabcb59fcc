public import Foundation
public import Pixels
public import Scene

/// A renderer of a view as SVG text, a dump of its drawing commands, or pixels.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge())
/// renderer.proposedSize = ProposedViewSize(width: 512, height: 512)
/// let svg = try renderer.svg()
/// ```
///
/// The output depends only on the view, the sizes, the time and the seed. Its bytes are the same on
/// every machine, in any order of calls and on any thread.
///
/// It is a class, as in SwiftUI: all references to a renderer share its properties. Unlike
/// SwiftUI's renderer it isn't bound to the main actor, so that tests can draw in parallel. Drawing
/// only reads the properties, so several threads may draw with one renderer at the same time while
/// none of them sets a property. The class isn't `Sendable`; one renderer per task is always safe.
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view to render.
  public var content: Content
  /// The size proposed to the view, in points; defaults to its ideal size.
  public var proposedSize: ProposedViewSize = .unspecified
  /// The exact size of the canvas, in points; `nil` for the view's own size.
  ///
  /// The view is proposed this size instead of `proposedSize` and is centred in it.
  public var canvasSize: CGSize?
  /// The number of pixels per point, for pixel output only.
  public var scale: CGFloat = 1
  /// The colour that fills the canvas behind the view; `nil` for none.
  public var background: Color?
  /// Whether the canvas is filled with black if `background` is `nil`.
  public var isOpaque = false
  /// The colour space for blending. Ignored, because blending always uses sRGB; kept for source
  /// compatibility.
  public var colorMode: ColorRenderingMode = .nonLinear
  /// The time to draw, in seconds after the view appeared; negative values count as 0.
  ///
  /// At 0 the view is drawn as it first appears: changes made by `onAppear` actions are included,
  /// and animations that they start are at their first frame.
  public var time: Double = 0
  /// The seed of ``RenderRandomNumberGenerator``.
  public var seed: UInt64 = 0
  /// The maximum number of views in one evaluation; every body, container and modifier counts.
  ///
  /// If there are more, rendering throws ``RenderingError/tooManyViews(container:limit:)``.
  public var viewLimit = 250_000
  /// The graph with the work scheduled while the view was created.
  private let creationGraph: ViewGraph?

  /// Creates a renderer of a view.
  ///
  /// Random numbers that the view requests while it is created here are the same each time. Work
  /// that it schedules while it is created starts again with each rendering.
  public init(content: @autoclosure () throws -> Content) rethrows {
    let graph = ViewGraph(seed: 0)
    self.content = try ViewGraph.with(graph) { try content() }
    creationGraph = graph.hasWork ? graph : nil
  }

  /// Returns the picture as an SVG document.
  ///
  /// - Parameter text: The representation of text in registered fonts; outlines by default.
  public func svg(text: SVGText = .outlines) throws -> String {
    try checked(draw().picture).svg(text: text)
  }

  /// Returns the picture as text, one drawing command per line.
  public func pathCommands() throws -> String {
    try checked(draw().picture).commands()
  }

  /// Returns the picture as pixels, `scale` pixels per point.
  public func bitmap() throws -> Bitmap {
    try draw().picture.bitmap(scale: Double(scale))
  }

  /// Returns the picture as a PNG file.
  public func png() throws -> [UInt8] {
    try PNG.encode(bitmap(), scale: Double(scale))
  }

  /// Returns a picture, or throws if its size at this scale isn't allowed, so that all outputs
  /// reject the same sizes.
  private func checked(_ picture: DisplayList) throws -> DisplayList {
    try picture.checkSize(scale: Double(scale))
    return picture
  }
}

extension ImageRenderer {
  /// Returns the display list that all outputs are made from.
  ///
  /// Each element has its path in the view tree and the source line that created it.
  public func displayList() throws -> DisplayList {
    try draw().picture
  }

  /// Returns notes on content that SwiftUI would show and that isn't drawn, such as a presented
  /// sheet, or an image, symbol or colour that wasn't found.
  ///
  /// Modifiers that don't change a still picture, such as gestures and haptics, aren't noted.
  public func notes() throws -> [RenderingNote] {
    try draw().notes
  }

  /// Returns the picture with its notes and the appearance that the content prefers.
  package func drawing() throws -> (
    picture: DisplayList, notes: [RenderingNote], preferredColorScheme: ColorScheme?
  ) {
    let result = try draw()
    return (result.picture, result.notes, result.preferredColorScheme)
  }

  /// Returns the positions of all views, for layout tests.
  package func placements() throws -> [PlacedView] {
    try draw(recordingPlacements: true).placements
  }

  /// Draws the view.
  ///
  /// - Parameters:
  ///   - moment: The time, in seconds; defaults to `time`.
  ///   - recordingPlacements: Whether the result contains the positions of all views.
  func draw(
    at moment: Double? = nil,
    recordingPlacements: Bool = false
  ) throws -> RenderSession<Content>.Result {
    var shared = RenderSession<Content>.Shared.unknown
    return try draw(at: moment, recordingPlacements: recordingPlacements, sharing: &shared)
  }

  /// Draws the view, and shares evaluations with drawings at other times. No property may be set
  /// between them.
  func draw(
    at moment: Double?,
    recordingPlacements: Bool = false,
    sharing shared: inout RenderSession<Content>.Shared
  ) throws -> RenderSession<Content>.Result {
    if let canvasSize, !canvasSize.isPossible { throw RenderingError.impossibleCanvas(canvasSize) }
    var session = RenderSession(
      content: content,
      proposal: canvasSize.map { ProposedViewSize($0) } ?? proposedSize,
      canvas: canvasSize,
      time: moment ?? time,
      seed: seed,
      hooks: DrawingHooks(),
      recordsPlacements: recordingPlacements
    )
    session.creationGraph = creationGraph
    session.viewLimit = viewLimit
    var result = try session.run(sharing: &shared)
    let fill = background ?? (isOpaque ? .black : nil)
    if let fill, !Paint.solid(fill.rgba).isTransparent, !result.picture.size.isEmpty {
      let leaf = DisplayList.Leaf(
        name: "background",
        outline: .fill(
          Path(CGRect(origin: .zero, size: result.picture.size)),
          evenOdd: false
        ),
        paint: .solid(fill.rgba)
      )
      result.picture.nodes.insert(.leaf(leaf), at: 0)
    }
    return result
  }
}

extension CGSize {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether a canvas can have this size. Empty sizes are possible.
  fileprivate var isPossible: Bool { isFinite && width >= 0 && height >= 0 }
}
