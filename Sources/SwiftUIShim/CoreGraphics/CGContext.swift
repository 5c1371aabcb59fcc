public import Drawing
public import Foundation

/// A Core Graphics context that draws on a `Canvas`. As in the canvas, y points down.
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
/// It is a class, as in Core Graphics. Transparency layers only save the state; their contents are
/// composited one by one.
public final class CGContext {
  /// The graphics state that `saveGState()` saves.
  struct State {
    var graphics: GraphicsContext
    var fill = Color.black
    var stroke = Color.black
    var strokeStyle = StrokeStyle()
    var alpha = 1.0
    var shadow: (offset: CGSize, blur: CGFloat, color: Color)?
  }

  var state: State
  private var saved: [State] = []
  /// The current path, in the current coordinates.
  var currentPath = Path()

  package init(_ graphics: GraphicsContext) {
    state = State(graphics: graphics)
  }

  // MARK: - State

  /// Saves the state for ``restoreGState()``.
  public func saveGState() {
    saved.append(state)
  }

  /// Restores the last saved state, if there is one.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    changeTransform { state = last }
  }

  /// Saves the state. The following operations aren't composited as one layer.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
  }

  /// Restores the last saved state.
  public func endTransparencyLayer() {
    restoreGState()
  }

  /// Sets the opacity of the following operations, 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = Double(alpha)
  }

  /// Sets the blend mode of the following operations.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.graphics.blendMode = mode
  }

  /// Sets the shadow of the following operations. Lengths are in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, blur, $0.color) }
  }

  /// Sets the shadow of the following operations: black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = (offset, blur, Color.black.opacity(1.0 / 3))
  }

  /// Has no effect. Edges are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Has no effect. Edges are always antialiased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: - Transforms

  /// The transform from the current coordinates to those of the canvas.
  public var ctm: CGAffineTransform { state.graphics.transform }

  /// Translates the coordinates, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the coordinates by an angle in radians, clockwise on screen.
  public func rotate(by angle: CGFloat) {
    let rotation = Angle(radians: Double(angle))
    changeTransform { state.graphics.rotate(by: rotation) }
  }

  /// Prepends a transform to the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    changeTransform { state.graphics.concatenate(transform) }
  }

  /// Changes the coordinates without moving the current path on the canvas.
  private func changeTransform(_ change: () -> Void) {
    let before = ctm
    change()
    guard !currentPath.isEmpty else { return }
    let after = ctm
    guard after.a * after.d - after.b * after.c != 0 else { return currentPath = Path() }
    currentPath = currentPath.applying(before.concatenating(after.inverted()))
  }
}

/// A rule for combining drawn colours with the colours below them.
public typealias CGBlendMode = GraphicsContext.BlendMode

extension GraphicsContext {
  /// Calls a closure with a Core Graphics context that draws in this context, with the same
  /// coordinates, opacity, clips and filters.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext(self))
  }
}
