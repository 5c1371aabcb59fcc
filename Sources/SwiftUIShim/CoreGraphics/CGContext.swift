public import Drawing
public import Foundation

/// A context of Core Graphics that draws on a `Canvas`: y points down, as in the canvas.
///
/// ```swift
/// Canvas { context, size in
///   context.withCGContext { cg in
///     cg.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
///     cg.fillEllipse(in: CGRect(origin: .zero, size: size))
///   }
/// }
/// ```
///
/// A class, as it is there. Transparency layers only keep the state: their contents are blended one
/// by one.
public final class CGContext {
  /// Everything that `saveGState()` keeps.
  private struct State {
    var graphics: GraphicsContext
    var fill = Color.black
    var stroke = Color.black
    var pen = StrokeStyle()
    var alpha = 1.0
    var shadow: (offset: CGSize, blur: CGFloat, color: Color)?
  }

  private var state: State
  private var saved: [State] = []
  /// The path under construction, in the coordinates in force.
  private var current = Path()

  init(_ graphics: GraphicsContext) {
    state = State(graphics: graphics)
  }

  // MARK: - State

  /// Keeps the state for ``restoreGState()``.
  public func saveGState() {
    saved.append(state)
  }

  /// Returns to the state kept last; does nothing if none is.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    changeTransform { state = last }
  }

  /// Keeps the state; what follows isn't blended as one.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
  }

  /// Returns to the state kept last.
  public func endTransparencyLayer() {
    restoreGState()
  }

  /// Sets the opacity of what follows, 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = Double(alpha)
  }

  /// Sets how what follows meets what is below it.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.graphics.blendMode = mode
  }

  /// Sets the shadow of what follows; lengths in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, blur, $0.color) }
  }

  /// Sets the shadow of what follows: black with an opacity of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = (offset, blur, Color.black.opacity(1.0 / 3))
  }

  /// Does nothing: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Does nothing: edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: - Transforms

  /// From the coordinates in force to those of the canvas.
  public var ctm: CGAffineTransform { state.graphics.transform }

  /// Moves the origin, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the coordinates by an angle in radians, clockwise on screen.
  public func rotate(by angle: CGFloat) {
    let turn = Angle(radians: Double(angle))
    changeTransform { state.graphics.rotate(by: turn) }
  }

  /// Applies a transform before those in force.
  public func concatenate(_ transform: CGAffineTransform) {
    changeTransform { state.graphics.concatenate(transform) }
  }

  /// Changes the coordinates and keeps the path under construction where it is on the canvas.
  private func changeTransform(_ change: () -> Void) {
    let before = ctm
    change()
    guard !current.isEmpty else { return }
    let after = ctm
    guard after.a * after.d - after.b * after.c != 0 else { return current = Path() }
    current = current.applying(before.concatenating(after.inverted()))
  }

  // MARK: - Colours and lines

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

  // MARK: - Paths

  /// The path under construction.
  public var path: CGPath? { current.isEmpty ? nil : current.cgPath }
  /// Whether the path under construction has no elements.
  public var isPathEmpty: Bool { current.isEmpty }
  /// The end of the path under construction.
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }
  /// The smallest rectangle around the path under construction.
  public var boundingBoxOfPath: CGRect { current.boundingRect }
  /// A rectangle that holds all that can be seen.
  public var boundingBoxOfClipPath: CGRect { state.graphics.clipBoundingRect }

  /// Starts a new path.
  public func beginPath() {
    current = Path()
  }

  /// Closes the subpath.
  public func closePath() {
    current.closeSubpath()
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) {
    current.move(to: point)
  }

  /// Adds a line.
  public func addLine(to point: CGPoint) {
    current.addLine(to: point)
  }

  /// Adds lines from the first point through the others.
  public func addLines(between points: [CGPoint]) {
    current.addLines(points)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    current.addRect(rect)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    current.addRects(rects)
  }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) {
    current.addEllipse(in: rect)
  }

  /// Adds an arc; angles in radians.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    current.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      clockwise: clockwise
    )
  }

  /// Adds the arc of a radius that touches two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a path.
  public func addPath(_ path: CGPath) {
    current.addPath(Path(path))
  }

  /// Puts the outline of the line along the path in the path's place.
  public func replacePathWithStrokedPath() {
    current = current.strokedPath(state.pen)
  }

  // MARK: - Painting

  /// Paints the path and starts a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = current
    current = Path()
    if let rule = mode.fillRule { fill(path, rule) }
    if mode.strokes { stroke(path) }
  }

  /// Fills the path and starts a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Paints a line along the path and starts a new one.
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

  /// Paints a line around a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(Path(rect))
  }

  /// Paints a line of a width around a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var pen = state.pen
    pen.lineWidth = width
    let path = Path(rect)
    paint { $0.stroke(path, with: .color(state.stroke), style: pen) }
  }

  /// Paints a line around the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: rect))
  }

  /// Paints a line between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  /// Takes away what is drawn in a rectangle.
  public func clear(_ rect: CGRect) {
    var graphics = state.graphics
    graphics.blendMode = .clear
    graphics.fill(Path(rect), with: .color(.black))
  }

  /// Draws a picture, stretched into a rectangle, as it is: its first row on top.
  public func draw(_ image: CGImage, in rect: CGRect) {
    paint { $0.draw(Image(bitmap: image.bitmap), in: rect) }
  }

  /// Paints a gradient between two points.
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
    // A strip across the gradient, from its start to its end, or further where it goes on.
    let before = options.contains(.drawsBeforeStartLocation) ? far : 0
    let after = options.contains(.drawsAfterEndLocation) ? far : 0
    let place = CGAffineTransform(
      a: dx / length,
      b: dy / length,
      c: -dy / length,
      d: dx / length,
      tx: startPoint.x,
      ty: startPoint.y
    )
    let strip = CGRect(x: -before, y: -far, width: before + length + after, height: 2 * far)
    if before == 0 || after == 0 { graphics.clip(to: Path(strip).applying(place)) }
    let shading = GraphicsContext.Shading.linearGradient(
      gradient.gradient,
      startPoint: startPoint,
      endPoint: endPoint
    )
    paint(in: graphics) { $0.fill(Path(area), with: shading) }
  }

  /// Paints a gradient between two circles; both have the centre of the second one.
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

  // MARK: - Clips

  /// Confines what follows to the inside of the path, and starts a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.graphics.clip(to: current, style: FillStyle(eoFill: rule == .evenOdd))
    current = Path()
  }

  /// Confines what follows to a rectangle.
  public func clip(to rect: CGRect) {
    state.graphics.clip(to: Path(rect))
  }

  /// Confines what follows to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    state.graphics.clip(to: path)
  }

  // MARK: - Private

  private func fill(_ path: Path, _ rule: CGPathFillRule) {
    let style = FillStyle(eoFill: rule == .evenOdd)
    paint { $0.fill(path, with: .color(state.fill), style: style) }
  }

  private func stroke(_ path: Path) {
    paint { $0.stroke(path, with: .color(state.stroke), style: state.pen) }
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

/// How what is drawn meets what is below it.
public typealias CGBlendMode = GraphicsContext.BlendMode

/// What is painted of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside.
  case fill
  /// The inside by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// The inside and the line.
  case fillStroke
  /// The inside by the even-odd rule and the line.
  case eoFillStroke

  /// How the inside is found; `nil` if it isn't painted.
  fileprivate var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  fileprivate var strokes: Bool { self != .fill && self != .eoFill }
}

extension GraphicsContext {
  /// Draws with a context of Core Graphics: by the coordinates, opacity, clips and filters of this one.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext(self))
  }
}
