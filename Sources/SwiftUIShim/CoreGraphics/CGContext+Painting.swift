public import Drawing
public import Foundation

extension CGContext {
  /// Draws the current path and starts a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    currentPath = Path()
    if let rule = mode.fillRule { fill(path, rule) }
    if mode.strokes { stroke(path) }
  }

  /// Fills the current path and starts a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Strokes the current path and starts a new one.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill(Path(rect), .winding)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    fill(path, .winding)
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(Path(ellipseIn: rect), .winding)
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(Path(rect))
  }

  /// Strokes a rectangle with a line width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.strokeStyle
    style.lineWidth = width
    let path = Path(rect)
    paint { $0.stroke(path, with: .color(state.stroke), style: style) }
  }

  /// Strokes the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: rect))
  }

  /// Strokes separate lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {
    var graphics = state.graphics
    graphics.blendMode = .clear
    graphics.fill(Path(rect), with: .color(.black))
  }

  /// Draws an image stretched to fill a rectangle, with its first row at the top.
  public func draw(_ image: CGImage, in rect: CGRect) {
    paint { $0.draw(Image(bitmap: image.bitmap), in: rect) }
  }

  /// Draws an image of the library stretched to fill a rectangle.
  package func draw(_ image: Image, in rect: CGRect) {
    paint { $0.draw(image, in: rect) }
  }

  /// Draws a text of the library with its top left corner at a point, on one line.
  package func draw(_ text: Text, at point: CGPoint) {
    paint { $0.draw(text, at: point, anchor: .topLeading) }
  }

  /// Draws a text of the library in a rectangle, wrapped at its width.
  package func draw(_ text: Text, in rect: CGRect) {
    paint { $0.draw(text, in: rect) }
  }

  /// Draws a linear gradient between two points.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    var graphics = state.graphics
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let area = graphics.clipBoundingRect
    let far = area.width + area.height + length + abs(startPoint.x) + abs(startPoint.y)
    // Clips to the strip between the start and the end, extended according to the options.
    let before = options.contains(.drawsBeforeStartLocation) ? far : 0
    let after = options.contains(.drawsAfterEndLocation) ? far : 0
    let stripTransform = CGAffineTransform(
      a: dx / length,
      b: dy / length,
      c: -dy / length,
      d: dx / length,
      tx: startPoint.x,
      ty: startPoint.y
    )
    let strip = CGRect(x: -before, y: -far, width: before + length + after, height: 2 * far)
    if before == 0 || after == 0 { graphics.clip(to: Path(strip).applying(stripTransform)) }
    let shading = GraphicsContext.Shading.linearGradient(
      gradient.gradient,
      startPoint: startPoint,
      endPoint: endPoint
    )
    paint(in: graphics) { $0.fill(Path(area), with: shading) }
  }

  /// Draws a radial gradient between two circles, both centred at `endCenter`.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    var graphics = state.graphics
    func disc(_ radius: CGFloat) -> Path {
      let side = 2 * radius
      return Path(
        ellipseIn: CGRect(
          x: endCenter.x - radius,
          y: endCenter.y - radius,
          width: side,
          height: side
        )
      )
    }
    let area = graphics.clipBoundingRect
    if !options.contains(.drawsAfterEndLocation) { graphics.clip(to: disc(endRadius)) }
    if !options.contains(.drawsBeforeStartLocation), startRadius > 0 {
      graphics.clip(to: disc(startRadius), options: .inverse)
    }
    let shading = GraphicsContext.Shading.radialGradient(
      gradient.gradient,
      center: endCenter,
      startRadius: startRadius,
      endRadius: endRadius
    )
    paint(in: graphics) { $0.fill(Path(area), with: shading) }
  }

  private func fill(_ path: Path, _ rule: CGPathFillRule) {
    let style = FillStyle(eoFill: rule == .evenOdd)
    paint { $0.fill(path, with: .color(state.fill), style: style) }
  }

  private func stroke(_ path: Path) {
    paint { $0.stroke(path, with: .color(state.stroke), style: state.strokeStyle) }
  }

  private func paint(_ draw: (GraphicsContext) -> Void) {
    paint(in: state.graphics, draw)
  }

  private func paint(in graphics: GraphicsContext, _ draw: (GraphicsContext) -> Void) {
    var graphics = graphics
    graphics.opacity *= state.alpha
    if let shadow = state.shadow {
      graphics.addFilter(
        .shadow(
          color: shadow.color,
          radius: shadow.blur / 2,
          x: shadow.offset.width,
          y: shadow.offset.height
        )
      )
    }
    draw(graphics)
  }
}
