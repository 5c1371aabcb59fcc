public import Foundation

// These views are never drawn.

/// A text label, which isn't drawn.
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
  /// The colour of the text.
  open var textColor: UIColor?
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines; 0 for any number.
  open var numberOfLines = 1
}

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// Left.
  case left
  /// Centred.
  case center
  /// Right.
  case right
  /// Aligned on both sides.
  case justified
  /// The default alignment of the language.
  case natural
}

/// An image view, which isn't drawn.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?

  /// Creates a view with an image.
  public init(image: UIImage?) {
    self.image = image
    super.init()
  }

  /// Creates a view without an image.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a view without decoding it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
