public import Foundation

extension Text {
  func styled(_ change: (inout TextRun) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }

  /// Returns the text with a font for parts without one.
  public func font(_ font: Font?) -> Text {
    styled { $0.explicitStyle.font = $0.explicitStyle.font ?? font }
  }

  /// Returns the text with a weight for parts without one.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.explicitStyle.weight = $0.explicitStyle.weight ?? weight }
  }

  /// Returns the text with a font design for parts without one; only `monospaced` has an effect on
  /// the stroke font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    monospaced(design == .monospaced).styled {
      $0.explicitStyle.design = $0.explicitStyle.design ?? design
    }
  }

  /// Returns the text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Returns the text in bold, or unchanged.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Returns the text in italics.
  public func italic() -> Text { italic(true) }

  /// Returns the text in italics, or upright.
  public func italic(_ isActive: Bool) -> Text {
    styled { $0.explicitStyle.isItalic = $0.explicitStyle.isItalic ?? isActive }
  }

  /// Returns the text with glyphs of equal width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.explicitStyle.isMonospaced = $0.explicitStyle.isMonospaced ?? isActive }
  }

  /// Returns the text with digits of equal width, which the stroke font always has.
  public func monospacedDigit() -> Text {
    styled { $0.explicitStyle.hasMonospacedDigits = true }
  }

  /// Returns the text with space added after each letter, in points.
  public func kerning(_ kerning: CGFloat) -> Text {
    styled { $0.explicitStyle.kerning = $0.explicitStyle.kerning ?? kerning }
  }

  /// Returns the text with space added after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  /// Returns the text with its baseline moved up by an offset in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.explicitStyle.baselineOffset = $0.explicitStyle.baselineOffset ?? baselineOffset }
  }

  /// Returns the text with a colour for parts without one.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.style = $0.style ?? color }
  }

  /// Returns the text with a style for parts without one.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    styled { $0.style = $0.style ?? style }
  }
}
