#if Pictures
internal import Pixels
internal import Scene
internal import SnapshotCore

/// Strategies that record a view's display list as text.
extension Snapshotting where Format == String {
  /// Returns a strategy that records the picture as an SVG document.
  static func svg(on canvas: ViewCanvas, text: SVGText) -> Snapshotting {
    SimplySnapshotting.scene("svg").pullback { try canvas.checkedList(of: $0).svg(text: text) }
      .named()
      .namingLines(on: canvas)
  }

  /// Returns a strategy that records the picture as drawing commands.
  static func pathCommands(on canvas: ViewCanvas, precision: Int) -> Snapshotting {
    SimplySnapshotting.scene("txt").pullback {
      let places = try UnknownPrecision.checked(precision)
      return CommandPrecision.rounding(try canvas.checkedList(of: $0).commands(), places: places)
    }
    .named()
    .namingLines(on: canvas)
  }

  /// Returns a strategy that records the picture as a list of its elements.
  static func displayList(on canvas: ViewCanvas) -> Snapshotting {
    SimplySnapshotting.scene("txt").pullback { try canvas.checkedList(of: $0).checkedSummary() }
      .named()
      .namingLines(on: canvas)
  }
}

extension DisplayList {
  /// The stack that a summary of the deepest drawing may need, in bytes.
  private static let neededStack = 7 << 20

  /// Returns the summary, made on a stack that is large enough.
  ///
  /// - Throws: `UnlistableNesting` if the drawing is nested too deeply for a summary, or
  ///   `LargeStack.NoThread` if there is no thread with a large stack.
  fileprivate func checkedSummary() throws -> String {
    // A summary is written recursively.
    let isSmall = StackSpace.bytes < DisplayList.neededStack
    let text = isSmall ? try LargeStack.run { summary() } : summary()
    guard !text.isEmpty else { throw UnlistableNesting() }
    return text
  }
}

/// The error for a drawing that is nested too deeply for `.displayList`.
private struct UnlistableNesting: Error, CustomStringConvertible {
  var description: String {
    "The drawing is nested more than 1,000 levels deep, the limit of `.displayList`. Groups, clips and "
      + "masks each count as a level. Snapshot a part of the view, or use `.svg` or `.png`."
  }
}

extension Snapshotting where Format == Bitmap {
  /// Returns a strategy that records the picture as pixels.
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
