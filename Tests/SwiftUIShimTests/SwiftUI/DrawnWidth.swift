import SwiftUI

/// Returns the width of what a view draws at a time, in points.
func drawnWidth(of view: some View, at time: Double) throws -> Double {
  let renderer = ImageRenderer(content: view)
  renderer.time = time
  return try renderer.displayList().nodes.bounds.width
}
