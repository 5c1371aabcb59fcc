public import Foundation

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The additional space between characters in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The style of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The style of the underline.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The style of the line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The distance above the baseline in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// Options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit per option.
  public let rawValue: Int
  /// The text is wrapped at the given width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The line spacing includes the font's leading; ignored.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// A context for measuring text, which has no effect.
public final class NSStringDrawingContext {
  /// Creates a context.
  public init() {}
}
