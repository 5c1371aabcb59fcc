/// The alignment of views in both directions.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Combines an alignment from left to right with one from top to bottom.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Middle on middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Left sides in line, middles at one height.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Right sides in line, middles at one height.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Upper sides in line, middles below one another.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Lower sides in line, middles below one another.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Top left corner on top left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Top right corner on top right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Bottom left corner on bottom left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Bottom right corner on bottom right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Middles below one another, base lines of the first lines of text at one height.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// Middles below one another, base lines of the last lines of text at one height.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// Left sides below one another, base lines of the first lines of text at one height.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// Left sides below one another, base lines of the last lines of text at one height.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// Right sides below one another, base lines of the first lines of text at one height.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// Right sides below one another, base lines of the last lines of text at one height.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}
