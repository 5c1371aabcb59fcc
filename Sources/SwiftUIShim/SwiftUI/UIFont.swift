public import Drawing
public import Foundation

/// A font of UIKit: a size and weight of the system font, or a named font.
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
    /// The default.
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
    self.font = font
    pointSize = font.pointSize
    fontName = name
  }

  /// Creates a font with a name; see `Font.custom(_:size:)` for the fonts that are found.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), name: name)
  }

  /// Returns the system font in a size.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight))
  }

  /// Returns the bold system font in a size.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the italic system font in a size.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic())
  }

  /// Returns the monospaced system font in a size.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced))
  }

  /// Returns the system font with digits of equal width in a size.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit())
  }

  /// Returns the font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style))
  }

  /// The names of the installed families; always empty.
  public static var familyNames: [String] { [] }

  /// Returns the fonts of a family; always none.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The size of body text in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of labels in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons in points.
  public static var buttonFontSize: CGFloat { 18 }

  /// The name of the font's family.
  public var familyName: String { fontName }
  /// The height of a line in points.
  public var lineHeight: CGFloat { Text("X").font(font).measured(width: nil).height }

  /// Returns the font in another size.
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
  /// Creates a font from a font of UIKit.
  public init(_ font: CTFont) {
    self = font.font
  }
}
