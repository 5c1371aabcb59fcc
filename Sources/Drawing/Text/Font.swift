public import Foundation

/// The name, size, weight and style of text.
///
/// Text is drawn in the library's stroke font or, with the package trait `Fonts`, in registered
/// fonts.
public struct Font: Hashable, Sendable {
  /// The weight of the strokes.
  public struct Weight: Hashable, Sendable {
    /// The width of the stroke font's pen, relative to the font size.
    let pen: Double

    /// The thinnest weight.
    public static let ultraLight = Weight(pen: 0.02)
    /// A very thin weight.
    public static let thin = Weight(pen: 0.035)
    /// A thin weight.
    public static let light = Weight(pen: 0.055)
    /// The default weight.
    public static let regular = Weight(pen: 0.075)
    /// Slightly heavier than the default.
    public static let medium = Weight(pen: 0.09)
    /// Semibold.
    public static let semibold = Weight(pen: 0.11)
    /// Bold.
    public static let bold = Weight(pen: 0.13)
    /// Heavier than bold.
    public static let heavy = Weight(pen: 0.15)
    /// The heaviest weight.
    public static let black = Weight(pen: 0.17)
  }

  /// The design of a font; only `monospaced` has an effect on the stroke font.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// A serif design; the stroke font has no serifs.
    case serif
    /// A rounded design; the stroke font always has round ends.
    case rounded
    /// A design with glyphs of equal width.
    case monospaced
  }

  /// The purpose of a text, which determines its size.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
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

  /// The width of glyphs, which has no effect on the stroke font.
  public struct Width: Hashable, Sendable {
    /// The width relative to the default.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Narrower.
    public static let compressed = Width(0.8)
    /// Slightly narrower.
    public static let condensed = Width(0.9)
    /// The default width.
    public static let standard = Width(1)
    /// Wider.
    public static let expanded = Width(1.2)
  }

  var size: CGFloat
  /// Whether it scales with the dynamic type size.
  var followsTextStyle = false
  var weight: Weight?
  var isMonospaced = false
  var isItalic = false
  /// The name of a registered font or family; `nil` for the default of the design.
  var name: String?
  var design: Design?
  var width: Width?
  /// Whether digits have equal widths, as in the stroke font.
  var hasMonospacedDigits = false
  /// Whether it scales with the dynamic type size if its name is registered.
  var scalesIfRegistered = false
  /// Whether lowercase and uppercase letters are drawn as small capitals.
  var lowercaseIsSmallCaps = false
  var uppercaseIsSmallCaps = false
  var leading = Leading.standard

  /// Returns a font of a size in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(size: size, weight: weight, isMonospaced: design == .monospaced, design: design)
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

  /// Returns a registered font that scales with body text.
  ///
  /// If no font has the name, or without the package trait `Fonts`, it is the system font of that
  /// size, which doesn't scale.
  ///
  /// - Parameters:
  ///   - name: The name of a family, such as `Inter`, or of one of its fonts, such as `Inter-Bold`.
  ///   - size: The size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = Font.system(size: size)
    font.name = name
    font.scalesIfRegistered = true
    return font
  }

  /// Returns a registered font of a size in points; the system font if no font has the name, or
  /// without the package trait `Fonts`.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var font = Font.system(size: fixedSize)
    font.name = name
    return font
  }

  /// Returns a registered font that scales with text styles; the system font if no font has the
  /// name, or without the package trait `Fonts`.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font {
    var font = Font.system(size: size)
    font.name = name
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
  /// 17 points, semibold.
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

extension Font.Weight {
  /// The weight on the scale used by font files: 400 for regular, 700 for bold.
  var value: Double {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return Double((weights.firstIndex(of: self) ?? 3) + 1) * 100
  }
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

  /// Returns the font slanted to the right.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the font with glyphs of equal width.
  public func monospaced() -> Font {
    var font = self
    font.isMonospaced = true
    return font
  }

  /// Returns the font with digits of equal width, which the stroke font always has.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }

  /// Returns the font with another width, which has no effect on the stroke font.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// Returns the font with all letters as small capitals, if it has them; the stroke font doesn't.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// Returns the font with lowercase letters as small capitals, if it has them; the stroke font
  /// doesn't.
  public func lowercaseSmallCaps() -> Font {
    var font = self
    font.lowercaseIsSmallCaps = true
    return font
  }

  /// Returns the font with uppercase letters as small capitals, if it has them; the stroke font
  /// doesn't.
  public func uppercaseSmallCaps() -> Font {
    var font = self
    font.uppercaseIsSmallCaps = true
    return font
  }

  /// Returns the font with another distance between lines, which has no effect on the stroke font.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.leading = leading
    return font
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The font's own distance.
    case standard
    /// A smaller distance: 2 points less at a font size of 17.
    case tight
    /// A larger distance: 2 points more at a font size of 17.
    case loose

    /// The space that is added between lines, in ems.
    var extraGap: Double {
      switch self {
      case .standard: 0
      case .tight: -2.0 / 17
      case .loose: 2.0 / 17
      }
    }
  }
}
