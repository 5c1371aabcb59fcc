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
  struct State {
    var graphics: GraphicsContext
    var fill = Color.black
    var stroke = Color.black
    var pen = StrokeStyle()
    var alpha = 1.0
    var shadow: (offset: CGSize, blur: CGFloat, color: Color)?
  }

  var state: State
  private var saved: [State] = []
  /// The path under construction, in the coordinates in force.
  var current = Path()

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
}

/// The way in which colours are combined with the colours below them.
public typealias CGBlendMode = GraphicsContext.BlendMode

extension GraphicsContext {
  /// Draws with a Core Graphics context that has the coordinates, opacity, clips and filters of this
  /// context.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext(self))
  }
}
