#if Pictures
internal import Drawing
internal import Foundation
internal import Scene

/// What a view is drawn on: how large, and before which background.
struct ViewCanvas: Sendable {
  /// What a view is proposed where nothing else is said, in points.
  static let proposal = CGSize(width: 256, height: 256)

  /// The exact size, in points; `nil` for the size that the view takes.
  var size: CGSize?
  /// What stands behind the view; `nil` for nothing.
  var background: Color?
  /// The moment that is drawn, in seconds after the view has appeared.
  var time: Double = 0

  /// What is covered.
  var masks: [SnapshotMask] = []

  /// Draws a view.
  ///
  /// - Parameter value: A view. It comes as any value, so that the strategies' sendable closures
  ///   needn't hold on to its type.
  func displayList(of value: Any) throws -> DisplayList {
    guard let view = value as? any View else { return DisplayList(size: .zero) }
    return try draw(view)
  }

  /// Draws a view for an output without pixels, which refuses the same sizes as one with them.
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
