import CoreGraphics
import Drawing
import DrawingControls
public import Foundation

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

  /// Draws the text in the current context on one line, with its top left corner at a point.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    UIGraphicsGetCurrentContext()?.draw(styled(attributes), at: point)
  }

  /// Draws the text in the current context in a rectangle, wrapped at its width.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    UIGraphicsGetCurrentContext()?.draw(styled(attributes), in: rect)
  }

  fileprivate func styled(_ attributes: [NSAttributedString.Key: Any]?) -> Text {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let kern = attributes?[.kern] as? CGFloat ?? 0
    let color = attributes?[.foregroundColor] as? UIColor ?? .black
    return Text(verbatim: self).font(Font(font)).kerning(kern).foregroundColor(Color(color))
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

  /// Draws the text in the current context on one line, with its top left corner at a point.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    description.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in the current context in a rectangle, wrapped at its width.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    description.draw(in: rect, withAttributes: attributes)
  }
}

extension NSAttributedString {
  /// Returns the size of the text on one line, as `Text` draws it, in points.
  public func size() -> CGSize { styled.measured(width: nil) }

  /// Returns the bounds of the text, as `Text` draws it, in points.
  ///
  /// The text is on one line. With the option `usesLineFragmentOrigin`, it is wrapped at the width
  /// of `size`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    return CGRect(origin: .zero, size: styled.measured(width: isWrapped ? size.width : nil))
  }

  /// Draws the text in the current context on one line, with its top left corner at a point.
  public func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.draw(styled, at: point)
  }

  /// Draws the text in the current context in a rectangle, wrapped at its width.
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(styled, in: rect)
  }

  /// The text, one part for each range of equal attributes.
  private var styled: Text {
    var text: Text?
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let part = attributedSubstring(from: range).string.styled(attributes)
      text = text.map { $0 + part } ?? part
    }
    return text ?? Text(verbatim: "")
  }
}
