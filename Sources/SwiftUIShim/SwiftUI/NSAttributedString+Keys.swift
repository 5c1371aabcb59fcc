import DrawingControls
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

// Both `String` and `NSString` are extended, because they don't bridge on this platform.

extension String {
  /// Returns the size of the text on one line, as `Text` draws it, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    styled(attributes).measured(width: nil)
  }

  /// Returns the bounds of the text, as `Text` draws it, in points.
  ///
  /// The text is on one line. With the option `usesLineFragmentOrigin`, it is wrapped at the width
  /// of `size`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    let measured = styled(attributes).measured(width: isWrapped ? size.width : nil)
    return CGRect(origin: .zero, size: measured)
  }

  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> Text {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let kern = attributes?[.kern] as? CGFloat ?? 0
    return Text(verbatim: self).font(Font(font)).kerning(kern)
  }
}

extension NSString {
  /// Returns the size of the text on one line, as `Text` draws it, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  /// Returns the bounds of the text, as `Text` draws it, in points.
  ///
  /// The text is on one line. With the option `usesLineFragmentOrigin`, it is wrapped at the width
  /// of `size`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(
      with: size,
      options: options,
      attributes: attributes,
      context: context
    )
  }
}
