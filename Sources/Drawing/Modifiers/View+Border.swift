public import Foundation
import Scene

nonisolated extension View {
  /// Draws a line inside the frame of this view; the width is in points.
  @_transparent public consuming func border<Style: ShapeStyle>(
    _ content: Style,
    width: CGFloat = 1
  )
    -> some View
  {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }

  /// Clips this view to its frame with rounded corners; the radius is in points.
  @_transparent public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true)
    -> some View
  {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
