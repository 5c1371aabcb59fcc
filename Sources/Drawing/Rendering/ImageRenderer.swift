public import Foundation
public import Pixels
public import Scene

/// Turns a view into SVG text, a dump of its drawing commands, or pixels.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge())
/// renderer.proposedSize = ProposedViewSize(width: 512, height: 512)
/// let svg = try renderer.svg()
/// ```
///
/// Everything is a function of the view, the sizes, the time and the seed: the same ones give the
/// same bytes on every machine, in any order and on any thread.
///
/// A class, as in SwiftUI: all references to a renderer share its properties. Unlike SwiftUI's
/// renderer it isn't bound to the main actor, so that tests draw in parallel. Drawing only reads the
/// properties: several threads may draw with one renderer at the same time, as long as none of them
/// sets a property meanwhile. It isn't `Sendable`; a renderer per task needs no further care.
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// What the view is proposed, in points; its ideal size unless set.
  public var proposedSize: ProposedViewSize = .unspecified
  /// The exact size of the canvas, in points; `nil` for the size that the view takes.
  ///
  /// The view is proposed this size instead of `proposedSize`, and is centred in it.
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
  /// How many views an evaluation may evaluate: every body, container and modifier counts.
  ///
  /// A rendering of more views throws ``RenderingError/tooManyViews(container:limit:)``.
  public var viewLimit = 250_000
  /// The work that was scheduled while the view was made.
  private let beginning: ViewGraph?

  /// Creates a renderer of a view.
  ///
  /// What the view draws at random while it is made here is the same each time. Work that it
  /// schedules meanwhile begins with each drawing.
  public init(content: @autoclosure () throws -> Content) rethrows {
    let graph = ViewGraph(seed: 0)
    self.content = try ViewGraph.with(graph) { try content() }
    beginning = graph.hasWork ? graph : nil
  }

  /// Returns the picture as an SVG document.
  public func svg() throws -> String {
    try checked(draw().picture).svg()
  }

  /// Returns the picture as text, a drawing command a line.
  public func pathCommands() throws -> String {
    try checked(draw().picture).commands()
  }

  /// Returns the picture as pixels: `scale` of them a point.
  public func bitmap() throws -> Bitmap {
    try bitmap(at: time)
  }

  /// Returns the picture as a PNG file.
  public func png() throws -> [UInt8] {
    try PNG.encode(bitmap(), scale: Double(scale))
  }

  /// Returns the picture at a time as pixels.
  func bitmap(at time: Double) throws -> Bitmap {
    try draw(at: time).picture.bitmap(scale: Double(scale))
  }

  /// Returns a picture if its size can be drawn at the scale: all outputs refuse the same sizes.
  private func checked(_ picture: DisplayList) throws -> DisplayList {
    try picture.checkSize(scale: Double(scale))
    return picture
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
    try draw().picture
  }

  /// Returns what SwiftUI would show in the picture and isn't drawn, such as a sheet that is presented.
  ///
  /// Modifiers that change no still picture, such as gestures and haptics, aren't noted.
  public func notes() throws -> [RenderingNote] {
    try draw().notes
  }

  /// Returns the picture with its notes, and the names of images that are drawn as crossed boxes.
  package func drawing() throws -> (
    picture: DisplayList, notes: [RenderingNote], placeholders: [String]
  ) {
    let result = try draw()
    return (result.picture, result.notes, result.placeholders)
  }

  /// Returns where every view was placed, for layout tests.
  package func placements() throws -> [PlacedView] {
    try draw(recordingPlacements: true).placements
  }

  /// Draws the view.
  ///
  /// - Parameters:
  ///   - moment: The time, instead of that of the renderer.
  ///   - recordingPlacements: Whether it is asked for where every view was placed.
  func draw(
    at moment: Double? = nil,
    recordingPlacements: Bool = false
  ) throws -> RenderSession<Content>.Result {
    if let canvasSize, !canvasSize.isPossible { throw RenderingError.impossibleCanvas(canvasSize) }
    var session = RenderSession(
      content: content,
      proposal: canvasSize.map { ProposedViewSize($0) } ?? proposedSize,
      canvas: canvasSize,
      time: moment ?? time,
      seed: seed,
      vocabulary: DrawingVocabulary(),
      recordsPlacements: recordingPlacements
    )
    session.beginning = beginning
    session.viewLimit = viewLimit
    var result = try session.run()
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

  /// Whether a canvas can have this size, be it an empty one.
  fileprivate var isPossible: Bool { isFinite && width >= 0 && height >= 0 }
}
