public import Foundation
import Scene

extension GraphicsContext {
  /// What is done to each thing before it is put on the canvas.
  public struct Filter {
    private enum Kind {
      case blur(radius: CGFloat, opaque: Bool)
      case shadow(Color, radius: CGFloat, offset: CGPoint, BlendMode, ShadowOptions)
      case projection(ProjectionTransform)
      case color(ColorEffect)
      case threshold(least: Double, greatest: Double, Color)
    }

    private let kind: Kind

    /// Returns a blur; the radius is the standard deviation, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius: radius, opaque: options.contains(.opaque)))
    }

    /// Returns a map of the plane, in the coordinates of the commands that follow.
    ///
    /// Paths are mapped as by `projectionEffect`. A map that flattens the plane counts as none.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Returns a shadow; the radius is the standard deviation of its blur, in points.
    ///
    /// An inner shadow is one that `invertsAlpha` with `shadowAbove`, by the mode `sourceAtop`.
    ///
    /// - Parameters:
    ///   - color: The colour; black with an opacity of 0.33 unless said otherwise.
    ///   - radius: The standard deviation, in points.
    ///   - x: How far the shadow lies to the right, in points.
    ///   - y: How far the shadow lies down, in points.
    ///   - blendMode: How the shadow meets what is below it: the thing itself, where it lies above.
    ///   - options: Beneath the thing, unless said otherwise.
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

    /// Returns a product of colours, channel by channel.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .color(.colorMultiply(color)))
    }

    /// Returns a change of colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .color(.matrix(matrix.numbers)))
    }

    /// Returns a turn of the hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .color(.hueRotation(angle)))
    }

    /// Returns stronger or weaker colours: 0 grey, 1 as they are.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .color(.saturation(amount)))
    }

    /// Returns colours with white added: −1 all black, 0 as they are, 1 all white.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .color(.brightness(amount)))
    }

    /// Returns colours further from grey or closer to it: 0 all grey, 1 as they are.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .color(.contrast(amount)))
    }

    /// Returns opposite colours: 0 as they are, 1 opposite.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .color(.colorInvert(amount)))
    }

    /// Returns colours taken out: 0 as they are, 1 all grey.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .color(.grayscale(amount)))
    }

    /// Returns black where it was bright, nothing where it was dark.
    public static var luminanceToAlpha: Filter { Filter(kind: .color(.luminanceToAlpha)) }

    /// Returns one colour where the opacity lies between two, and nothing elsewhere.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = .black
    ) -> Filter {
      Filter(kind: .threshold(least: min, greatest: max, color))
    }

    /// Returns what is done in the picture, or `nil` where nothing is.
    fileprivate func filter(in context: GraphicsContext) -> ContextFilter? {
      switch kind {
      case .projection(let map):
        let (there, back) = (context.total, context.total.inverted())
        guard map.isFinite, map.isInvertible, back.isFinite, !map.isIdentity else { return nil }
        let inPicture = ProjectionTransform(back).concatenating(map)
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
            transform: context.total
          )
        )
      default:
        return sceneFilter(in: context).map { .scene($0.applying(context.total)) }
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
      case .threshold(let least, let greatest, let color):
        let color = color.rgba(in: context.environment)
        return .threshold(.init(least: least, greatest: greatest, color: color))
      }
    }
  }

  /// Where a shadow lies and what casts it.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Lays the shadow over the thing.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow without the thing.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Casts the shadow of all that the thing isn't.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Lays the thing and its shadow over what is below one after the other, and not as one.
    public static let disablesGroup = ShadowOptions(rawValue: 8)

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// How a blur treats the sides of what it blurs.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Lets the picture go on beyond the sides of what can be seen as at them, instead of fading.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Is accepted and changes nothing.
    public static let dithersResult = BlurOptions(rawValue: 2)

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// How a filter treats colours.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Is accepted and changes nothing: filters work on sRGB as it is stored.
    public static let linearColor = FilterOptions(rawValue: 1)

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// Adds a filter that applies to the drawing operations that follow.
  ///
  /// The filter that was added last is applied first, so each filter receives the result of those
  /// added after it. A threshold of a blur, for example, adds the threshold first:
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
    guard total.isFinite, let filter = filter.filter(in: self) else { return }
    filters.insert(filter, at: 0)
  }
}
