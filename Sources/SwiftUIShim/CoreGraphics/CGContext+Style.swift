public import Drawing
public import Foundation

extension CGContext {
  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.color
  }

  /// Sets the fill colour from components, 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Sets the fill colour to a grey, 0 (black) … 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = Color(white: gray, opacity: alpha)
  }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.color
  }

  /// Sets the stroke colour from components, 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Sets the stroke colour to a grey, 0 (black) … 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = Color(white: gray, opacity: alpha)
  }

  /// Sets the line width, in points.
  public func setLineWidth(_ width: CGFloat) {
    state.strokeStyle.lineWidth = width
  }

  /// Sets the line cap.
  public func setLineCap(_ cap: CGLineCap) {
    state.strokeStyle.lineCap = cap
  }

  /// Sets the line join.
  public func setLineJoin(_ join: CGLineJoin) {
    state.strokeStyle.lineJoin = join
  }

  /// Sets the miter limit, as a multiple of the line width.
  public func setMiterLimit(_ limit: CGFloat) {
    state.strokeStyle.miterLimit = limit
  }

  /// Sets the dash pattern, in points; empty for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.strokeStyle.dash = lengths
    state.strokeStyle.dashPhase = phase
  }
}
