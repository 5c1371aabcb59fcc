public import Foundation

extension View {
  /// Sets the font of texts in this view that set none themselves.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of texts in this view that set none themselves.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textStyling.weight, weight)
  }

  /// Sets the family of fonts in this view; only `monospaced` makes a difference.
  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textStyling.isMonospaced, design == .monospaced)
  }

  /// Sets texts in this view in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Lets texts in this view lean to the right.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textStyling.isItalic, isActive)
  }

  /// Sets texts in this view in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textStyling.isMonospaced, isActive)
  }

  /// Changes nothing: digits are of one width in any case.
  public func monospacedDigit() -> some View { self }

  /// Changes nothing: letters are of one width of their own.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Adds room after each letter of texts in this view, in points.
  public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textStyling.kerning, kerning)
  }

  /// Adds room after each letter of texts in this view, in points.
  public func tracking(_ tracking: CGFloat) -> some View {
    kerning(tracking)
  }

  /// Moves the letters of texts in this view up, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textStyling.baselineOffset, baselineOffset)
  }

  /// Limits the number of lines of texts in this view; `nil` for any number.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits the number of lines of texts in this view; no room is kept for lines that are missing.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
  }

  /// Limits the number of lines of texts in this view to the greatest of a range.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Limits the number of lines of texts in this view to the greatest of a range.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets no limit: no room is kept for lines that are missing.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil)
  }

  /// Lines up the lines of texts in this view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Adds room between the lines of texts in this view, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Lets letters shrink to a share of their size before texts in this view are cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets where texts in this view are cut that have no room.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.lineRules.truncation, mode)
  }

  /// Sets the case of the letters of texts in this view; `nil` for that in which they are written.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.lineRules.letterCase, textCase)
  }

  /// Changes nothing: text may become smaller by `minimumScaleFactor` only.
  public func allowsTightening(_ flag: Bool) -> some View { self }
}
