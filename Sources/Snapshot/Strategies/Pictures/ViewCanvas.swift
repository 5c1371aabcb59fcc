#if Pictures
internal import Drawing
internal import Foundation
internal import Scene

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

  private func draw(_ view: some View) throws -> DisplayList {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(ViewCanvas.proposal)
    renderer.canvasSize = size
    renderer.background = background
    renderer.time = time
    let drawing = try renderer.drawing()
    for note in drawing.notes { RenderingNotes.current?.add("\(note)") }
    var list = drawing.picture
    for mask in masks { try mask.cover(&list) }
    return list
  }
}
#endif
