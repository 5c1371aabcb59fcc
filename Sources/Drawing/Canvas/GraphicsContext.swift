public import Foundation
public import Scene

/// The drawing operations of a canvas.
///
/// A copy draws on the same canvas with its own transform, opacity and clips; changes to the copy
/// don't affect the original.
///
/// ```swift
/// Canvas { context, size in
///   for index in 0..<12 {
///     var turned = context
///     turned.translateBy(x: size.width / 2, y: size.height / 2)
///     turned.rotate(by: .degrees(30 * Double(index)))
///     turned.fill(Path(CGRect(x: 40, y: -1, width: 8, height: 2)), with: .color(.gray))
///   }
/// }
/// ```
public struct GraphicsContext {
  /// The blend mode of drawing operations.
  public typealias BlendMode = Scene.BlendMode

  /// The opacity of the following drawing operations, 0 … 1.
  public var opacity = 1.0
  /// The blend mode of the following drawing operations.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of the drawing operations to those of the canvas.
  public var transform = CGAffineTransform.identity

  let target: CanvasTarget
  /// The transform from the canvas to the picture.
  let base: CGAffineTransform
  let size: CGSize
  let stack: StackSpace
  /// The opacity inherited from the views around the canvas.
  private let inheritedOpacity: Double
  var clips: [CanvasClip] = []
  /// The filters of each drawing operation, in the order in which they are applied.
  var filters: [ContextFilter] = []
  private var clipBounds: CGRect

  init(
    target: CanvasTarget,
    base: CGAffineTransform,
    size: CGSize,
    opacity: Double = 1,
    stack: StackSpace
  ) {
    self.target = target
    inheritedOpacity = opacity
    self.base = base
    self.size = size
    self.stack = stack
    clipBounds = CGRect(origin: .zero, size: size)
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { target.environment }

  /// The bounding rectangle of the visible area, in the coordinates of the drawing operations.
  public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

  /// The opacity of drawing operations, including the inherited one.
  var totalOpacity: Double { opacity > 0 ? inheritedOpacity * min(opacity, 1) : 0 }

  /// The transform from the coordinates of the drawing operations to the picture.
  var pictureTransform: CGAffineTransform { transform.concatenating(base) }

  // MARK: - Painting

  /// Fills a path.
  public func fill(
    _ path: Path,
    with shading: Shading,
    style: FillStyle = FillStyle(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let line = SourceLine(calledAt: fileID, line)
    paint(.fill(path, evenOdd: style.isEOFilled), with: shading, line: line)
  }

  /// Strokes a path.
  public func stroke(
    _ path: Path,
    with shading: Shading,
    style: StrokeStyle,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    paint(.stroke(path, style), with: shading, line: SourceLine(calledAt: fileID, line))
  }

  /// Strokes a path; the line width is in points.
  public func stroke(
    _ path: Path,
    with shading: Shading,
    lineWidth: CGFloat = 1,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let style = StrokeStyle(lineWidth: lineWidth)
    paint(.stroke(path, style), with: shading, line: SourceLine(calledAt: fileID, line))
  }

  private func paint(_ outline: DisplayList.Outline, with shading: Shading, line: SourceLine?) {
    guard !target.isDiscarded else { return }
    let style = shading.resolvedStyle(in: environment)
    paint(outline, style, in: UnitPoint.absoluteRect, at: pictureTransform, line: line)
  }

  /// Adds a leaf, unless it is invisible.
  func paint(
    _ outline: DisplayList.Outline,
    _ style: ResolvedStyle,
    in rect: CGRect,
    at transform: CGAffineTransform,
    line: SourceLine? = nil,
    label: TextLabel? = nil
  ) {
    guard !target.isDiscarded else { return }
    let paint = style.paint(in: rect).multiplyingAlpha(by: totalOpacity)
    let blend = filters.isEmpty ? blendMode : .normal
    guard !outline.path.isEmpty, !paint.isTransparent || blend.changesUnderClear,
      transform.isFinite
    else { return }
    let leaf = DisplayList.Leaf(
      name: target.name.at(line),
      outline: outline,
      paint: paint,
      blend: blend,
      transform: transform,
      label: label
    )
    var nodes: [DisplayList.Node] = []
    nodes.append(leaf, of: style, opacity: totalOpacity)
    for node in nodes { add(node) }
  }

  // MARK: - Coordinates

  /// Translates the following drawing operations, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales the following drawing operations.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Rotates the following drawing operations, clockwise on screen.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform to the following drawing operations, before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: - Clips and layers

  /// Options of a clip.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Shows the outside of the path, by the even-odd rule.
    public static let inverse = ClipOptions(rawValue: 1)

    /// Creates a set of options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// Clips the following drawing operations to a path, within the current clips.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {
    guard pictureTransform.isFinite else { return }
    var (shape, evenOdd) = (path, style.isEOFilled)
    if options.contains(.inverse) {
      shape.addRect(clipBoundingRect.insetBy(dx: -1, dy: -1).union(path.boundingRect))
      evenOdd = true
    } else {
      let box = path.boundingRect
      clipBounds = clipBounds.intersection(box.isNull ? .zero : box.applying(transform))
    }
    let clip = DisplayList.Clip(path: shape, evenOdd: evenOdd, transform: pictureTransform)
    clips.append(target.clip(.path(clip)))
  }

  /// Masks the following drawing operations by the opacity of what a closure draws.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = layer()
    guard !target.pass.hasFailed else { return }
    try StackSpace.ensureEvaluating(in: target.pass) { try content(&layer) }
    var mask = layer.target.finish()
    if opacity < 1 {
      mask = [.group(DisplayList.Group(name: target.name, opacity: opacity, nodes: mask))]
    }
    if options.contains(.inverse) {
      guard base.isFinite else { return }
      mask =
        [backdrop(of: mask)] + [
          .group(DisplayList.Group(name: target.name, blend: .destinationOut, nodes: mask))
        ]
    }
    clips.append(target.clip(.mask(mask)))
  }

  /// Returns a black leaf that covers the canvas and the nodes.
  private func backdrop(of nodes: [DisplayList.Node]) -> DisplayList.Node {
    let canvas = CGRect(origin: .zero, size: size).applying(base).union(nodes.bounds)
    return .leaf(
      DisplayList.Leaf(
        name: target.name,
        outline: .fill(Path(canvas.insetBy(dx: -1, dy: -1)), evenOdd: false),
        paint: .solid(.black)
      )
    )
  }

  /// Draws the content of a closure as one layer with the current opacity.
  ///
  /// With a blend mode such as `.copy`, the clear parts of the layer erase what is below, within
  /// the clips or, without clips, in the whole canvas; not if the context has filters.
  public func drawLayer(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = layer()
    guard !target.pass.hasFailed else { return }
    try StackSpace.ensureEvaluating(in: target.pass) { try content(&layer) }
    let nodes = layer.target.finish()
    let blend = filters.isEmpty ? blendMode : .normal
    guard !nodes.isEmpty && totalOpacity > 0 || blend.changesUnderClear else { return }
    let group = DisplayList.Group(
      name: target.name.at(SourceLine(calledAt: fileID, line)),
      opacity: totalOpacity,
      blend: blend,
      isolates: true,
      nodes: nodes
    )
    add(.group(group))
  }

  private func layer() -> GraphicsContext {
    var layer = GraphicsContext(target: target.layer(), base: base, size: size, stack: stack)
    layer.transform = transform
    layer.clipBounds = clipBounds
    return layer
  }
}
