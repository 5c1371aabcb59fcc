internal import CPixels

extension Path {
  /// The path with its coordinates rounded to the grid of display lists.
  package var snappedToGrid: Path {
    var copy = self
    copy.snapToGrid()
    return copy
  }

  /// Rounds the coordinates to the grid of display lists.
  mutating func snapToGrid() {
    withMutableCoordinates { values in
      cpixels_round_to_grid(
        values.baseAddress,
        values.count,
        CoordinateGrid.perPoint,
        CoordinateGrid.nudge,
        CoordinateGrid.limit
      )
    }
  }
}
