internal import Pixels
internal import Scene

/// The three ways to keep what a view draws. All of them read one display list.
extension Snapshotting where Format == String {
  /// Keeps the picture as an SVG document.
  static func svg(on canvas: ViewCanvas) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      try canvas.displayList(of: value).svg()
    }
    strategy.pathExtension = "svg"
    return strategy
  }

  /// Keeps the picture as drawing commands.
  static func pathCommands(on canvas: ViewCanvas) -> Snapshotting {
    SimplySnapshotting.lines.pullback { try canvas.displayList(of: $0).commands() }
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
  }
}
