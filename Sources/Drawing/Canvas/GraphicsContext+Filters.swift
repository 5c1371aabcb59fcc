public import Foundation
import Scene

extension GraphicsContext {
  /// A filter that applies to each drawing operation before it is composited onto the canvas.
  public struct Filter {
    private enum Kind {
      case blur(radius: CGFloat, opaque: Bool)
      case shadow(Color, radius: CGFloat, offset: CGPoint, BlendMode, ShadowOptions)
      case projection(ProjectionTransform)
      case color(ColorEffect)
      case threshold(lower: Double, upper: Double, Color)
    }

    private let kind: Kind

    /// Returns a blur; the radius is the standard deviation, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius: radius, opaque: options.contains(.opaque)))
    }

    /// Returns a projection, in the coordinates of the following drawing operations.
    ///
    /// Paths are projected as by `projectionEffect`. A singular matrix is ignored.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Returns a shadow; the radius is the standard deviation of its blur, in points.
    ///
    /// For an inner shadow, combine `invertsAlpha` with `shadowAbove` and use the blend mode
    /// `sourceAtop`.
    ///
    /// - Parameters:
    ///   - color: The colour; defaults to black with an opacity of 0.33.
    ///   - radius: The standard deviation, in points.
    ///   - x: The horizontal offset, in points; positive to the right.
    ///   - y: The vertical offset, in points; positive downwards.
    ///   - blendMode: The blend mode of the shadow. With `shadowAbove`, it blends with the drawn
    ///     content.
    ///   - options: The options; by default the shadow is drawn below the content.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let offset = CGPoint(x: x, y: y)
      return Filter(kind: .shadow(color, radius: radius, offset: offset, blendMode, options))
    }

    /// Returns a filter that multiplies colours, channel by channel.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .color(.colorMultiply(color)))
    }

    /// Returns a filter that applies a colour matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .color(.matrix(matrix.numbers)))
    }

    /// Returns a filter that rotates hues by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .color(.hueRotation(angle)))
    }

    /// Returns a saturation filter: 0 is grey, 1 leaves colours unchanged.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .color(.saturation(amount)))
    }

    /// Returns a brightness filter: −1 is black, 0 leaves colours unchanged, 1 is white.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .color(.brightness(amount)))
    }

    /// Returns a contrast filter: 0 is grey, 1 leaves colours unchanged.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .color(.contrast(amount)))
    }

    /// Returns a filter that inverts colours: 0 leaves colours unchanged, 1 inverts them.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .color(.colorInvert(amount)))
    }

    /// Returns a greyscale filter: 0 leaves colours unchanged, 1 is grey.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .color(.grayscale(amount)))
    }

    /// A filter that maps luminance to opacity: bright colours become opaque black, black becomes
    /// clear.
    public static var luminanceToAlpha: Filter { Filter(kind: .color(.luminanceToAlpha)) }

    /// Returns a filter that paints one colour where the opacity is between two values, and clears
    /// the rest.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = .black
    ) -> Filter {
      Filter(kind: .threshold(lower: min, upper: max, color))
    }

    /// Returns the filter in the coordinates of the picture, or `nil` if it has no effect.
    fileprivate func filter(in context: GraphicsContext) -> ContextFilter? {
      switch kind {
      case .projection(let projection):
        let (there, back) = (context.pictureTransform, context.pictureTransform.inverted())
        guard projection.isFinite, projection.isInvertible, back.isFinite, !projection.isIdentity
        else { return nil }
        let inPicture = ProjectionTransform(back).concatenating(projection)
          .concatenating(ProjectionTransform(there))
        return .projection(inPicture)
      case .shadow(let color, let radius, let offset, let blend, let options)
      where blend != .normal || !options.isEmpty:
        return .shadow(
          ContextShadow(
            color: color.rgba(in: context.environment),
            radius: radius,
            offset: offset,
            blend: blend,
            options: options,
            transform: context.pictureTransform
          )
        )
      default:
        return sceneFilter(in: context).map { .scene($0.applying(context.pictureTransform)) }
      }
    }

    private func sceneFilter(in context: GraphicsContext) -> Scene.Filter? {
      switch kind {
      case .projection: return nil
      case .blur(let radius, let opaque):
        guard radius > 0, radius.isFinite else { return nil }
        let deviation = CGSize(width: radius, height: radius)
        let frame = opaque ? context.clipBoundingRect : nil
        return .blur(Scene.Filter.Blur(deviation: deviation, frame: frame))
      case .shadow(let color, let radius, let offset, _, _):
        let color = color.rgba(in: context.environment)
        return .shadow(Scene.Filter.Shadow(color: color, radius: radius, offset: offset))
      case .color(let effect):
        return .recolor(effect.recoloring(in: context.environment))
      case .threshold(let lower, let upper, let color):
        let color = color.rgba(in: context.environment)
        return .threshold(.init(lower: lower, upper: upper, color: color))
      }
    }
  }

  /// Options of a shadow: its position and what casts it.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Draws the shadow above the content.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow without the content.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Casts the shadow of the inverted shape.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Composites the content and its shadow one after the other instead of as one group.
    public static let disablesGroup = ShadowOptions(rawValue: 8)

    /// Creates a set of options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// Options of a blur.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Extends the edge colours beyond the visible area, so that edges don't fade.
    public static let opaque = BlurOptions(rawValue: 1)
    /// An option for source compatibility; ignored.
    public static let dithersResult = BlurOptions(rawValue: 2)

    /// Creates a set of options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// Options of a filter.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// An option for source compatibility; ignored. Filters use sRGB.
    public static let linearColor = FilterOptions(rawValue: 1)

    /// Creates a set of options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// Adds a filter that applies to the drawing operations that follow.
  ///
  /// The filter that was added last is applied first, so each filter receives the result of those
  /// added after it. To apply a threshold to a blur, for example, add the threshold first:
  ///
  /// ```swift
  /// context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
  /// context.addFilter(.blur(radius: 15))
  /// context.drawLayer { layer in
  ///   layer.fill(Path(ellipseIn: left), with: .color(.black))
  ///   layer.fill(Path(ellipseIn: right), with: .color(.black))
  /// }
  /// ```
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    guard pictureTransform.isFinite, let filter = filter.filter(in: self) else { return }
    filters.insert(filter, at: 0)
  }
}

extension GraphicsContext {
  /// Adds a node to the canvas with the current filters and clips.
  ///
  /// If the node has a blend mode, as the views of symbols may, the filtered node is composited
  /// with it.
  func add(_ node: DisplayList.Node) {
    guard !target.isDiscarded else { return }
    guard !filters.isEmpty else { return target.add(node, in: clips) }
    let frame = CGRect(origin: .zero, size: size).applying(base)
    let (node, ownBlend) = node.withoutBlend
    var nodes = [node]
    for (index, filter) in filters.enumerated() {
      let blend = index == filters.count - 1 ? ownBlend ?? blendMode : .normal
      nodes = nodes.flatMap {
        let name = target.name.at($0.name.line)
        return filter.apply(to: $0, named: name, blend: blend, within: frame)
      }
    }
    for node in nodes { target.add(node, in: clips) }
  }
}
