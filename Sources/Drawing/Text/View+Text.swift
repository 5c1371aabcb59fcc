public import Foundation

nonisolated extension View {
  /// Sets the font of texts in this view that have none.
  @_transparent public consuming func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of texts in this view that have none.
  public consuming func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textStyling.weight, weight)
  }

  /// Sets the font design in this view; only `monospaced` has an effect on the stroke font.
  public consuming func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.textStyling) { styling in
      styling.isMonospaced = design == .monospaced
      styling.design = design
    }
  }

  /// Sets texts in this view in bold.
  public consuming func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Sets texts in this view in italics.
  public consuming func italic(_ isActive: Bool = true) -> some View {
    environment(\.textStyling.isItalic, isActive)
  }

  /// Sets texts in this view in glyphs of equal width.
  public consuming func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textStyling.isMonospaced, isActive)
  }

  /// Sets digits in this view in equal widths, which the stroke font always has.
  public consuming func monospacedDigit() -> some View {
    environment(\.textStyling.hasMonospacedDigits, true)
  }

  /// Sets the width of fonts in this view, which has no effect on the stroke font.
  public consuming func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textStyling.width, width)
  }

  /// Adds space after each letter of texts in this view, in points.
  public consuming func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textStyling.kerning, kerning)
  }

  /// Adds space after each letter of texts in this view, in points.
  public consuming func tracking(_ tracking: CGFloat) -> some View {
    kerning(tracking)
  }

  /// Moves the letters of texts in this view up, in points.
  public consuming func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textStyling.baselineOffset, baselineOffset)
  }

  /// Limits the number of lines of texts in this view; `nil` for any number.
  public consuming func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits the number of lines of texts in this view; no space is reserved for missing lines.
  public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
  }

  /// Limits the number of lines of texts in this view to the upper bound of a range.
  public consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Limits the number of lines of texts in this view to the upper bound of a range.
  public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Removes the limit on the number of lines of texts in this view; no space is reserved for
  /// missing lines.
  public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil)
  }

  /// Aligns the lines of texts in this view.
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Adds space between the lines of texts in this view, in points.
  public consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Allows letters to shrink to a scale before texts in this view are truncated.
  public consuming func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets the position at which texts in this view are truncated.
  public consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.lineRules.truncation, mode)
  }

  /// Sets the case of texts in this view; `nil` leaves their strings unchanged.
  public consuming func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.lineRules.letterCase, textCase)
  }

  /// Has no effect: only `minimumScaleFactor` makes text smaller.
  public consuming func allowsTightening(_ flag: Bool) -> some View { self }
}
