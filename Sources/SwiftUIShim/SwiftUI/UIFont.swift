public import Drawing
public import Foundation

/// A UIKit font: the system font with a size and weight, or a named font.
///
/// It is a class, as in UIKit.
public final class UIFont: Hashable, @unchecked Sendable {
  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    /// The lightest weight.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// A very light weight.
    public static let thin = Weight(weight: .thin)
    /// A light weight.
    public static let light = Weight(weight: .light)
    /// The default weight.
    public static let regular = Weight(weight: .regular)
    /// A slightly bold weight.
    public static let medium = Weight(weight: .medium)
    /// A fairly bold weight.
    public static let semibold = Weight(weight: .semibold)
    /// A bold weight.
    public static let bold = Weight(weight: .bold)
    /// A very bold weight.
    public static let heavy = Weight(weight: .heavy)
    /// The boldest weight.
    public static let black = Weight(weight: .black)
  }

  /// The text style of a font.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    /// Large titles.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// First-level titles.
    public static let title1 = TextStyle(style: .title)
    /// Second-level titles.
    public static let title2 = TextStyle(style: .title2)
    /// Third-level titles.
    public static let title3 = TextStyle(style: .title3)
    /// Headings.
    public static let headline = TextStyle(style: .headline)
    /// Subheadings.
    public static let subheadline = TextStyle(style: .subheadline)
    /// Body text.
    public static let body = TextStyle(style: .body)
    /// Callouts.
    public static let callout = TextStyle(style: .callout)
    /// Footnotes.
    public static let footnote = TextStyle(style: .footnote)
    /// Captions.
    public static let caption1 = TextStyle(style: .caption)
    /// Alternate captions.
    public static let caption2 = TextStyle(style: .caption2)
  }

  let font: Font
  /// The size in points.
  public let pointSize: CGFloat
  /// The name of the font.
  public let fontName: String

  private init(_ font: Font, name: String = ".SFUI") {
    _ = UIFont.readerRegistration
    self.font = font
    pointSize = font.pointSize
    fontName = name
  }

  /// Creates a named font; see `Font.custom(_:size:)` for the available fonts.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), name: name)
  }

  /// Returns the system font at a size.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight))
  }

  /// Returns the bold system font at a size.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the italic system font at a size.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic())
  }

  /// Returns the monospaced system font at a size.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced))
  }

  /// Returns the system font at a size, with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit())
  }

  /// Returns the font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style))
  }

  /// The names of the installed font families; always empty.
  public static var familyNames: [String] { [] }

  /// Returns the names of the fonts of a family; always empty.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The standard size of the system font in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of labels in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons in points.
  public static var buttonFontSize: CGFloat { 18 }

  /// The name of the font's family; always the name of the font.
  public var familyName: String { fontName }
  /// The height of a line in points.
  public var lineHeight: CGFloat { Text("X").font(font).measured(width: nil).height }

  /// Returns the font at another size. A system font loses its weight and style.
  public func withSize(_ size: CGFloat) -> UIFont {
    fontName == ".SFUI"
      ? UIFont(.system(size: size)) : UIFont(.custom(fontName, fixedSize: size), name: fontName)
  }

  /// Returns whether two fonts are equal.
  public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }

  /// Hashes the font.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
  }
}

/// The font type of Core Text.
public typealias CTFont = UIFont

extension Font {
  /// Creates a font from a UIKit font.
  public init(_ font: CTFont) {
    self = font.font
  }
}
