public import Foundation
import Scene

extension GraphicsContext {
  /// What is done to each thing before it is put on the canvas.
  public struct Filter {
    private enum Kind {
      case blur(radius: CGFloat, opaque: Bool)
      case shadow(Color, radius: CGFloat, offset: CGPoint)
      case color(ColorEffect)
      case threshold(least: Double, greatest: Double, Color)
    }

    private let kind: Kind

    /// Returns a blur; the radius is the standard deviation, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius: radius, opaque: options.contains(.opaque)))
    }

    /// Returns a shadow beneath; the radius is the standard deviation of its blur, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, offset: CGPoint(x: x, y: y)))
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

    /// Returns what is done on the canvas, or `nil` where nothing is.
    fileprivate func filter(in context: GraphicsContext) -> Scene.Filter? {
      switch kind {
      case .blur(let radius, let opaque):
        guard radius > 0, radius.isFinite else { return nil }
        let deviation = CGSize(width: radius, height: radius)
        let frame = opaque ? context.clipBoundingRect : nil
        return .blur(Scene.Filter.Blur(deviation: deviation, frame: frame))
      case .shadow(let color, let radius, let offset):
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

  /// Does something to each thing that is drawn from now on; several filters follow one another.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    guard let filter = filter.filter(in: self), total.isFinite else { return }
    filters.append(filter.applying(total))
  }
}
