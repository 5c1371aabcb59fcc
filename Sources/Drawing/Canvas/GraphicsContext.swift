public import Foundation
public import Scene

/// Draws on a canvas, command by command.
///
/// A copy draws on the same canvas, with its own transform, opacity and clips: changes to it leave
/// the original as it was.
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
  /// How what is drawn meets what is below it.
  public typealias BlendMode = Scene.BlendMode

  /// The opacity of what is drawn from now on, 0 … 1.
  public var opacity = 1.0
  /// How what is drawn from now on meets what is below it.
  public var blendMode = BlendMode.normal
  /// From the coordinates of the commands to those of the canvas.
  public var transform = CGAffineTransform.identity

  let target: CanvasTarget
  /// From the canvas to the picture.
  let base: CGAffineTransform
  let size: CGSize
  let stack: StackBudget
  /// The opacity that comes from outside of the canvas.
  private let ground: Double
  var clips: [CanvasClip] = []
  /// The filters of each thing that is drawn, in the order in which they are applied.
  var filters: [ContextFilter] = []
  private var clipBounds: CGRect

  init(
    target: CanvasTarget,
    base: CGAffineTransform,
    size: CGSize,
    opacity: Double = 1,
    stack: StackBudget
  ) {
    self.target = target
    ground = opacity
    self.base = base
    self.size = size
    self.stack = stack
    clipBounds = CGRect(origin: .zero, size: size)
  }

  /// The values of the environment of the canvas.
  public var environment: EnvironmentValues { target.environment }

  /// A rectangle that holds everything that can be seen, in the coordinates of the commands.
  public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

  /// The opacity of what is drawn, with that from outside.
  var totalOpacity: Double { opacity > 0 ? ground * min(opacity, 1) : 0 }

  /// From the coordinates of the commands to the picture.
  var total: CGAffineTransform { transform.concatenating(base) }

  // MARK: - Painting

  /// Paints the inside of a path.
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

  /// Paints a line along a path.
  public func stroke(
    _ path: Path,
    with shading: Shading,
    style: StrokeStyle,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    paint(.stroke(path, style), with: shading, line: SourceLine(calledAt: fileID, line))
  }

  /// Paints a line along a path; the width is in points.
  public func stroke(
    _ path: Path,
    with shading: Shading,
    lineWidth: CGFloat = 1,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let pen = StrokeStyle(lineWidth: lineWidth)
    paint(.stroke(path, pen), with: shading, line: SourceLine(calledAt: fileID, line))
  }

  private func paint(_ outline: DisplayList.Outline, with shading: Shading, line: SourceLine?) {
    guard !target.isDiscarded else { return }
    let style = shading.resolvedStyle(in: environment)
    paint(outline, style, in: UnitPoint.absoluteRect, at: total, line: line)
  }

  /// Appends a leaf, unless nothing of it can be seen.
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
    guard !outline.path.isEmpty, !paint.isInvisible, transform.isFinite else { return }
    let leaf = DisplayList.Leaf(
      name: target.name.at(line),
      outline: outline,
      paint: paint,
      blend: filters.isEmpty ? blendMode : .normal,
      transform: transform,
      label: label
    )
    var nodes: [DisplayList.Node] = []
    nodes.append(leaf, of: style, opacity: totalOpacity)
    for node in nodes { add(node) }
  }

  /// Puts a node on the canvas, through the filters and inside the clips in force.
  func add(_ node: DisplayList.Node) {
    guard !target.isDiscarded else { return }
    guard !filters.isEmpty else { return target.add(node, in: clips) }
    let frame = CGRect(origin: .zero, size: size).applying(base)
    var nodes = [node]
    for (index, filter) in filters.enumerated() {
      let blend = index == filters.count - 1 ? blendMode : .normal
      nodes = nodes.flatMap {
        let name = target.name.at($0.name.line)
        return filter.apply(to: $0, named: name, blend: blend, within: frame)
      }
    }
    for node in nodes { target.add(node, in: clips) }
  }

  // MARK: - Coordinates

  /// Moves the origin of the commands that follow, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what the commands that follow draw.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what the commands that follow draw, clockwise on screen.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform to what the commands that follow draw, before those in force.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: - Clips and layers

  /// Whether a clip shows what lies inside or what lies outside.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Shows what lies outside; where the path covers itself twice, that counts as outside too.
    public static let inverse = ClipOptions(rawValue: 1)

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// Confines the commands that follow to a path, within the clips in force.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {
    guard total.isFinite else { return }
    var (shape, evenOdd) = (path, style.isEOFilled)
    if options.contains(.inverse) {
      shape.addRect(clipBoundingRect.insetBy(dx: -1, dy: -1).union(path.boundingRect))
      evenOdd = true
    } else {
      let box = path.boundingRect
      clipBounds = clipBounds.intersection(box.isNull ? .zero : box.applying(transform))
    }
    let clip = DisplayList.Clip(path: shape, evenOdd: evenOdd, transform: total)
    clips.append(target.clip(.path(clip)))
  }

  /// Confines the commands that follow to where a closure draws, more or less as that is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = layer()
    try content(&layer)
    var mask = layer.target.finish()
    if opacity < 1 {
      mask = [.group(DisplayList.Group(name: target.name, opacity: opacity, nodes: mask))]
    }
    if options.contains(.inverse) {
      guard base.isFinite else { return }
      mask =
        [ground(of: mask)] + [
          .group(DisplayList.Group(name: target.name, blend: .destinationOut, nodes: mask))
        ]
    }
    clips.append(target.clip(.mask(mask)))
  }

  /// A black leaf that covers the canvas and what is on it.
  private func ground(of nodes: [DisplayList.Node]) -> DisplayList.Node {
    let canvas = CGRect(origin: .zero, size: size).applying(base).union(nodes.bounds)
    return .leaf(
      DisplayList.Leaf(
        name: target.name,
        outline: .fill(Path(canvas.insetBy(dx: -1, dy: -1)), evenOdd: false),
        paint: .solid(.black)
      )
    )
  }

  /// Draws what a closure draws as one, with the opacity in force.
  public func drawLayer(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = layer()
    try content(&layer)
    let nodes = layer.target.finish()
    guard !nodes.isEmpty, totalOpacity > 0 else { return }
    let group = DisplayList.Group(
      name: target.name.at(SourceLine(calledAt: fileID, line)),
      opacity: totalOpacity,
      blend: filters.isEmpty ? blendMode : .normal,
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
