#if Pictures
internal import Drawing
internal import Foundation
internal import Scene
internal import SnapshotCore

/// The canvas of a view: its size, background, time and masks.
struct ViewCanvas: Sendable {
  /// The default size that a view is proposed, in points.
  static let proposal = CGSize(width: 256, height: 256)

  /// The exact size, in points; `nil` for the size that the view takes.
  var size: CGSize?
  /// The background behind the view; `nil` for none.
  var background: Color?
  /// The time at which the view is drawn, in seconds after it appeared.
  var time: Double = 0

  /// The parts of the drawing to ignore.
  var masks: [SnapshotMask] = []

  /// Returns the drawing of a view.
  ///
  /// - Parameter value: A view. It is of type `Any` so that the strategies' sendable closures don't
  ///   capture its type.
  func displayList(of value: Any) throws -> DisplayList {
    guard let view = value as? any View else { return DisplayList(size: .zero) }
    return try draw(view)
  }

  /// Returns the drawing of a view for text outputs, which refuse the same sizes as pictures.
  func checkedList(of value: Any) throws -> DisplayList {
    let list = try displayList(of: value)
    try list.checkSize()
    return list
  }

  /// Returns a closure that draws a view at a time, in seconds, instead of at `time`.
  ///
  /// Consecutive frames share evaluations.
  func frames(of value: Any) -> (_ time: Double) throws -> DisplayList {
    guard let view = value as? any View else { return { _ in DisplayList(size: .zero) } }
    return frames(view)
  }

  private func draw(_ view: some View) throws -> DisplayList {
    if let error = TimeOutOfRange(time) { throw error }
    let drawing = try renderer(of: view).drawing()
    return try finished(drawing.picture, drawing.notes)
  }

  private func frames(_ view: some View) -> (Double) throws -> DisplayList {
    let frames = renderer(of: view).frames()
    return { time in
      let frame = try frames(time)
      return try finished(frame.picture, frame.notes)
    }
  }

  private func renderer<Content: View>(of view: Content) -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(ViewCanvas.proposal)
    renderer.canvasSize = size
    renderer.background = background
    renderer.time = time
    return renderer
  }

  /// Returns a drawing with its masks, and reports its notes.
  private func finished(_ picture: DisplayList, _ notes: [RenderingNote]) throws -> DisplayList {
    for note in notes { RenderingNotes.current?.add("\(note)") }
    var list = picture
    for mask in masks { try mask.cover(&list) }
    return list
  }
}

/// An error about a time at which no view can be drawn.
struct TimeOutOfRange: ArgumentError {
  private let time: Double

  /// Returns `nil` if a view can be drawn at the time, in seconds.
  init?(_ time: Double) {
    guard !(time.isFinite && time >= 0 && time <= 1e9) else { return nil }
    self.time = time
  }

  var description: String {
    "`time: \(time)` is out of range. Pass seconds from 0 to 1,000,000,000."
  }
}
#endif
