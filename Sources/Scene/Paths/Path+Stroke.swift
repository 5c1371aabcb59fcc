internal import CPixels
internal import Foundation

extension Path {
  /// Returns the outline of the path's stroke, to be filled with the nonzero rule.
  ///
  /// Curves become straight lines that deviate by at most 1/400 of a point.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var polygons = cpixels_polygons()
    defer { cpixels_polygons_free(&polygons) }
    snappedToGrid.withCPath { path in
      style.snappedToGrid.withCStyle { cpixels_stroke(path, $0, 0.0025, &polygons) }
    }
    var outline = Path()
    var point = 0
    for polygon in 0..<polygons.end_count {
      let end = polygons.ends[polygon]
      for index in point..<end {
        let at = CGPoint(x: polygons.coordinates[2 * index], y: polygons.coordinates[2 * index + 1])
        if index == point { outline.move(to: at) } else { outline.addLine(to: at) }
      }
      outline.closeSubpath()
      point = end
    }
    return outline
  }
}
