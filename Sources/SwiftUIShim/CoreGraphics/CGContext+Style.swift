public import Drawing
public import Foundation

extension CGContext {
  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.color
  }

  /// Sets the colour of areas, 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Sets the grey of areas, 0…1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = Color(white: gray, opacity: alpha)
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.color
  }

  /// Sets the colour of lines, 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Sets the grey of lines, 0…1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = Color(white: gray, opacity: alpha)
  }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) {
    state.pen.lineWidth = width
  }

  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {
    state.pen.lineCap = cap
  }

  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) {
    state.pen.lineJoin = join
  }

  /// Sets how far corners may reach, as a multiple of the width.
  public func setMiterLimit(_ limit: CGFloat) {
    state.pen.miterLimit = limit
  }

  /// Sets the lengths of dashes and gaps, in points; none for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dash = lengths
    state.pen.dashPhase = phase
  }
}
