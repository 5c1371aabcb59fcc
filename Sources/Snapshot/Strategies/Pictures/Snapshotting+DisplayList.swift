#if Pictures
internal import Pixels
internal import Scene

/// The ways to keep what a view draws. All of them read one display list.
extension Snapshotting where Format == String {
  /// Keeps the picture as an SVG document.
  static func svg(on canvas: ViewCanvas) -> Snapshotting {
    SimplySnapshotting.scene("svg").pullback { try canvas.checkedList(of: $0).svg() }.called()
      .namingLines(on: canvas)
  }

  /// Keeps the picture as drawing commands.
  static func pathCommands(on canvas: ViewCanvas, precision: Int) -> Snapshotting {
    SimplySnapshotting.scene("txt").pullback {
      CommandPrecision.rounding(try canvas.checkedList(of: $0).commands(), places: precision)
    }
    .called()
    .namingLines(on: canvas)
  }

  /// Keeps the picture as a list of its elements.
  static func displayList(on canvas: ViewCanvas) -> Snapshotting {
    SimplySnapshotting.scene("txt").pullback { try canvas.checkedList(of: $0).summary() }.called()
      .namingLines(on: canvas)
  }
}

extension Snapshotting where Format == Bitmap {
  /// Keeps the picture as pixels.
  static func png(
    on canvas: ViewCanvas,
    scale: Double,
    tolerance: ImageTolerance?
  ) -> Snapshotting {
    SimplySnapshotting.png(tolerance: tolerance, scale: scale).pullback {
      try canvas.displayList(of: $0).bitmap(scale: scale)
    }
    .namingLines(on: canvas, scale: scale)
  }
}
#endif
