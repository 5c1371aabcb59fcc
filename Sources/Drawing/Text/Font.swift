public import Foundation

/// The size and weight of text. All fonts are drawn with the library's own letters.
public struct Font: Hashable, Sendable {
  /// How heavy the lines of the letters are.
  public struct Weight: Hashable, Sendable {
    /// The width of the pen, as a share of the size of the font.
    let pen: Double

    /// The thinnest.
    public static let ultraLight = Weight(pen: 0.02)
    /// Very thin.
    public static let thin = Weight(pen: 0.035)
    /// Thin.
    public static let light = Weight(pen: 0.055)
    /// The usual one.
    public static let regular = Weight(pen: 0.075)
    /// A little heavier than usual.
    public static let medium = Weight(pen: 0.09)
    /// Half bold.
    public static let semibold = Weight(pen: 0.11)
    /// Bold.
    public static let bold = Weight(pen: 0.13)
    /// Very bold.
    public static let heavy = Weight(pen: 0.15)
    /// The heaviest.
    public static let black = Weight(pen: 0.17)
  }

  /// The family of a font; only `monospaced` makes a difference here.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With serifs; none are drawn.
    case serif
    /// With round ends; they are round in any case.
    case rounded
    /// With letters of one width.
    case monospaced
  }

  /// What a text is for, which decides on its size.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, half bold.
    case headline
    /// 15 points.
    case subheadline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2

    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  /// How wide letters are; they are of one width of their own here.
  public struct Width: Hashable, Sendable {
    /// The width, as a share of the usual one.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Narrower.
    public static let compressed = Width(0.8)
    /// A little narrower.
    public static let condensed = Width(0.9)
    /// The usual one.
    public static let standard = Width(1)
    /// Wider.
    public static let expanded = Width(1.2)
  }

  var size: CGFloat
  /// Whether it grows with the size of text set around.
  var followsTextStyle = false
  var weight: Weight?
  var isMonospaced = false
  var isItalic = false

  /// Returns a font of a size in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(size: size, weight: weight, isMonospaced: design == .monospaced)
  }

  /// Returns the font of a text style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    var font = Font.system(
      size: style.size,
      weight: weight ?? (style == .headline ? .semibold : nil),
      design: design
    )
    font.followsTextStyle = true
    return font
  }

  /// Returns a font of a size in points; the name is of no consequence.
  public static func custom(_ name: String, size: CGFloat) -> Font { .system(size: size) }

  /// Returns a font of a size in points; the name is of no consequence.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    .system(size: fixedSize)
  }

  /// Returns a font of a size in points that grows with texts; the name is of no consequence.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font {
    var font = Font.system(size: size)
    font.followsTextStyle = true
    return font
  }

  /// 34 points.
  public static let largeTitle = Font.system(.largeTitle)
  /// 28 points.
  public static let title = Font.system(.title)
  /// 22 points.
  public static let title2 = Font.system(.title2)
  /// 20 points.
  public static let title3 = Font.system(.title3)
  /// 17 points, half bold.
  public static let headline = Font.system(.headline)
  /// 15 points.
  public static let subheadline = Font.system(.subheadline)
  /// 17 points.
  public static let body = Font.system(.body)
  /// 16 points.
  public static let callout = Font.system(.callout)
  /// 13 points.
  public static let footnote = Font.system(.footnote)
  /// 12 points.
  public static let caption = Font.system(.caption)
  /// 11 points.
  public static let caption2 = Font.system(.caption2)
}

extension Font {
  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font leaning to the right.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the font with letters of one width.
  public func monospaced() -> Font {
    var font = self
    font.isMonospaced = true
    return font
  }

  /// Returns the font; its digits are of one width in any case.
  public func monospacedDigit() -> Font { self }

  /// Returns the font; its letters are of one width of their own.
  public func width(_ width: Width) -> Font { self }

  /// Returns the font; it has no small capitals.
  public func smallCaps() -> Font { self }

  /// Returns the font; its lines stand as far apart as they do.
  public func leading(_ leading: Leading) -> Font { self }

  /// How far lines stand apart; of no consequence here.
  public enum Leading: Hashable, Sendable {
    /// As usual.
    case standard
    /// Closer.
    case tight
    /// Further.
    case loose
  }
}
